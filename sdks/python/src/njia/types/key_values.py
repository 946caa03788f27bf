"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "KeyMode",
    "KeyModeValue",
]


KeyModeValue: TypeAlias = Literal[
    "live",
    "test",
]


class KeyMode(OpenEnum):
    """Mode of an API key."""

    LIVE: Final = "live"
    """Real money."""
    TEST: Final = "test"
    """The sandbox."""

    _values = frozenset(get_args(KeyModeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[KeyModeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
