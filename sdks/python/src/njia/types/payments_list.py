"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, STR, Const, ListOf, Nullable, type_refs
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from typing import Literal

    from ..types.payments import Payment

_ref = type_refs(__name__)

__all__ = [
    "PaymentList",
]


class PaymentList(Model):
    """One page of payments, newest first."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[Payment]
    """The payments of this page."""
    has_more: bool
    """Whether there are further pages."""
    next_cursor: str | None
    """Value of `startingAfter` for the next page; null on the last one."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("payments", "Payment")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )
