"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.accounts_values import (
        AccountEventTypeValue,
        AccountStatusValue,
        AccountTypeValue,
        LedgerDirectionValue,
        LedgerEntryKindValue,
        LedgerPhaseValue,
    )
    from ..types.balances import Balance
    from ..types.events import EventCause
    from ..types.money import Money

_ref = type_refs(__name__)

__all__ = [
    "Account",
    "AccountEvent",
    "AccountList",
    "AccountPartyDetails",
    "LedgerEntry",
    "LedgerEntryList",
]


class Account(Model):
    """An account of the tenant in one currency, with its balance."""

    id: str
    """Id of the account."""
    object: Literal["account"] = "account"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change of state."""
    created_at: _dt.datetime
    """When the account was made."""
    updated_at: _dt.datetime
    """When it last changed."""
    name: str
    """Name of the account."""
    type: AccountTypeValue | str
    country: str
    currency: str
    status: AccountStatusValue | str
    balance: Balance
    metadata: dict[str, str]

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("account"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("name", "name", STR, REQ),
        ("type", "type", STR, REQ),
        ("country", "country", STR, REQ),
        ("currency", "currency", STR, REQ),
        ("status", "status", STR, REQ),
        ("balance", "balance", _ref("balances", "Balance"), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
    )


class AccountEvent(Model):
    """An event about an account."""

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
    type: AccountEventTypeValue | str
    """What happened."""
    data: Account

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
        ("data", "data", _ref("accounts", "Account"), REQ),
    )


class AccountList(Model):
    """One page of accounts, newest first."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[Account]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("accounts", "Account")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class AccountPartyDetails(Model):
    """Another account of the same tenant."""

    type: Literal["account"] = "account"
    """Kind of party."""
    account_id: str
    """Id of the account."""

    _table = (
        ("type", "type", Const("account"), REQ),
        ("account_id", "accountId", STR, REQ),
    )


class LedgerEntry(Model):
    """One posting on an account.

    Entries are only ever added; the debits and credits of a transaction are equal in each currency.
    """

    id: str
    """Id of the entry."""
    object: Literal["ledger_entry"] = "ledger_entry"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    account_id: str
    """The account."""
    direction: LedgerDirectionValue | str
    amount_minor_units: int
    """Amount in minor units of `currency`, always positive."""
    currency: str
    balance_after: Money
    phase: LedgerPhaseValue | str
    transaction_id: str | None
    """Transaction that posted it; null for entries outside of one."""
    kind: LedgerEntryKindValue | str
    description: str | None
    """What it is for."""
    created_at: _dt.datetime
    """When it was posted."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("ledger_entry"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("account_id", "accountId", STR, REQ),
        ("direction", "direction", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("balance_after", "balanceAfter", _ref("money", "Money"), REQ),
        ("phase", "phase", STR, REQ),
        ("transaction_id", "transactionId", Nullable(STR), REQ),
        ("kind", "kind", STR, REQ),
        ("description", "description", Nullable(STR), REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
    )


class LedgerEntryList(Model):
    """One page of ledger entries, newest first."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[LedgerEntry]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("accounts", "LedgerEntry")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )
