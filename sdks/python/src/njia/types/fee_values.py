"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "FeeBearer",
    "FeeBearerValue",
]


FeeBearerValue: TypeAlias = Literal[
    "sender",
    "recipient",
]


class FeeBearer(OpenEnum):
    """Who pays the fee."""

    SENDER: Final = "sender"
    """The fee is added to what the sender pays."""
    RECIPIENT: Final = "recipient"
    """The fee is taken out of what the recipient gets."""

    _values = frozenset(get_args(FeeBearerValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FeeBearerValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
