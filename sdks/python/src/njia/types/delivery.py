"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Literal

    from ..types.delivery_values import DeliveryErrorValue, DeliveryStatusValue
    from ..types.events_values import EventTypeValue

_ref = type_refs(__name__)

__all__ = [
    "Delivery",
    "DeliveryAttempt",
]


class Delivery(Model):
    """The delivery of one event to one endpoint: up to ten attempts over about 75.6 hours."""

    id: str
    """Id of the delivery."""
    object: Literal["delivery"] = "delivery"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    event_id: str
    """The event."""
    event_type: EventTypeValue | str
    endpoint_id: str
    """The endpoint."""
    status: DeliveryStatusValue | str
    attempt_count: int
    """Attempts made."""
    next_attempt_at: _dt.datetime | None
    """When the next attempt is due; null if none is."""
    attempts: list[DeliveryAttempt]
    """The attempts, oldest first."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("delivery"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("event_id", "eventId", STR, REQ),
        ("event_type", "eventType", STR, REQ),
        ("endpoint_id", "endpointId", STR, REQ),
        ("status", "status", STR, REQ),
        ("attempt_count", "attemptCount", INT, REQ),
        ("next_attempt_at", "nextAttemptAt", Nullable(DATE_TIME), REQ),
        ("attempts", "attempts", ListOf(_ref("delivery", "DeliveryAttempt")), REQ),
    )


class DeliveryAttempt(Model):
    """One try to deliver an event."""

    number: int
    """Counts the attempts, from 1."""
    at: _dt.datetime
    """When it was made."""
    http_status: int | None
    """Status of the answer; null if there was none."""
    duration_ms: int
    """How long it took, in milliseconds."""
    error: DeliveryErrorValue | str | None
    """Why it failed; null if it succeeded."""
    response_snippet: str | None
    """First characters of the answer."""

    _table = (
        ("number", "number", INT, REQ),
        ("at", "at", DATE_TIME, REQ),
        ("http_status", "httpStatus", Nullable(INT), REQ),
        ("duration_ms", "durationMs", INT, REQ),
        ("error", "error", Nullable(STR), REQ),
        ("response_snippet", "responseSnippet", Nullable(STR), REQ),
    )
