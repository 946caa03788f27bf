"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR, ListOf, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import NUMBER

if TYPE_CHECKING:
    from ..types.kyc_values import KycScreeningResultValue

_ref = type_refs(__name__)

__all__ = [
    "KycScreening",
    "KycScreeningHit",
]


class KycScreening(Model):
    """Screening against lists."""

    sanctions: KycScreeningResultValue | str
    pep: KycScreeningResultValue | str
    adverse_media: KycScreeningResultValue | str
    matches: list[KycScreeningHit]
    """Entries that were found."""

    _table = (
        ("sanctions", "sanctions", STR, REQ),
        ("pep", "pep", STR, REQ),
        ("adverse_media", "adverseMedia", STR, REQ),
        ("matches", "matches", ListOf(_ref("kyc_screening", "KycScreeningHit")), REQ),
    )


class KycScreeningHit(Model):
    """An entry that a screening found."""

    list_: str
    """The list."""
    name: str
    """Name in the list."""
    similarity: float
    """How similar the name is."""

    _table = (
        ("list_", "list", STR, REQ),
        ("name", "name", STR, REQ),
        ("similarity", "similarity", NUMBER, REQ),
    )
