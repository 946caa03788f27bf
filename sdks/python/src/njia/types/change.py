"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE, DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.change_values import ChangeLogEventTypeValue, ChangeLogKindValue
    from ..types.events import EventCause

_ref = type_refs(__name__)

__all__ = [
    "ChangeLogAffected",
    "ChangeLogEntry",
    "ChangeLogEvent",
]


class ChangeLogAffected(Model):
    """What a change touches."""

    operations: list[str]
    """Operations."""
    fields: list[str]
    """Fields."""
    events: list[str]
    """Events."""

    _table = (
        ("operations", "operations", ListOf(STR), REQ),
        ("fields", "fields", ListOf(STR), REQ),
        ("events", "events", ListOf(STR), REQ),
    )


class ChangeLogEntry(Model):
    """One change of the API.

    Breaking changes are announced at least 180 days before they take effect.
    """

    id: str
    """Id of the entry."""
    object: Literal["changelog_entry"] = "changelog_entry"
    """The kind of this object."""
    version: str
    """Release that makes the change."""
    date: _dt.date
    """Day of the release, or of the announcement if it is still to come."""
    kind: ChangeLogKindValue | str
    breaking: bool
    """Whether a client may have to change."""
    title: str
    """The change in one line."""
    description: str
    """The change in full, in Markdown."""
    affected: ChangeLogAffected
    migration_guide: str | None
    """How to move."""
    announced_at: _dt.datetime
    """When it was announced."""
    effective_at: _dt.datetime | None
    """When it takes effect; null if that is open."""
    sunset_at: _dt.datetime | None
    """Until when the old way works at least; null if nothing ends."""
    removed_in: str | None
    """Release that removes the old way; null if nothing ends."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("changelog_entry"), REQ),
        ("version", "version", STR, REQ),
        ("date", "date", DATE, REQ),
        ("kind", "kind", STR, REQ),
        ("breaking", "breaking", BOOL, REQ),
        ("title", "title", STR, REQ),
        ("description", "description", STR, REQ),
        ("affected", "affected", _ref("change", "ChangeLogAffected"), REQ),
        ("migration_guide", "migrationGuide", Nullable(STR), REQ),
        ("announced_at", "announcedAt", DATE_TIME, REQ),
        ("effective_at", "effectiveAt", Nullable(DATE_TIME), REQ),
        ("sunset_at", "sunsetAt", Nullable(DATE_TIME), REQ),
        ("removed_in", "removedIn", Nullable(STR), REQ),
    )


class ChangeLogEvent(Model):
    """An event about a change-log entry."""

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
    type: ChangeLogEventTypeValue | str
    """What happened."""
    data: ChangeLogEntry

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
        ("data", "data", _ref("change", "ChangeLogEntry"), REQ),
    )
