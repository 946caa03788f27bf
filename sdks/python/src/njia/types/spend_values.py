"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "SpendLimitInterval",
    "SpendLimitIntervalValue",
    "SpendLimitScope",
    "SpendLimitScopeValue",
]


SpendLimitIntervalValue: TypeAlias = Literal[
    "per_authorization",
    "daily",
    "weekly",
    "monthly",
    "yearly",
    "all_time",
]


class SpendLimitInterval(OpenEnum):
    """The calendar window of a limit, in the time zone of the card."""

    PER_AUTHORIZATION: Final = "per_authorization"
    """Each single authorization."""
    DAILY: Final = "daily"
    """A day, from 00:00."""
    WEEKLY: Final = "weekly"
    """A week, from Monday 00:00."""
    MONTHLY: Final = "monthly"
    """A month, from the 1st."""
    YEARLY: Final = "yearly"
    """A year, from 1 January."""
    ALL_TIME: Final = "all_time"
    """The life of the card."""

    _values = frozenset(get_args(SpendLimitIntervalValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[SpendLimitIntervalValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


SpendLimitScopeValue: TypeAlias = Literal[
    "card",
    "merchant",
    "category",
]


class SpendLimitScope(OpenEnum):
    """What a limit counts."""

    CARD: Final = "card"
    """Everything the card spends."""
    MERCHANT: Final = "merchant"
    """What it spends at one merchant, or at each merchant on its own."""
    CATEGORY: Final = "category"
    """What it spends in one category, or in each category group on its own."""

    _values = frozenset(get_args(SpendLimitScopeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[SpendLimitScopeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
