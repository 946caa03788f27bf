"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "AmountType",
    "AmountTypeValue",
]


AmountTypeValue: TypeAlias = Literal[
    "send",
    "receive",
]


class AmountType(OpenEnum):
    """Which side of the payment the amount fixes."""

    SEND: Final = "send"
    """Amount and currency are what leaves the payer, before fees."""
    RECEIVE: Final = "receive"
    """Amount and currency are what the recipient gets; the sent amount is worked out."""

    _values = frozenset(get_args(AmountTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[AmountTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
