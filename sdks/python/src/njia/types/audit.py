"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE, DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.actor import Actor
    from ..types.resource import ResourceReference

_ref = type_refs(__name__)

__all__ = [
    "AuditEntry",
    "AuditEntryList",
    "AuditSnapshot",
    "AuditVerification",
    "RequestLogEntry",
    "RequestLogEntryList",
]


class AuditEntry(Model):
    """One entry of the hash-chained audit log.

    `hash` is SHA-256 over `previousHash` followed by the canonical JSON (RFC 8785) of the entry without `hash`;
    the first `previousHash` is 64 zeros.
    """

    id: str
    """Id of the entry."""
    object: Literal["audit_entry"] = "audit_entry"
    """Kind of object."""
    sequence: int
    """Position in the log of the tenant and mode, from 1, without gaps."""
    at: _dt.datetime
    """When the action happened."""
    action: str
    """What happened, as `<resource>.<verb>`."""
    actor: Actor
    resource: ResourceReference
    request_id: str | None
    """Request that caused the action."""
    ip: str | None
    """Address that the request came from."""
    before: dict[str, Any] | None
    """Changed members before the action; null when the object was created."""
    after: dict[str, Any] | None
    """Changed members after the action; null when nothing was changed."""
    note: str | None
    """Note of the actor."""
    previous_hash: str
    """Hash of the entry before."""
    hash: str
    """Hash of this entry."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("audit_entry"), REQ),
        ("sequence", "sequence", INT, REQ),
        ("at", "at", DATE_TIME, REQ),
        ("action", "action", STR, REQ),
        ("actor", "actor", _ref("actor", "Actor"), REQ),
        ("resource", "resource", _ref("resource", "ResourceReference"), REQ),
        ("request_id", "requestId", Nullable(STR), REQ),
        ("ip", "ip", Nullable(STR), REQ),
        ("before", "before", Nullable(MapOf(ANY)), REQ),
        ("after", "after", Nullable(MapOf(ANY)), REQ),
        ("note", "note", Nullable(STR), REQ),
        ("previous_hash", "previousHash", STR, REQ),
        ("hash", "hash", STR, REQ),
    )


class AuditEntryList(Model):
    """One page of audit entries."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[AuditEntry]
    """The items of this page, newest first."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("audit", "AuditEntry")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


AuditSnapshot: TypeAlias = "dict[str, Any]"


class AuditVerification(Model):
    """Result of checking the hash chain of the audit log."""

    object: Literal["audit_verification"] = "audit_verification"
    """Kind of object."""
    valid: bool
    """Whether every hash fits."""
    checked: int
    """Number of entries that were checked."""
    first_broken_sequence: int | None
    """First entry whose hash does not fit; null when all do."""
    head_sequence: int
    """Last entry of the log; 0 when it is empty."""
    head_hash: str
    """Hash of the last entry; note it elsewhere to prove later that nothing was cut off."""

    _table = (
        ("object", "object", Const("audit_verification"), REQ),
        ("valid", "valid", BOOL, REQ),
        ("checked", "checked", INT, REQ),
        ("first_broken_sequence", "firstBrokenSequence", Nullable(INT), REQ),
        ("head_sequence", "headSequence", INT, REQ),
        ("head_hash", "headHash", STR, REQ),
    )


class RequestLogEntry(Model):
    """One request that the API answered.

    Bodies and credentials are not kept.
    """

    id: str
    """Id of the request."""
    object: Literal["request_log_entry"] = "request_log_entry"
    """Kind of object."""
    at: _dt.datetime
    """When the request arrived."""
    method: str
    """HTTP method."""
    path: str
    """Path without the query."""
    operation_id: str | None
    """Operation; null when no route fitted."""
    status: int
    """HTTP status of the answer."""
    code: str | None
    """Error code of the answer; null on success."""
    duration_ms: int
    """Time to the answer in milliseconds."""
    ip: str | None
    """Address that the request came from."""
    user_agent: str | None
    """User-Agent of the caller."""
    api_version: _dt.date
    """API version that served the request."""
    correlation_id: str | None
    """The caller's trace id."""
    actor: Actor
    idempotency_key: str | None
    """Idempotency key of the request."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("request_log_entry"), REQ),
        ("at", "at", DATE_TIME, REQ),
        ("method", "method", STR, REQ),
        ("path", "path", STR, REQ),
        ("operation_id", "operationId", Nullable(STR), REQ),
        ("status", "status", INT, REQ),
        ("code", "code", Nullable(STR), REQ),
        ("duration_ms", "durationMs", INT, REQ),
        ("ip", "ip", Nullable(STR), REQ),
        ("user_agent", "userAgent", Nullable(STR), REQ),
        ("api_version", "apiVersion", DATE, REQ),
        ("correlation_id", "correlationId", Nullable(STR), REQ),
        ("actor", "actor", _ref("actor", "Actor"), REQ),
        ("idempotency_key", "idempotencyKey", Nullable(STR), REQ),
        ("livemode", "livemode", BOOL, REQ),
    )


class RequestLogEntryList(Model):
    """One page of logged requests."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[RequestLogEntry]
    """The items of this page, newest first."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("audit", "RequestLogEntry")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )
