"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME, NUMBER

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Literal

    from ..types.balances import Balance
    from ..types.provider_values import ProviderCallbackEventValue
    from ..types.resource import ResourceReference
    from ..types.sandbox_values import (
        SandboxClockModeValue,
        SandboxDueWorkKindValue,
        SandboxFaultKindValue,
        SandboxFaultStatusValue,
    )

_ref = type_refs(__name__)

__all__ = [
    "SandboxCallback",
    "SandboxClock",
    "SandboxClockAdvance",
    "SandboxDueWork",
    "SandboxFault",
    "SandboxFaultList",
    "SandboxFaultParameters",
    "SandboxFaultParametersParam",
    "SandboxFunding",
    "SandboxReset",
    "SandboxResetCount",
]


class SandboxCallback(Model):
    """A simulated provider callback that was scheduled."""

    object: Literal["sandbox_callback"] = "sandbox_callback"
    """The kind of this object."""
    payment_id: str
    """The payment it is about."""
    reference: str
    """Attempt the callback names."""
    event: ProviderCallbackEventValue | str
    reason_code: str | None
    """Reason it gives."""
    due_at: _dt.datetime
    """Sandbox time at which it arrives."""

    _table = (
        ("object", "object", Const("sandbox_callback"), REQ),
        ("payment_id", "paymentId", STR, REQ),
        ("reference", "reference", STR, REQ),
        ("event", "event", STR, REQ),
        ("reason_code", "reasonCode", Nullable(STR), REQ),
        ("due_at", "dueAt", DATE_TIME, REQ),
    )


class SandboxClock(Model):
    """The clock that all due times of this tenant's test mode follow.

    Deadlines of keys and logins never follow it.
    """

    object: Literal["sandbox_clock"] = "sandbox_clock"
    """The kind of this object."""
    mode: SandboxClockModeValue | str
    """Whether test mode follows real time or a virtual one."""
    now: _dt.datetime
    """The time test mode believes it is."""
    frozen: bool
    """True if the virtual clock stands still between advances; false if it runs on at real speed."""
    offset_seconds: int
    """Virtual time minus real time, in seconds; 0 while the mode is `real`."""
    set_at: _dt.datetime | None
    """Real time of the last change of the clock; null if it was never changed."""

    _table = (
        ("object", "object", Const("sandbox_clock"), REQ),
        ("mode", "mode", STR, REQ),
        ("now", "now", DATE_TIME, REQ),
        ("frozen", "frozen", BOOL, REQ),
        ("offset_seconds", "offsetSeconds", INT, REQ),
        ("set_at", "setAt", Nullable(DATE_TIME), REQ),
    )


class SandboxClockAdvance(Model):
    """What happened while the clock moved."""

    object: Literal["sandbox_clock_advance"] = "sandbox_clock_advance"
    """The kind of this object."""
    clock: SandboxClock
    """The clock afterwards."""
    advanced_seconds: int
    """Seconds the clock moved."""
    ran_count: int
    """How many pieces of work were run."""
    ran: list[SandboxDueWork]
    """The first 1000 pieces of work, in the order in which they fell due."""
    truncated: bool
    """True if more was run than `ran` shows."""

    _table = (
        ("object", "object", Const("sandbox_clock_advance"), REQ),
        ("clock", "clock", _ref("sandbox", "SandboxClock"), REQ),
        ("advanced_seconds", "advancedSeconds", INT, REQ),
        ("ran_count", "ranCount", INT, REQ),
        ("ran", "ran", ListOf(_ref("sandbox", "SandboxDueWork")), REQ),
        ("truncated", "truncated", BOOL, REQ),
    )


class SandboxDueWork(Model):
    """One piece of work that fell due while the clock moved."""

    at: _dt.datetime
    """Virtual time at which it fell due."""
    kind: SandboxDueWorkKindValue | str
    """What was run."""
    resource: ResourceReference
    """The resource it belongs to."""
    result: str
    """Outcome in a few words, such as `completed` or `http_200`."""

    _table = (
        ("at", "at", DATE_TIME, REQ),
        ("kind", "kind", STR, REQ),
        ("resource", "resource", _ref("resource", "ResourceReference"), REQ),
        ("result", "result", STR, REQ),
    )


