"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import ANY, BOOL, INT, STR, Const, MapOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, TypeGuard

    from ..types.events import EventCause, ProviderCallback
    from ..types.money import Money
    from ..types.provider_values import ProviderCallbackEventValue

_ref = type_refs(__name__)

__all__ = [
    "CallbackEvent",
    "CallbackEventType",
    "CallbackEventTypeValue",
    "ProviderCallbackReceipt",
    "ProviderCallbackReceiptOutcome",
    "ProviderCallbackReceiptOutcomeValue",
    "ProviderCallbackRequest",
]


class CallbackEvent(Model):
    """An event about a provider callback."""

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
    type: CallbackEventTypeValue | str
    """What happened."""
    data: ProviderCallback

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
        ("data", "data", _ref("events", "ProviderCallback"), REQ),
    )


CallbackEventTypeValue: TypeAlias = Literal[
    "callback.timed_out",
    "callback.late",
    "callback.conflict",
]


class CallbackEventType(OpenEnum):
    """What happened."""

    CALLBACK_TIMED_OUT: Final = "callback.timed_out"
    """No callback came in time; the payment went to reconciliation."""
    CALLBACK_LATE: Final = "callback.late"
    """A callback came after the deadline and was applied."""
    CALLBACK_CONFLICT: Final = "callback.conflict"
    """A callback contradicts a final state; nothing was changed."""

    _values = frozenset(get_args(CallbackEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CallbackEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class ProviderCallbackReceipt(Model):
    """What became of a callback."""

    object: Literal["callback_receipt"] = "callback_receipt"
    """The kind of this object."""
    received: bool
    """Always true."""
    outcome: ProviderCallbackReceiptOutcomeValue | str
    """What became of it."""

    _table = (
        ("object", "object", Const("callback_receipt"), REQ),
        ("received", "received", BOOL, REQ),
        ("outcome", "outcome", STR, REQ),
    )


ProviderCallbackReceiptOutcomeValue: TypeAlias = Literal[
    "applied",
    "duplicate",
    "late_applied",
    "conflict",
    "ignored",
]


class ProviderCallbackReceiptOutcome(OpenEnum):
    """What became of it."""

    APPLIED: Final = "applied"
    """It moved the payment on."""
    DUPLICATE: Final = "duplicate"
    """It was known; nothing changed."""
    LATE_APPLIED: Final = "late_applied"
    """It came after the deadline and settled the payment."""
    CONFLICT: Final = "conflict"
    """It contradicts a final state; a case was opened."""
    IGNORED: Final = "ignored"
    """It says nothing new."""

    _values = frozenset(get_args(ProviderCallbackReceiptOutcomeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ProviderCallbackReceiptOutcomeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class ProviderCallbackRequest(Model):
    """What a provider or rail says about one attempt, in our common form.

    Adapters translate native forms to it.
    """

    callback_id: str
    """The sender's id of this message; a second message with it has no effect."""
    event: ProviderCallbackEventValue | str
    reference: str
    """Our attempt."""
    provider_reference: str | None = None
    """The sender's reference of the payment."""
    amount_minor_units: int | None = None
    """Amount that was moved, in minor units; compared with ours."""
    currency: str | None = None
    """ISO 4217 currency of the amount."""
    reason_code: str | None = None
    """The sender's reason."""
    fee_charged: Money | None = None
    """What the sender charged."""
    occurred_at: _dt.datetime
    """When it happened."""

    _table = (
        ("callback_id", "callbackId", STR, REQ),
        ("event", "event", STR, REQ),
        ("reference", "reference", STR, REQ),
        ("provider_reference", "providerReference", STR, OPT),
        ("amount_minor_units", "amountMinorUnits", INT, OPT),
        ("currency", "currency", STR, OPT),
        ("reason_code", "reasonCode", STR, OPT),
        ("fee_charged", "feeCharged", _ref("money", "Money"), OPT),
        ("occurred_at", "occurredAt", DATE_TIME, REQ),
    )
