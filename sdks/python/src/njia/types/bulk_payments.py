"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.bulk import BulkCounts, BulkItem, BulkTotal
    from ..types.bulk_payments_values import BulkPaymentEventTypeValue, BulkPaymentStatusValue
    from ..types.bulk_values import BulkModeValue
    from ..types.events import EventCause
    from ..types.retry import RetryPolicy

_ref = type_refs(__name__)

__all__ = [
    "BulkItemList",
    "BulkPayment",
    "BulkPaymentEvent",
    "BulkPaymentList",
]


class BulkItemList(Model):
    """One page of items of a bulk payment, in order of their index."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[BulkItem]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("bulk", "BulkItem")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class BulkPayment(Model):
    """A bulk payment with the state of its items."""

    id: str
    """Id of the bulk payment."""
    object: Literal["bulk_payment"] = "bulk_payment"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change of state."""
    created_at: _dt.datetime
    """When it was made."""
    updated_at: _dt.datetime
    """When it last changed."""
    status: BulkPaymentStatusValue | str
    mode: BulkModeValue | str
    reference: str | None
    """The caller's reference."""
    description: str | None
    """What it is for."""
    retry_policy: RetryPolicy
    counts: BulkCounts
    totals: list[BulkTotal]
    """Sums, one per currency."""
    items: list[BulkItem] | None
    """The items, in the answer that creates the bulk payment and with `expand=items`; else null."""
    items_url: str
    """Path of the list of items."""
    started_at: _dt.datetime | None
    """When the first item started."""
    completed_at: _dt.datetime | None
    """When the last item became final."""
    metadata: dict[str, str]

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("bulk_payment"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("status", "status", STR, REQ),
        ("mode", "mode", STR, REQ),
        ("reference", "reference", Nullable(STR), REQ),
        ("description", "description", Nullable(STR), REQ),
        ("retry_policy", "retryPolicy", _ref("retry", "RetryPolicy"), REQ),
        ("counts", "counts", _ref("bulk", "BulkCounts"), REQ),
        ("totals", "totals", ListOf(_ref("bulk", "BulkTotal")), REQ),
        ("items", "items", Nullable(ListOf(_ref("bulk", "BulkItem"))), REQ),
        ("items_url", "itemsUrl", STR, REQ),
        ("started_at", "startedAt", Nullable(DATE_TIME), REQ),
        ("completed_at", "completedAt", Nullable(DATE_TIME), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
    )


class BulkPaymentEvent(Model):
    """An event about a bulk payment."""

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
    type: BulkPaymentEventTypeValue | str
    """What happened."""
    data: BulkPayment

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
        ("data", "data", _ref("bulk_payments", "BulkPayment"), REQ),
    )


class BulkPaymentList(Model):
    """One page of bulk payments, newest first."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[BulkPayment]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("bulk_payments", "BulkPayment")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )
