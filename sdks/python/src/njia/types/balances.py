"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.events import EventCause
    from ..types.money import Money

_ref = type_refs(__name__)

__all__ = [
    "Balance",
    "BalanceEvent",
    "BalanceList",
]


class Balance(Model):
    """Money in one currency.

    `total` is `available` plus `reserved`; `pending` is incoming money that is not posted yet.
    """

    object: Literal["balance"] = "balance"
    """Kind of object."""
    currency: str
    available: Money
    pending: Money
    reserved: Money
    total: Money
    as_of: _dt.datetime
    """Time of the figures."""

    _table = (
        ("object", "object", Const("balance"), REQ),
        ("currency", "currency", STR, REQ),
        ("available", "available", _ref("money", "Money"), REQ),
        ("pending", "pending", _ref("money", "Money"), REQ),
        ("reserved", "reserved", _ref("money", "Money"), REQ),
        ("total", "total", _ref("money", "Money"), REQ),
        ("as_of", "asOf", DATE_TIME, REQ),
    )


class BalanceEvent(Model):
    """An event about a balance."""

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
    type: Literal["balance.low"] = "balance.low"
    """What happened."""
    data: Balance

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
        ("type", "type", Const("balance.low"), REQ),
        ("data", "data", _ref("balances", "Balance"), REQ),
    )


class BalanceList(Model):
    """One page of balances, one per currency."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[Balance]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("balances", "Balance")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )
