"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import OPT, REQ, SECRET, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, TypeGuard

    from ..types.events import EventCause
    from ..types.events_values import EventTypeValue
    from ..types.webhook_values import WebhookOrderingValue, WebhookPayloadFormatValue, WebhookSignatureSchemeValue

_ref = type_refs(__name__)

__all__ = [
    "WebhookEndpoint",
    "WebhookEndpointDisabledReason",
    "WebhookEndpointDisabledReasonValue",
    "WebhookEndpointEvent",
    "WebhookEndpointEventType",
    "WebhookEndpointEventTypeValue",
    "WebhookEndpointList",
    "WebhookEndpointRequest",
    "WebhookEndpointStats",
    "WebhookEndpointStatus",
    "WebhookEndpointStatusValue",
    "WebhookEndpointUpdateRequest",
    "WebhookTestRequest",
]


class WebhookEndpoint(Model):
    """A URL of yours that receives events.

    At most 16 per tenant and mode.
    """

    id: str
    """Id of the webhook endpoint."""
    object: Literal["webhook_endpoint"] = "webhook_endpoint"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    url: str
    """Where events are posted."""
    description: str | None
    """Your note."""
    events: list[str]
    """Events to deliver: exact types, `payment.*`, or `*`."""
    payload_format: WebhookPayloadFormatValue | str
    api_version: str
    """API version that shapes the payloads."""
    signature_scheme: WebhookSignatureSchemeValue | str
    ordering: WebhookOrderingValue | str
    status: WebhookEndpointStatusValue | str
    disabled_reason: WebhookEndpointDisabledReasonValue | str | None
    """Why it is disabled; null while it is enabled."""
    secret: str | None
    """Signing secret; only in the answers to creation and rotation, and null for `ed25519`."""
    public_key: str | None
    """Key that verifies `v1a` signatures; null for `hmac`."""
    previous_secret_expires_at: _dt.datetime | None
    """Until when the former secret signs too; null if none does."""
    stats: WebhookEndpointStats
    metadata: dict[str, str]

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("webhook_endpoint"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("url", "url", STR, REQ),
        ("description", "description", Nullable(STR), REQ),
        ("events", "events", ListOf(STR), REQ),
        ("payload_format", "payloadFormat", STR, REQ),
        ("api_version", "apiVersion", STR, REQ),
        ("signature_scheme", "signatureScheme", STR, REQ),
        ("ordering", "ordering", STR, REQ),
        ("status", "status", STR, REQ),
        ("disabled_reason", "disabledReason", Nullable(STR), REQ),
        ("secret", "secret", Nullable(STR), REQ | SECRET),
        ("public_key", "publicKey", Nullable(STR), REQ),
        ("previous_secret_expires_at", "previousSecretExpiresAt", Nullable(DATE_TIME), REQ),
        ("stats", "stats", _ref("webhook_endpoints", "WebhookEndpointStats"), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
    )


WebhookEndpointDisabledReasonValue: TypeAlias = Literal[
    "manual",
    "gone_410",
    "failing",
]


class WebhookEndpointDisabledReason(OpenEnum):
    """Why it is disabled; null while it is enabled."""

    MANUAL: Final = "manual"
    """You disabled it."""
    GONE_410: Final = "gone_410"
    """The receiver answered 410."""
    FAILING: Final = "failing"
    """It failed for five days without one success."""

    _values = frozenset(get_args(WebhookEndpointDisabledReasonValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WebhookEndpointDisabledReasonValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class WebhookEndpointEvent(Model):
    """An event about a webhook endpoint."""

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
    type: WebhookEndpointEventTypeValue | str
    """What happened."""
    data: WebhookEndpoint

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
        ("data", "data", _ref("webhook_endpoints", "WebhookEndpoint"), REQ),
    )


WebhookEndpointEventTypeValue: TypeAlias = Literal[
    "webhook_endpoint.disabled",
    "webhook_endpoint.test",
]


class WebhookEndpointEventType(OpenEnum):
    """What happened."""

    WEBHOOK_ENDPOINT_DISABLED: Final = "webhook_endpoint.disabled"
    """An endpoint was disabled, by 410 or after five days of failures."""
    WEBHOOK_ENDPOINT_TEST: Final = "webhook_endpoint.test"
    """A test event that you asked for."""

    _values = frozenset(get_args(WebhookEndpointEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WebhookEndpointEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class WebhookEndpointList(Model):
    """One page of webhook endpoints, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[WebhookEndpoint]
    """The webhook endpoints of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("webhook_endpoints", "WebhookEndpoint")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class WebhookEndpointRequest(Model):
    """The endpoint to make."""

    url: str
    """Where to post events: https; in test mode also http to a loopback address.

    No credentials, no fragment, no private address.
    """
    description: str | None = None
    """Your note."""
    events: list[str]
    """Events to deliver: exact types, `payment.*`, or `*`."""
    payload_format: WebhookPayloadFormatValue | str | None = None
    """Shape of the payload: `enveloped` unless you call with an API version before 2026-09-01."""
    api_version: str | None = None
    """API version that shapes the payloads; the version of this request if absent."""
    signature_scheme: WebhookSignatureSchemeValue | str | None = None
    """How to sign; `hmac` if absent."""
    ordering: WebhookOrderingValue | str | None = None
    """Whether to keep the order per resource; `none` if absent."""
    metadata: dict[str, str] | None = None

    _table = (
        ("url", "url", STR, REQ),
        ("description", "description", STR, OPT),
        ("events", "events", ListOf(STR), REQ),
        ("payload_format", "payloadFormat", STR, OPT),
        ("api_version", "apiVersion", STR, OPT),
        ("signature_scheme", "signatureScheme", STR, OPT),
        ("ordering", "ordering", STR, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


class WebhookEndpointStats(Model):
    """How deliveries to an endpoint go."""

    last_success_at: _dt.datetime | None
    """Last delivery that was answered with 2xx."""
    last_failure_at: _dt.datetime | None
    """Last attempt that failed."""
    consecutive_failures: int
    """Failed attempts since the last success."""

    _table = (
        ("last_success_at", "lastSuccessAt", Nullable(DATE_TIME), REQ),
        ("last_failure_at", "lastFailureAt", Nullable(DATE_TIME), REQ),
        ("consecutive_failures", "consecutiveFailures", INT, REQ),
    )


WebhookEndpointStatusValue: TypeAlias = Literal[
    "enabled",
    "disabled",
]


class WebhookEndpointStatus(OpenEnum):
    """Whether events are delivered."""

    ENABLED: Final = "enabled"
    """Events are delivered."""
    DISABLED: Final = "disabled"
    """Nothing is delivered; new events are skipped."""

    _values = frozenset(get_args(WebhookEndpointStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[WebhookEndpointStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class WebhookEndpointUpdateRequest(Model):
    """The members to change; absent ones stay."""

    url: str | None = None
    """Where to post events: https; in test mode also http to a loopback address.

    No credentials, no fragment, no private address.
    """
    description: str | None = None
    """Your note; null removes it."""
    events: list[str] | None = None
    """Events to deliver: exact types, `payment.*`, or `*`."""
    payload_format: WebhookPayloadFormatValue | str | None = None
    """Moves the endpoint to this payload shape, from the next delivery on."""
    api_version: str | None = None
    """API version that shapes the payloads."""
    ordering: WebhookOrderingValue | str | None = None
    status: WebhookEndpointStatusValue | str | None = None
    """Enables or disables the endpoint.

    Enabling clears the failure counts.
    """
    metadata: dict[str, str] | None = None

    _table = (
        ("url", "url", STR, OPT),
        ("description", "description", Nullable(STR), OPT),
        ("events", "events", ListOf(STR), OPT),
        ("payload_format", "payloadFormat", STR, OPT),
        ("api_version", "apiVersion", STR, OPT),
        ("ordering", "ordering", STR, OPT),
        ("status", "status", STR, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


class WebhookTestRequest(Model):
    """What the test event shall look like."""

    event_type: EventTypeValue | str | None = None
    """Type of the event; `webhook_endpoint.test` if absent.

    `data` is then a sample resource.
    """
    payload_format: WebhookPayloadFormatValue | str | None = None
    """Shape of this one payload; the endpoint's own if absent.

    It lets you check a receiver before you move the endpoint.
    """

    _table = (
        ("event_type", "eventType", STR, OPT),
        ("payload_format", "payloadFormat", STR, OPT),
    )
