"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, STR, Nullable
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt

__all__ = [
    "ReconciliationCase",
]


class ReconciliationCase(Model):
    """Whether a person must settle a contradiction or an open outcome of the transaction."""

    required: bool
    """`true` while a case is open."""
    case_reason: str | None
    """Machine code of the reason; null without a case."""
    opened_at: _dt.datetime | None
    """When the case was opened; null without a case."""

    _table = (
        ("required", "required", BOOL, REQ),
        ("case_reason", "caseReason", Nullable(STR), REQ),
        ("opened_at", "openedAt", Nullable(DATE_TIME), REQ),
    )
