"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, TypeGuard

    from ..types.customers import Customer
    from ..types.events import EventCause
    from ..types.money import Money
    from ..types.party_values import PartyDetails
    from ..types.payments import Payment
    from ..types.reconciliation import ReconciliationCase
    from ..types.timeline import TimelineItem

_ref = type_refs(__name__)

__all__ = [
    "Transaction",
    "TransactionEvent",
    "TransactionEventType",
    "TransactionEventTypeValue",
    "TransactionList",
    "TransactionStatus",
    "TransactionStatusValue",
    "TransactionType",
    "TransactionTypeValue",
]


class Transaction(Model):
    """The money movement behind a payment, a reversal, a card capture, a book transfer or a test funding, with its
    ledger entries.
    """

    id: str
    """Id of the transaction."""
    object: Literal["transaction"] = "transaction"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change of state."""
    created_at: _dt.datetime
    """When the transaction was made."""
    updated_at: _dt.datetime
    """When it last changed."""
    type: TransactionTypeValue | str
    status: TransactionStatusValue | str
    payment_id: str | None
    """Payment that made it."""
    original_transaction_id: str | None
    """Of a reversal: the transaction that it undoes."""
    reversal_id: str | None
    """Reversal that made it or that undoes it."""
    account_id: str
    """The tenant's account."""
    amount_minor_units: int
    """Amount in minor units of `currency`."""
    currency: str
    fee: Money
    reversed_amount: Money
    rail: str | None
    """Rail that carried it; null without one."""
    provider_reference: str | None
    """The rail's own reference."""
    corridor: str | None
    """Corridor; null for movements inside the tenant."""
    customer_id: str | None
    """Customer whom it belongs to."""
    counterparty: PartyDetails | None
    """The other side, masked; null without one."""
    description: str | None
    """What it is for."""
    ledger_entry_ids: list[str]
    """Ledger entries that it posted."""
    reconciliation: ReconciliationCase
    completed_at: _dt.datetime | None
    """When the money had moved."""
    timeline: list[TimelineItem]
    """All changes of state, oldest first."""
    metadata: dict[str, str]
    payment: Payment | None = None
    """The payment; only with `expand=payment`."""
    customer: Customer | None = None
    """The customer; only with `expand=customer`."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("transaction"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("type", "type", STR, REQ),
        ("status", "status", STR, REQ),
        ("payment_id", "paymentId", Nullable(STR), REQ),
        ("original_transaction_id", "originalTransactionId", Nullable(STR), REQ),
        ("reversal_id", "reversalId", Nullable(STR), REQ),
        ("account_id", "accountId", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("fee", "fee", _ref("money", "Money"), REQ),
        ("reversed_amount", "reversedAmount", _ref("money", "Money"), REQ),
        ("rail", "rail", Nullable(STR), REQ),
        ("provider_reference", "providerReference", Nullable(STR), REQ),
        ("corridor", "corridor", Nullable(STR), REQ),
        ("customer_id", "customerId", Nullable(STR), REQ),
        ("counterparty", "counterparty", Nullable(_ref("party_values", "_PartyDetails")), REQ),
        ("description", "description", Nullable(STR), REQ),
        ("ledger_entry_ids", "ledgerEntryIds", ListOf(STR), REQ),
        ("reconciliation", "reconciliation", _ref("reconciliation", "ReconciliationCase"), REQ),
        ("completed_at", "completedAt", Nullable(DATE_TIME), REQ),
        ("timeline", "timeline", ListOf(_ref("timeline", "TimelineItem")), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
        ("payment", "payment", _ref("payments", "Payment"), OPT),
        ("customer", "customer", _ref("customers", "Customer"), OPT),
    )


class TransactionEvent(Model):
    """An event about a transaction."""

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
    type: TransactionEventTypeValue | str
    """What happened."""
    data: Transaction

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
        ("data", "data", _ref("transactions", "Transaction"), REQ),
    )


TransactionEventTypeValue: TypeAlias = Literal[
    "transaction.completed",
    "transaction.failed",
    "transaction.reversal_pending",
    "transaction.reversed",
    "transaction.partially_reversed",
    "transaction.reconciliation_case_opened",
    "transaction.reconciliation_case_resolved",
]


class TransactionEventType(OpenEnum):
    """What happened."""

    TRANSACTION_COMPLETED: Final = "transaction.completed"
    """A transaction completed."""
    TRANSACTION_FAILED: Final = "transaction.failed"
    """A transaction failed."""
    TRANSACTION_REVERSAL_PENDING: Final = "transaction.reversal_pending"
    """A reversal of the transaction was requested."""
    TRANSACTION_REVERSED: Final = "transaction.reversed"
    """The transaction was reversed in full."""
    TRANSACTION_PARTIALLY_REVERSED: Final = "transaction.partially_reversed"
    """A part of the transaction was reversed."""
    TRANSACTION_RECONCILIATION_CASE_OPENED: Final = "transaction.reconciliation_case_opened"
    """The rail contradicts the books; a person must look."""
    TRANSACTION_RECONCILIATION_CASE_RESOLVED: Final = "transaction.reconciliation_case_resolved"
    """The contradiction was settled."""

    _values = frozenset(get_args(TransactionEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[TransactionEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class TransactionList(Model):
    """One page of transactions, newest first."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[Transaction]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("transactions", "Transaction")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


TransactionStatusValue: TypeAlias = Literal[
    "pending",
    "processing",
    "in_reconciliation",
    "completed",
    "failed",
    "canceled",
    "reversal_pending",
    "reversed",
    "partially_reversed",
]


class TransactionStatus(OpenEnum):
    """State of a transaction.

    Only `completed` can be reversed, and only once.
    """

    PENDING: Final = "pending"
    """Accepted and not sent yet."""
    PROCESSING: Final = "processing"
    """With the rail."""
    IN_RECONCILIATION: Final = "in_reconciliation"
    """The outcome is unknown and the rail is being asked."""
    COMPLETED: Final = "completed"
    """The money moved."""
    FAILED: Final = "failed"
    """The money certainly did not move.

    Final.
    """
    CANCELED: Final = "canceled"
    """Stopped before it was sent.

    Final.
    """
    REVERSAL_PENDING: Final = "reversal_pending"
    """A reversal was asked for and its outcome is awaited."""
    REVERSED: Final = "reversed"
    """Taken back in full.

    Final.
    """
    PARTIALLY_REVERSED: Final = "partially_reversed"
    """Taken back in part.

    Final.
    """

    _values = frozenset(get_args(TransactionStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[TransactionStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


TransactionTypeValue: TypeAlias = Literal[
    "payout",
    "collection",
    "reversal",
    "card_capture",
    "book",
    "funding",
]


class TransactionType(OpenEnum):
    """Kind of transaction."""

    PAYOUT: Final = "payout"
    """Money that left the tenant through a rail."""
    COLLECTION: Final = "collection"
    """Money that came in from a payer through a rail."""
    REVERSAL: Final = "reversal"
    """Money moved back; `originalTransactionId` names the transaction that it undoes."""
    CARD_CAPTURE: Final = "card_capture"
    """A captured authorization of a ghost card."""
    BOOK: Final = "book"
    """A transfer between two accounts of the tenant."""
    FUNDING: Final = "funding"
    """Money put into a test account."""

    _values = frozenset(get_args(TransactionTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[TransactionTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
