"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import BOOL, INT, STR, ListOf, type_refs
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt

    from ..types.delivery_values import DeliveryErrorValue
    from ..types.webhook_values import WebhookPayloadFormatValue

_ref = type_refs(__name__)

__all__ = [
    "EventReplayRequest",
    "ListenResult",
    "ListenResultParam",
    "ListenResultsRequest",
    "ListenSessionRequest",
]


class EventReplayRequest(Model):
    """Which events to deliver again."""

    since: _dt.datetime
    """From this time on; at most 90 days ago."""
    until: _dt.datetime | None = None
    """Up to this time; now if absent."""
    types: list[str] | None = None
    """Only these; what the endpoint subscribes to if absent."""
    only_undelivered: bool | None = None
    """Only events that this endpoint never answered with 2xx."""
    dry_run: bool | None = None
    """Only count; deliver nothing."""

    _table = (
        ("since", "since", DATE_TIME, REQ),
        ("until", "until", DATE_TIME, OPT),
        ("types", "types", ListOf(STR), OPT),
        ("only_undelivered", "onlyUndelivered", BOOL, OPT),
        ("dry_run", "dryRun", BOOL, OPT),
    )


class ListenResult(Model):
    """How a local receiver answered one forwarded event."""

    event_id: str
    """The event."""
    attempt: int
    """Counts the tries of the listener, from 1."""
    http_status: int | None = None
    """Status of the local answer; absent if there was none."""
    duration_ms: int
    """How long it took, in milliseconds."""
    error: DeliveryErrorValue | str | None = None
    """Why it failed; absent if it succeeded."""
    response_snippet: str | None = None
    """First characters of the answer."""

    _table = (
        ("event_id", "eventId", STR, REQ),
        ("attempt", "attempt", INT, REQ),
        ("http_status", "httpStatus", INT, OPT),
        ("duration_ms", "durationMs", INT, REQ),
        ("error", "error", STR, OPT),
        ("response_snippet", "responseSnippet", STR, OPT),
    )


class _ListenResultParam(TypedDict):
    event_id: str
    attempt: int
    duration_ms: int


class ListenResultParam(_ListenResultParam, total=False):
    """The fields of `ListenResult` as a dict."""

    http_status: int
    error: DeliveryErrorValue | str
    response_snippet: str


class ListenResultsRequest(Model):
    """A batch of results."""

    results: list[ListenResult]
    """Results; one that is already known is ignored."""

    _table = (("results", "results", ListOf(_ref("events_requests", "ListenResult")), REQ),)


class ListenSessionRequest(Model):
    """What to listen to.

    Name at most one of `afterSequence` and `createdAfter`; without them the session starts now.
    """

    types: list[str] | None = None
    """Events to stream; all if absent."""
    where: list[str] | None = None
    """Conditions that must all hold."""
    after_sequence: int | None = None
    """Start after this position of the event log."""
    created_after: _dt.datetime | None = None
    """Start with events from this time on; at most 90 days ago."""
    payload_format: WebhookPayloadFormatValue | str | None = None
    """Shape of the payloads; `enveloped` if absent."""
    device: str | None = None
    """Name of the machine that listens, for people who look at the list."""
    profile: str | None = None
    """Name of the local configuration.

    The secret depends on it and stays the same for the same name.
    """

    _table = (
        ("types", "types", ListOf(STR), OPT),
        ("where", "where", ListOf(STR), OPT),
        ("after_sequence", "afterSequence", INT, OPT),
        ("created_after", "createdAfter", DATE_TIME, OPT),
        ("payload_format", "payloadFormat", STR, OPT),
        ("device", "device", STR, OPT),
        ("profile", "profile", STR, OPT),
    )
