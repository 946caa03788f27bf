"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "CostBasis",
    "CostBasisValue",
]


CostBasisValue: TypeAlias = Literal[
    "history",
    "blended",
    "tariff",
]


class CostBasis(OpenEnum):
    """What a cost estimate rests on."""

    HISTORY: Final = "history"
    """Charges observed in the last 24 hours, with an effective weight of 30 or more."""
    BLENDED: Final = "blended"
    """A few observed charges together with the published tariff."""
    TARIFF: Final = "tariff"
    """The published tariff alone."""

    _values = frozenset(get_args(CostBasisValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CostBasisValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
