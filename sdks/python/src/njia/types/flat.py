"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt

    from ..types.events_values import EventTypeValue

__all__ = [
    "FlatEvent",
]


class FlatEvent(Model):
    """The deprecated flat webhook payload: the members of the resource itself at top level, beside three members
    about the event.

    It has no `data`, no `sequence` and no former values. Its deliveries carry the headers `Deprecation` and
    `Sunset`.

    Deprecated since 2026-03-01; use Event; it ends on 2027-06-01.
    """

    event: EventTypeValue | str
    """What happened."""
    event_id: str
    """Id of the event."""
    event_timestamp: _dt.datetime
    """When it happened (UTC)."""
    id: str
    """Id of the resource."""
    object: str
    """Type of the resource."""

    _table = (
        ("event", "event", STR, REQ),
        ("event_id", "eventId", STR, REQ),
        ("event_timestamp", "eventTimestamp", DATE_TIME, REQ),
        ("id", "id", STR, REQ),
        ("object", "object", STR, REQ),
    )
