"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "ActorType",
    "ActorTypeValue",
]


ActorTypeValue: TypeAlias = Literal[
    "api_key",
    "user",
    "system",
    "provider",
    "widget",
]


class ActorType(OpenEnum):
    """Kind of actor that caused a change."""

    API_KEY: Final = "api_key"
    """A machine that used an API key."""
    USER: Final = "user"
    """A person with a login session."""
    SYSTEM: Final = "system"
    """The service itself, for example a timer or a retry."""
    PROVIDER: Final = "provider"
    """A payment rail or mobile-money provider."""
    WIDGET: Final = "widget"
    """An embedded widget in a browser."""

    _values = frozenset(get_args(ActorTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ActorTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
