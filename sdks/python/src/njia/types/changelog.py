"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, STR, Const, ListOf, Nullable, type_refs
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from typing import Literal

    from ..types.change import ChangeLogEntry

_ref = type_refs(__name__)

__all__ = [
    "ChangeLogEntryList",
]


class ChangeLogEntryList(Model):
    """One page of changes, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[ChangeLogEntry]
    """The changes of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("change", "ChangeLogEntry")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )
