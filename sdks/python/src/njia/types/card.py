"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import INT, STR, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt

    from ..types.fraud_values import FraudDecisionValue
    from ..types.money import Money

_ref = type_refs(__name__)

__all__ = [
    "CardCapture",
    "CardFraudDecision",
    "CardMatchedLimit",
    "CardMerchant",
]


class CardCapture(Model):
    """Money that a merchant took."""

    id: str
    """Id of the capture."""
    amount_minor_units: int
    """Amount captured, in minor units of the card's currency."""
    currency: str
    """ISO 4217 currency of the amount."""
    at: _dt.datetime
    """When it was captured."""
    transaction_id: str
    """The transaction it became."""

    _table = (
        ("id", "id", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("at", "at", DATE_TIME, REQ),
        ("transaction_id", "transactionId", STR, REQ),
    )


class CardFraudDecision(Model):
    """What the fraud score said about an authorization."""

    analysis_id: str
    """The analysis."""
    risk_score: int
    """Risk from 0 to 100."""
    decision: FraudDecisionValue | str
    """Decision of the policy."""

    _table = (
        ("analysis_id", "analysisId", STR, REQ),
        ("risk_score", "riskScore", INT, REQ),
        ("decision", "decision", STR, REQ),
    )


class CardMatchedLimit(Model):
    """A limit that an authorization counted against."""

    limit_id: str
    """The limit."""
    before: Money | None
    """What was left before; null without an amount."""
    after: Money | None
    """What is left after; null without an amount."""

    _table = (
        ("limit_id", "limitId", STR, REQ),
        ("before", "before", Nullable(_ref("money", "Money")), REQ),
        ("after", "after", Nullable(_ref("money", "Money")), REQ),
    )


class CardMerchant(Model):
    """The merchant of an authorization."""

    id: str
    """Id of the merchant."""
    name: str
    """Name of the merchant."""
    category_code: str
    """Merchant category code (ISO 18245)."""
    category: str
    """Category group of the code."""
    city: str | None
    """City of the merchant."""
    country: str

    _table = (
        ("id", "id", STR, REQ),
        ("name", "name", STR, REQ),
        ("category_code", "categoryCode", STR, REQ),
        ("category", "category", STR, REQ),
        ("city", "city", Nullable(STR), REQ),
        ("country", "country", STR, REQ),
    )
