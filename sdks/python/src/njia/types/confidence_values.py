"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "ConfidenceLevel",
    "ConfidenceLevelValue",
]


ConfidenceLevelValue: TypeAlias = Literal[
    "low",
    "medium",
    "high",
]


class ConfidenceLevel(OpenEnum):
    """How much the data behind a figure can bear."""

    LOW: Final = "low"
    """Little or no data."""
    MEDIUM: Final = "medium"
    """Some data."""
    HIGH: Final = "high"
    """Enough data."""

    _values = frozenset(get_args(ConfidenceLevelValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ConfidenceLevelValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
