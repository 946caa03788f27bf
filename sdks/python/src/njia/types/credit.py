"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import INT, STR, ListOf, Nullable
from .._runtime._model import LAST4, REQ, Model
from .._runtime._scalars import NUMBER

if TYPE_CHECKING:
    from ..types.confidence_values import ConfidenceLevelValue
    from ..types.credit_values import CreditDataSourceValue, CreditReasonCodeValue, CreditReasonDirectionValue

__all__ = [
    "CreditContribution",
    "CreditDataCoverage",
    "CreditReason",
    "CreditSubject",
]


class CreditContribution(Model):
    """Points of one feature.

    Base score and all points add up to the score exactly.
    """

    feature: str
    """Name of the feature; `scale_limit` is the cut at 300 or 850, `population` is where the average applicant of the
    training data stands against the base score.
    """
    value: float | None
    """This person's value; null when missing."""
    benchmark: float | None
    """Value of the average applicant."""
    points: int
    """Points that it adds."""

    _table = (
        ("feature", "feature", STR, REQ),
        ("value", "value", Nullable(NUMBER), REQ),
        ("benchmark", "benchmark", Nullable(NUMBER), REQ),
        ("points", "points", INT, REQ),
    )


class CreditDataCoverage(Model):
    """How much data the score rests on."""

    days: int
    """Days between the first and the last transaction."""
    transaction_count: int
    """Completed transactions."""
    sources: list[CreditDataSourceValue | str]
    """Sources that were used."""
    confidence: ConfidenceLevelValue | str

    _table = (
        ("days", "days", INT, REQ),
        ("transaction_count", "transactionCount", INT, REQ),
        ("sources", "sources", ListOf(STR), REQ),
        ("confidence", "confidence", STR, REQ),
    )


class CreditReason(Model):
    """One of the main reasons of the score, specific to this person."""

    code: CreditReasonCodeValue | str
    description: str
    """The reason in words."""
    direction: CreditReasonDirectionValue | str
    points: int
    """Points of the feature."""
    feature: str | None
    """Feature behind it; null for reasons about the data."""

    _table = (
        ("code", "code", STR, REQ),
        ("description", "description", STR, REQ),
        ("direction", "direction", STR, REQ),
        ("points", "points", INT, REQ),
        ("feature", "feature", Nullable(STR), REQ),
    )


class CreditSubject(Model):
    """The scored person, masked."""

    phone: str | None
    """Phone number; null when the customer has none."""
    country: str
    full_name: str | None
    """Name with most letters hidden."""

    _table = (
        ("phone", "phone", Nullable(STR), REQ | LAST4),
        ("country", "country", STR, REQ),
        ("full_name", "fullName", Nullable(STR), REQ),
    )
