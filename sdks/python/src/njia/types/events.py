"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import REQ, SECRET, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.events_values import EventData, EventTypeValue, ListenSessionStatusValue, ProviderCallbackOutcomeValue
    from ..types.provider_values import ProviderCallbackEventValue
    from ..types.webhook_values import WebhookPayloadFormatValue

_ref = type_refs(__name__)

__all__ = [
    "Event",
    "EventCause",
    "EventList",
    "EventReplay",
    "EventTypeInfo",
    "EventTypeInfoList",
    "ListenSession",
    "ListenSessionList",
    "ProviderCallback",
]


class Event(Model):
    """Something that happened to a resource.

    It is delivered to webhook endpoints, streamed, and kept in the event log for 90 days.
    """

    id: str
    """Id of the event; the same on every delivery and retry, so use it to drop duplicates."""
    object: Literal["event"] = "event"
    """The kind of this object."""
    timestamp: _dt.datetime
    """When it happened (UTC)."""
    api_version: str
    """API version that shaped `data`."""
    livemode: bool
    """True for live data, false for test data."""
    tenant_id: str
    """Tenant it happened to."""
    sequence: int
    """Position in the tenant's event log of this mode: 1, 2, 3 and so on without gaps, so a missing number is a lost
    event.
    """
    resource_version: int
    """`version` of the resource after the event; drop an event that is older than what you have."""
    request: EventCause | None
    """The request that caused it; null if the system acted by itself."""
    previous: dict[str, Any] | None
    """Former values of the members of `data` that changed; null if the resource is new."""
    sandbox_fault_id: str | None
    """The injected fault that caused it; null without one."""
    type: EventTypeValue | str
    data: EventData

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("event"), REQ),
        ("timestamp", "timestamp", DATE_TIME, REQ),
        ("api_version", "apiVersion", STR, REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("tenant_id", "tenantId", STR, REQ),
        ("sequence", "sequence", INT, REQ),
        ("resource_version", "resourceVersion", INT, REQ),
        ("request", "request", Nullable(_ref("events", "EventCause")), REQ),
        ("previous", "previous", Nullable(MapOf(ANY)), REQ),
        ("sandbox_fault_id", "sandboxFaultId", Nullable(STR), REQ),
        ("type", "type", STR, REQ),
        ("data", "data", _ref("events_values", "_EventData"), REQ),
    )


class EventCause(Model):
    """The API request that caused an event."""

    id: str | None
    """Id of the request."""
    idempotency_key: str | None
    """Idempotency key of the request, if it had one."""

    _table = (
        ("id", "id", Nullable(STR), REQ),
        ("idempotency_key", "idempotencyKey", Nullable(STR), REQ),
    )


class EventList(Model):
    """One page of events, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[Event]
    """The events of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("events", "Event")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class EventReplay(Model):
    """What a replay delivers."""

    object: Literal["event_replay"] = "event_replay"
    """The kind of this object."""
    endpoint_id: str
    """The endpoint."""
    dry_run: bool
    """True if nothing is delivered."""
    count: int
    """Number of matching events."""
    since: _dt.datetime
    """From this time on."""
    until: _dt.datetime
    """Up to this time."""
    types: list[str]
    """Selected types."""
    only_undelivered: bool
    """Whether delivered events are left out."""

    _table = (
        ("object", "object", Const("event_replay"), REQ),
        ("endpoint_id", "endpointId", STR, REQ),
        ("dry_run", "dryRun", BOOL, REQ),
        ("count", "count", INT, REQ),
        ("since", "since", DATE_TIME, REQ),
        ("until", "until", DATE_TIME, REQ),
        ("types", "types", ListOf(STR), REQ),
        ("only_undelivered", "onlyUndelivered", BOOL, REQ),
    )


class EventTypeInfo(Model):
    """One type of event that can be subscribed to."""

    object: Literal["event_type"] = "event_type"
    """The kind of this object."""
    type: EventTypeValue | str
    resource: str
    """The part before the point; subscribe to all of them with `<resource>.*`."""
    description: str
    """When it is sent."""
    data_object: str
    """Value of `data.object`."""
    deprecated: bool
    """Whether it will be removed."""

    _table = (
        ("object", "object", Const("event_type"), REQ),
        ("type", "type", STR, REQ),
        ("resource", "resource", STR, REQ),
        ("description", "description", STR, REQ),
        ("data_object", "dataObject", STR, REQ),
        ("deprecated", "deprecated", BOOL, REQ),
    )


class EventTypeInfoList(Model):
    """One page of event types, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[EventTypeInfo]
    """The event types of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("events", "EventTypeInfo")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class ListenSession(Model):
    """A session of a developer's machine that receives events as a stream.

    At most 10 live sessions per tenant and mode.
    """

    id: str
    """Id of the listen session."""
    object: Literal["listen_session"] = "listen_session"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    status: ListenSessionStatusValue | str
    """State of the session."""
    stream_url: str
    """Open this with `Accept: text/event-stream` and your API key in the header."""
    secret: str | None
    """Secret to sign forwarded requests with; only in the answer to creation."""
    types: list[str]
    """Streamed events."""
    where: list[str]
    """Conditions that must all hold."""
    after_sequence: int
    """Position after which it started."""
    payload_format: WebhookPayloadFormatValue | str
    device: str | None
    """Name of the machine."""
    profile: str
    """Name of the local configuration."""
    connected: bool
    """Whether a stream is open right now."""
    expires_at: _dt.datetime
    """When it ends unless a stream is open."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("listen_session"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("status", "status", STR, REQ),
        ("stream_url", "streamUrl", STR, REQ),
        ("secret", "secret", Nullable(STR), REQ | SECRET),
        ("types", "types", ListOf(STR), REQ),
        ("where", "where", ListOf(STR), REQ),
        ("after_sequence", "afterSequence", INT, REQ),
        ("payload_format", "payloadFormat", STR, REQ),
        ("device", "device", Nullable(STR), REQ),
        ("profile", "profile", STR, REQ),
        ("connected", "connected", BOOL, REQ),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
    )


class ListenSessionList(Model):
    """One page of listen sessions, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[ListenSession]
    """The listen sessions of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("events", "ListenSession")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class ProviderCallback(Model):
    """A report of a mobile-money provider or rail about one attempt, or the lack of one."""

    id: str
    """Id of the provider callback."""
    object: Literal["provider_callback"] = "provider_callback"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    outcome: ProviderCallbackOutcomeValue | str
    """What became of it."""
    source: str
    """Provider or rail that reports."""
    reference: str
    """Our attempt that it is about."""
    provider_reference: str | None
    """The provider's own reference."""
    payment_id: str | None
    """The payment of the attempt; null for a reversal."""
    transaction_id: str
    """The transaction of the attempt."""
    event: ProviderCallbackEventValue | str | None
    """What it says; null if nothing came."""
    reason_code: str | None
    """Reason the provider gave."""
    deadline_at: _dt.datetime
    """Until when it was expected."""
    received_at: _dt.datetime | None
    """When it came; null if it did not."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("provider_callback"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("outcome", "outcome", STR, REQ),
        ("source", "source", STR, REQ),
        ("reference", "reference", STR, REQ),
        ("provider_reference", "providerReference", Nullable(STR), REQ),
        ("payment_id", "paymentId", Nullable(STR), REQ),
        ("transaction_id", "transactionId", STR, REQ),
        ("event", "event", Nullable(STR), REQ),
        ("reason_code", "reasonCode", Nullable(STR), REQ),
        ("deadline_at", "deadlineAt", DATE_TIME, REQ),
        ("received_at", "receivedAt", Nullable(DATE_TIME), REQ),
    )
