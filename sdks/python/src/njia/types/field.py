"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR
from .._runtime._model import OPT, REQ, Model

if TYPE_CHECKING:
    from ..types.field_values import FieldErrorLocationValue

__all__ = [
    "FieldError",
]


class FieldError(Model):
    """One faulty value of a request.

    Values in the body are named by `pointer`, all others by `in` and `name`.
    """

    in_: FieldErrorLocationValue | str | None = None
    pointer: str | None = None
    """Where the value stands in the body: a JSON pointer (RFC 6901)."""
    name: str | None = None
    """Name of the faulty parameter or header."""
    code: str
    """Stable code of the broken rule."""
    message: str
    """The broken rule in words."""

    _table = (
        ("in_", "in", STR, OPT),
        ("pointer", "pointer", STR, OPT),
        ("name", "name", STR, OPT),
        ("code", "code", STR, REQ),
        ("message", "message", STR, REQ),
    )
