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

    from ..types.actor import Actor
    from ..types.audit import AuditEntry
    from ..types.events import EventCause
    from ..types.failure import FailureDetail
    from ..types.money import Money
    from ..types.transactions import Transaction

_ref = type_refs(__name__)

__all__ = [
    "Reversal",
    "ReversalEvent",
    "ReversalEventType",
    "ReversalEventTypeValue",
    "ReversalList",
    "ReversalMethod",
    "ReversalMethodValue",
    "ReversalReason",
    "ReversalReasonValue",
    "ReversalRequest",
    "ReversalStatus",
    "ReversalStatusValue",
]


class Reversal(Model):
    """The taking back of one transaction, with its audit trail.

    A transaction is reversed at most once, fully or partly.
    """

    id: str
    """Id of the reversal."""
    object: Literal["reversal"] = "reversal"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change of state."""
    created_at: _dt.datetime
    """When the reversal was asked for."""
    updated_at: _dt.datetime
    """When it last changed."""
    transaction_id: str
    """The transaction that is reversed."""
    reversal_transaction_id: str | None
    """The transaction that moved the money back; null until there is one."""
    status: ReversalStatusValue | str
    method: ReversalMethodValue | str
    reason: ReversalReasonValue | str
    note: str | None
    """Reason in words."""
    amount_minor_units: int
    """Amount taken back in minor units of `currency`."""
    currency: str
    partial: bool
    """Whether less than the whole transaction is reversed."""
    fee: Money
    requested_by: Actor
    failure: FailureDetail | None
    """Why the reversal failed; null unless it did."""
    audit_trail: list[AuditEntry]
    """The hash-chained audit entries of the reversal, oldest first."""
    completed_at: _dt.datetime | None
    """When the money was back."""
    metadata: dict[str, str]
    transaction: Transaction | None = None
    """The reversed transaction; only with `expand=transaction`."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("reversal"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("transaction_id", "transactionId", STR, REQ),
        ("reversal_transaction_id", "reversalTransactionId", Nullable(STR), REQ),
        ("status", "status", STR, REQ),
        ("method", "method", STR, REQ),
        ("reason", "reason", STR, REQ),
        ("note", "note", Nullable(STR), REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("partial", "partial", BOOL, REQ),
        ("fee", "fee", _ref("money", "Money"), REQ),
        ("requested_by", "requestedBy", _ref("actor", "Actor"), REQ),
        ("failure", "failure", Nullable(_ref("failure", "FailureDetail")), REQ),
        ("audit_trail", "auditTrail", ListOf(_ref("audit", "AuditEntry")), REQ),
        ("completed_at", "completedAt", Nullable(DATE_TIME), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
        ("transaction", "transaction", _ref("transactions", "Transaction"), OPT),
    )


class ReversalEvent(Model):
    """An event about a reversal."""

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
    type: ReversalEventTypeValue | str
    """What happened."""
    data: Reversal

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
        ("data", "data", _ref("reversals", "Reversal"), REQ),
    )


ReversalEventTypeValue: TypeAlias = Literal[
    "reversal.created",
    "reversal.completed",
    "reversal.failed",
]


class ReversalEventType(OpenEnum):
    """What happened."""

    REVERSAL_CREATED: Final = "reversal.created"
    """A reversal was requested."""
    REVERSAL_COMPLETED: Final = "reversal.completed"
    """The money came back."""
    REVERSAL_FAILED: Final = "reversal.failed"
    """The reversal was refused; the transaction stands."""

    _values = frozenset(get_args(ReversalEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ReversalEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class ReversalList(Model):
    """One page of reversals, newest first."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[Reversal]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("reversals", "Reversal")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


ReversalMethodValue: TypeAlias = Literal[
    "direct",
    "return_request",
    "book",
]


class ReversalMethod(OpenEnum):
    """How the rail takes money back."""

    DIRECT: Final = "direct"
    """The provider takes the money out of the recipient's wallet."""
    RETURN_REQUEST: Final = "return_request"
    """The credit was final; the recipient's institution is asked to return it, which takes up to 5 days."""
    BOOK: Final = "book"
    """A posting between two accounts of the tenant."""

    _values = frozenset(get_args(ReversalMethodValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ReversalMethodValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


ReversalReasonValue: TypeAlias = Literal[
    "duplicate",
    "fraudulent",
    "customer_request",
    "wrong_recipient",
    "wrong_amount",
    "service_not_rendered",
    "technical_error",
    "other",
]


class ReversalReason(OpenEnum):
    """Why a transaction is reversed.

    The original fee is given back for `duplicate` and `technical_error` only.
    """

    DUPLICATE: Final = "duplicate"
    """Paid twice (ISO 20022 DUPL).

    The fee is given back.
    """
    FRAUDULENT: Final = "fraudulent"
    """The payment was a fraud (FRAD)."""
    CUSTOMER_REQUEST: Final = "customer_request"
    """The customer asked for it (CUST)."""
    WRONG_RECIPIENT: Final = "wrong_recipient"
    """It went to the wrong party (AC03)."""
    WRONG_AMOUNT: Final = "wrong_amount"
    """The amount was wrong (AM09)."""
    SERVICE_NOT_RENDERED: Final = "service_not_rendered"
    """Goods or service were not delivered (CUST)."""
    TECHNICAL_ERROR: Final = "technical_error"
    """A technical fault made the payment (TECH).

    The fee is given back.
    """
    OTHER: Final = "other"
    """Another reason; `note` must tell it (CUST)."""

    _values = frozenset(get_args(ReversalReasonValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ReversalReasonValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class ReversalRequest(Model):
    """Order to take a completed transaction back.

    Without an amount the whole transaction is reversed.
    """

    reason: ReversalReasonValue | str
    note: str | None = None
    """Reason in words; required when `reason` is `other`."""
    amount_minor_units: int | None = None
    """Amount to take back, in minor units of the transaction's currency; at most its amount.

    Without it, the whole amount.
    """
    metadata: dict[str, str] | None = None

    _table = (
        ("reason", "reason", STR, REQ),
        ("note", "note", STR, OPT),
        ("amount_minor_units", "amountMinorUnits", INT, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


ReversalStatusValue: TypeAlias = Literal[
    "pending",
    "completed",
    "failed",
]


class ReversalStatus(OpenEnum):
    """State of a reversal.

    `completed` and `failed` are final.
    """

    PENDING: Final = "pending"
    """Asked for; the rail's answer is awaited."""
    COMPLETED: Final = "completed"
    """The money is back."""
    FAILED: Final = "failed"
    """The rail refused or the money is gone; the transaction is `completed` again."""

    _values = frozenset(get_args(ReversalStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ReversalStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
