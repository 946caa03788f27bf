"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "LanguageTag",
    "LanguageTagValue",
]


LanguageTagValue: TypeAlias = Literal[
    "en",
    "fr",
    "pt",
    "ar",
    "sw",
]


class LanguageTag(OpenEnum):
    """Language, ISO 639-1 code."""

    EN: Final = "en"
    """English"""
    FR: Final = "fr"
    """French"""
    PT: Final = "pt"
    """Portuguese"""
    AR: Final = "ar"
    """Arabic"""
    SW: Final = "sw"
    """Swahili"""

    _values = frozenset(get_args(LanguageTagValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[LanguageTagValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