class SandboxFault(Model):
    """A fault that test mode injects.

    Every event it causes carries its id as `sandboxFaultId`.
    """

    id: str
    """Id of the fault."""
    object: Literal["sandbox_fault"] = "sandbox_fault"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    status: SandboxFaultStatusValue | str
    target: str
    kind: SandboxFaultKindValue | str
    parameters: SandboxFaultParameters
    probability: float
    """Share of matching calls that are hit."""
    seed: int
    """Seed of the random choice."""
    max_count: int | None
    """The fault ends after this many hits; null for no bound."""
    hit_count: int
    """How many calls it has hit."""
    expires_at: _dt.datetime
    """Sandbox time at which the fault ends."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("sandbox_fault"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("status", "status", STR, REQ),
        ("target", "target", STR, REQ),
        ("kind", "kind", STR, REQ),
        ("parameters", "parameters", _ref("sandbox", "SandboxFaultParameters"), REQ),
        ("probability", "probability", NUMBER, REQ),
        ("seed", "seed", INT, REQ),
        ("max_count", "maxCount", Nullable(INT), REQ),
        ("hit_count", "hitCount", INT, REQ),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
    )


class SandboxFaultList(Model):
    """One page of faults, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[SandboxFault]
    """The faults of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("sandbox", "SandboxFault")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class SandboxFaultParameters(Model):
    """Details of a fault.

    A member that does not belong to the kind is ignored.
    """

    latency_ms: int | None = None
    """Extra delay in milliseconds (kinds `latency` and `timeout`)."""
    delay_seconds: int | None = None
    """Virtual seconds a message is held back (kinds `drop` and `reorder`)."""
    copies: int | None = None
    """How many times the message arrives (kind `duplicate`)."""
    reason_code: str | None = None
    """Provider reason to answer with (kinds `error` and `contradict`)."""
    http_status: int | None = None
    """HTTP status a webhook receiver or scorer answers with (kind `error`)."""

    _table = (
        ("latency_ms", "latencyMs", INT, OPT),
        ("delay_seconds", "delaySeconds", INT, OPT),
        ("copies", "copies", INT, OPT),
        ("reason_code", "reasonCode", STR, OPT),
        ("http_status", "httpStatus", INT, OPT),
    )


class SandboxFaultParametersParam(TypedDict, total=False):
    """The fields of `SandboxFaultParameters` as a dict."""

    latency_ms: int
    delay_seconds: int
    copies: int
    reason_code: str
    http_status: int


class SandboxFunding(Model):
    """Test money that was added to an account."""

    object: Literal["sandbox_funding"] = "sandbox_funding"
    """The kind of this object."""
    transaction_id: str
    """The funding transaction."""
    account_id: str
    """The funded account."""
    amount_minor_units: int
    """Amount added, in minor units."""
    currency: str
    """ISO 4217 currency of the amount."""
    balance: Balance
    """Balance afterwards."""
    created_at: _dt.datetime
    """When it was added."""

    _table = (
        ("object", "object", Const("sandbox_funding"), REQ),
        ("transaction_id", "transactionId", STR, REQ),
        ("account_id", "accountId", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("balance", "balance", _ref("balances", "Balance"), REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
    )


class SandboxReset(Model):
    """What a reset removed.

    Keys, users and tenant settings stay.
    """

    object: Literal["sandbox_reset"] = "sandbox_reset"
    """The kind of this object."""
    reset_at: _dt.datetime
    """Real time of the reset."""
    removed: list[SandboxResetCount]
    """Removed objects by type."""
    clock: SandboxClock
    """The clock afterwards; always real."""

    _table = (
        ("object", "object", Const("sandbox_reset"), REQ),
        ("reset_at", "resetAt", DATE_TIME, REQ),
        ("removed", "removed", ListOf(_ref("sandbox", "SandboxResetCount")), REQ),
        ("clock", "clock", _ref("sandbox", "SandboxClock"), REQ),
    )


class SandboxResetCount(Model):
    """How many objects of one type were removed."""

    type: str
    """Value of the `object` field."""
    count: int
    """Objects removed."""

    _table = (
        ("type", "type", STR, REQ),
        ("count", "count", INT, REQ),
    )
