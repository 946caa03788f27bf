"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import OPT, REQ, SECRET, Model
from .._runtime._scalars import DATE, DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, TypeGuard

    from ..types.actor import Actor
    from ..types.events import EventCause
    from ..types.key_values import KeyModeValue
    from ..types.scope_values import ScopeValue

_ref = type_refs(__name__)

__all__ = [
    "ApiKey",
    "ApiKeyEvent",
    "ApiKeyEventType",
    "ApiKeyEventTypeValue",
    "ApiKeyList",
    "ApiKeyStatus",
    "ApiKeyStatusValue",
    "CreateApiKeyRequest",
    "RollApiKeyRequest",
    "UpdateApiKeyRequest",
]


class ApiKey(Model):
    """Record of an API key.

    The key itself is in `key` only in the answers that create or roll it.
    """

    id: str
    """Id of the record."""
    object: Literal["api_key"] = "api_key"
    """Kind of object."""
    name: str
    """Name for people."""
    mode: KeyModeValue | str
    prefix: str
    """First 13 characters of the key."""
    last4: str
    """Last 4 characters of the key."""
    scopes: list[ScopeValue | str]
    """What the key may do."""
    api_version: _dt.date
    """API version that the key speaks unless a request names another."""
    status: ApiKeyStatusValue | str
    allowed_ips: list[str]
    """Addresses (CIDR) that may use the key; empty means any."""
    expires_at: _dt.datetime | None
    """When the key ends by itself."""
    last_used_at: _dt.datetime | None
    """Last use, exact to the minute."""
    rolled_to_id: str | None
    """Record of the key that replaces this one."""
    created_by: Actor
    key: str | None
    """The key; null except in the answers that create or roll it."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    created_at: _dt.datetime
    """When the key was created."""
    updated_at: _dt.datetime
    """When the record last changed."""
    version: int
    """Rises by 1 with each change of state."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("api_key"), REQ),
        ("name", "name", STR, REQ),
        ("mode", "mode", STR, REQ),
        ("prefix", "prefix", STR, REQ),
        ("last4", "last4", STR, REQ),
        ("scopes", "scopes", ListOf(STR), REQ),
        ("api_version", "apiVersion", DATE, REQ),
        ("status", "status", STR, REQ),
        ("allowed_ips", "allowedIps", ListOf(STR), REQ),
        ("expires_at", "expiresAt", Nullable(DATE_TIME), REQ),
        ("last_used_at", "lastUsedAt", Nullable(DATE_TIME), REQ),
        ("rolled_to_id", "rolledToId", Nullable(STR), REQ),
        ("created_by", "createdBy", _ref("actor", "Actor"), REQ),
        ("key", "key", Nullable(STR), REQ | SECRET),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
    )


class ApiKeyEvent(Model):
    """An event about an API key."""

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
    type: ApiKeyEventTypeValue | str
    """What happened."""
    data: ApiKey

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
        ("data", "data", _ref("api_keys", "ApiKey"), REQ),
    )


ApiKeyEventTypeValue: TypeAlias = Literal[
    "api_key.created",
    "api_key.rolled",
    "api_key.revoked",
    "api_key.expiring",
]


class ApiKeyEventType(OpenEnum):
    """What happened."""

    API_KEY_CREATED: Final = "api_key.created"
    """A key was made."""
    API_KEY_ROLLED: Final = "api_key.rolled"
    """A key was replaced; the old one works until the overlap ends."""
    API_KEY_REVOKED: Final = "api_key.revoked"
    """A key was revoked."""
    API_KEY_EXPIRING: Final = "api_key.expiring"
    """A key expires soon."""

    _values = frozenset(get_args(ApiKeyEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ApiKeyEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class ApiKeyList(Model):
    """One page of API keys."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[ApiKey]
    """The items of this page, newest first."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("api_keys", "ApiKey")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


ApiKeyStatusValue: TypeAlias = Literal[
    "active",
    "rolled",
    "expired",
    "revoked",
]


class ApiKeyStatus(OpenEnum):
    """State of an API key."""

    ACTIVE: Final = "active"
    """In use."""
    ROLLED: Final = "rolled"
    """Replaced by another key; works until the overlap ends."""
    EXPIRED: Final = "expired"
    """Past its end."""
    REVOKED: Final = "revoked"
    """Ended by a person, at once and for good."""

    _values = frozenset(get_args(ApiKeyStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ApiKeyStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class CreateApiKeyRequest(Model):
    """The key to create.

    It belongs to the mode of the key that asks.
    """

    name: str
    """Name for people."""
    scopes: list[ScopeValue | str]
    """What the key may do.

    There is no default; name as little as possible.
    """
    allowed_ips: list[str] | None = None
    """Addresses (CIDR) that may use the key.

    Left out, any address may.
    """
    expires_at: _dt.datetime | None = None
    """When the key ends by itself.

    Left out, it does not.
    """

    _table = (
        ("name", "name", STR, REQ),
        ("scopes", "scopes", ListOf(STR), REQ),
        ("allowed_ips", "allowedIps", ListOf(STR), OPT),
        ("expires_at", "expiresAt", DATE_TIME, OPT),
    )


class RollApiKeyRequest(Model):
    """How the old key goes out of use."""

    overlap_hours: int | None = None
    """Hours for which the old key keeps working."""

    _table = (("overlap_hours", "overlapHours", INT, OPT),)


class UpdateApiKeyRequest(Model):
    """Members to change; those left out stay as they are."""

    name: str | None = None
    """Name for people."""
    scopes: list[ScopeValue | str] | None = None
    """What the key may do.

    Without a session only fewer scopes than before.
    """
    allowed_ips: list[str] | None = None
    """Addresses (CIDR) that may use the key; empty means any."""

    _table = (
        ("name", "name", STR, OPT),
        ("scopes", "scopes", ListOf(STR), OPT),
        ("allowed_ips", "allowedIps", ListOf(STR), OPT),
    )
