"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "FieldErrorLocation",
    "FieldErrorLocationValue",
]


FieldErrorLocationValue: TypeAlias = Literal[
    "body",
    "query",
    "header",
    "path",
]


class FieldErrorLocation(OpenEnum):
    """Part of the request that holds the faulty value."""

    BODY: Final = "body"
    """The JSON body; `pointer` leads to the value."""
    QUERY: Final = "query"
    """A query parameter; `name` tells which."""
    HEADER: Final = "header"
    """A request header; `name` tells which."""
    PATH: Final = "path"
    """A path parameter; `name` tells which."""

    _values = frozenset(get_args(FieldErrorLocationValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[FieldErrorLocationValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
