"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt

    from ..types.actor import Actor

_ref = type_refs(__name__)

__all__ = [
    "TimelineItem",
]


class TimelineItem(Model):
    """One change of state, with its time, reason and actor."""

    at: _dt.datetime
    """When the state was reached."""
    status: str
    """The state that was reached; a value of the status of the object."""
    reason: str | None
    """Machine code of the reason; null when the state explains itself."""
    actor: Actor

    _table = (
        ("at", "at", DATE_TIME, REQ),
        ("status", "status", STR, REQ),
        ("reason", "reason", Nullable(STR), REQ),
        ("actor", "actor", _ref("actor", "Actor"), REQ),
    )
