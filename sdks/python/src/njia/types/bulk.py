"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, MapOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.bulk_values import BulkItemEventTypeValue, BulkItemStatusValue
    from ..types.events import EventCause
    from ..types.failure import FailureDetail
    from ..types.money import Money

_ref = type_refs(__name__)

__all__ = [
    "BulkCounts",
    "BulkItem",
    "BulkItemError",
    "BulkItemEvent",
    "BulkTotal",
]


class BulkCounts(Model):
    """Number of items by state; they add up to `total`."""

    total: int
    """All items."""
    pending: int
    """Items that wait for their turn."""
    rejected: int
    """Items that were not valid."""
    processing: int
    """Items in work."""
    retry_scheduled: int
    """Items that will be tried again."""
    in_reconciliation: int
    """Items whose outcome is unknown."""
    succeeded: int
    """Items whose money moved."""
    failed: int
    """Items that failed for good."""
    canceled: int
    """Items that were canceled."""

    _table = (
        ("total", "total", INT, REQ),
        ("pending", "pending", INT, REQ),
        ("rejected", "rejected", INT, REQ),
        ("processing", "processing", INT, REQ),
        ("retry_scheduled", "retryScheduled", INT, REQ),
        ("in_reconciliation", "inReconciliation", INT, REQ),
        ("succeeded", "succeeded", INT, REQ),
        ("failed", "failed", INT, REQ),
        ("canceled", "canceled", INT, REQ),
    )


class BulkItem(Model):
    """One item of a bulk payment and the payment that it made."""

    id: str
    """Id of the item."""
    object: Literal["bulk_item"] = "bulk_item"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change of state."""
    created_at: _dt.datetime
    """When the item was made."""
    updated_at: _dt.datetime
    """When it last changed."""
    bulk_payment_id: str
    """The bulk payment."""
    index: int
    """Position in the request, from 0."""
    item_reference: str | None
    """The caller's reference of the item."""
    idempotency_key: str
    """Idempotency key of the item."""
    status: BulkItemStatusValue | str
    payment_id: str | None
    """The payment; null until there is one."""
    deduplicated: bool
    """`true` when the key had made this payment before, so that nothing was paid again."""
    attempt_count: int
    """Attempts so far."""
    next_attempt_at: _dt.datetime | None
    """When the next attempt is due; null without one."""
    amount_minor_units: int | None
    """Amount in minor units of `currency`; null when a rejected item had none."""
    currency: str | None
    """Currency; null when a rejected item had none."""
    error: BulkItemError | None
    """Why the item was rejected; null unless it was."""
    failure: FailureDetail | None
    """Why the last attempt failed; null unless it did."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("bulk_item"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("bulk_payment_id", "bulkPaymentId", STR, REQ),
        ("index", "index", INT, REQ),
        ("item_reference", "itemReference", Nullable(STR), REQ),
        ("idempotency_key", "idempotencyKey", STR, REQ),
        ("status", "status", STR, REQ),
        ("payment_id", "paymentId", Nullable(STR), REQ),
        ("deduplicated", "deduplicated", BOOL, REQ),
        ("attempt_count", "attemptCount", INT, REQ),
        ("next_attempt_at", "nextAttemptAt", Nullable(DATE_TIME), REQ),
        ("amount_minor_units", "amountMinorUnits", Nullable(INT), REQ),
        ("currency", "currency", Nullable(STR), REQ),
        ("error", "error", Nullable(_ref("bulk", "BulkItemError")), REQ),
        ("failure", "failure", Nullable(_ref("failure", "FailureDetail")), REQ),
    )


class BulkItemError(Model):
    """Why an item was rejected."""

    code: str
    """Stable code from the error catalogue."""
    message: str
    """The reason in words."""
    pointer: str | None
    """JSON pointer (RFC 6901) into the item; null when no single value is to blame."""

    _table = (
        ("code", "code", STR, REQ),
        ("message", "message", STR, REQ),
        ("pointer", "pointer", Nullable(STR), REQ),
    )


class BulkItemEvent(Model):
    """An event about a bulk item."""

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
    type: BulkItemEventTypeValue | str
    """What happened."""
    data: BulkItem

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
        ("data", "data", _ref("bulk", "BulkItem"), REQ),
    )


class BulkTotal(Model):
    """Sums of a bulk payment in one currency: `requested` of all items that were not rejected, `succeeded` and
    `failed` of those that are final, `fees` of those that succeeded.
    """

    currency: str
    requested: Money
    succeeded: Money
    failed: Money
    fees: Money

    _table = (
        ("currency", "currency", STR, REQ),
        ("requested", "requested", _ref("money", "Money"), REQ),
        ("succeeded", "succeeded", _ref("money", "Money"), REQ),
        ("failed", "failed", _ref("money", "Money"), REQ),
        ("fees", "fees", _ref("money", "Money"), REQ),
    )
