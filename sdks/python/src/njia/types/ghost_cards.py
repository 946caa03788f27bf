"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import LAST4, REQ, SECRET, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.events import EventCause
    from ..types.ghost_cards_values import GhostCardEventTypeValue, GhostCardStatusValue
    from ..types.money import Money
    from ..types.spend import SpendLimit

_ref = type_refs(__name__)

__all__ = [
    "GhostCard",
    "GhostCardControls",
    "GhostCardEvent",
    "GhostCardList",
    "GhostCardSecrets",
    "GhostCardTotals",
    "SpendLimitList",
]


class GhostCard(Model):
    """A virtual card with spend limits.

    Its number and security code are never part of it; `revealGhostCard` shows them.
    """

    id: str
    """Id of the card."""
    object: Literal["ghost_card"] = "ghost_card"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    status: GhostCardStatusValue | str
    label: str | None
    """Name for people."""
    last4: str
    """Last four digits of the number."""
    bin: str
    """First six digits of the number."""
    scheme: Literal["simulated"] = "simulated"
    """Card scheme."""
    exp_month: int
    """Month of expiry."""
    exp_year: int
    """Year of expiry, four digits."""
    currency: str
    """Currency of the card and of its limits."""
    account_id: str
    """Account that funds it."""
    customer_id: str | None
    """Customer who uses it."""
    single_use: bool
    """Whether it closes after its first use."""
    used_at: _dt.datetime | None
    """First approved authorization of a single-use card."""
    spend_limits: list[SpendLimit]
    """Limits with their use."""
    controls: GhostCardControls
    timezone: str
    """IANA time zone of the limit windows."""
    expires_at: _dt.datetime
    """When it ends."""
    totals: GhostCardTotals
    metadata: dict[str, str]

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("ghost_card"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("status", "status", STR, REQ),
        ("label", "label", Nullable(STR), REQ),
        ("last4", "last4", STR, REQ),
        ("bin", "bin", STR, REQ),
        ("scheme", "scheme", Const("simulated"), REQ),
        ("exp_month", "expMonth", INT, REQ),
        ("exp_year", "expYear", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("account_id", "accountId", STR, REQ),
        ("customer_id", "customerId", Nullable(STR), REQ),
        ("single_use", "singleUse", BOOL, REQ),
        ("used_at", "usedAt", Nullable(DATE_TIME), REQ),
        ("spend_limits", "spendLimits", ListOf(_ref("spend", "SpendLimit")), REQ),
        ("controls", "controls", _ref("ghost_cards", "GhostCardControls"), REQ),
        ("timezone", "timezone", STR, REQ),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
        ("totals", "totals", _ref("ghost_cards", "GhostCardTotals"), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
    )


class GhostCardControls(Model):
    """Where a card works, beside its limits.

    Allowing and blocking the same kind excludes each other.
    """

    allowed_categories: list[str]
    """Only these categories; all if empty."""
    blocked_categories: list[str]
    """None of these categories."""
    allowed_merchants: list[str]
    """Only these merchants; all if empty."""
    blocked_merchants: list[str]
    """None of these merchants."""
    allowed_countries: list[str]
    """Only merchants in these countries; all if empty."""

    _table = (
        ("allowed_categories", "allowedCategories", ListOf(STR), REQ),
        ("blocked_categories", "blockedCategories", ListOf(STR), REQ),
        ("allowed_merchants", "allowedMerchants", ListOf(STR), REQ),
        ("blocked_merchants", "blockedMerchants", ListOf(STR), REQ),
        ("allowed_countries", "allowedCountries", ListOf(STR), REQ),
    )


class GhostCardEvent(Model):
    """An event about a ghost card."""

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
    type: GhostCardEventTypeValue | str
    """What happened."""
    data: GhostCard

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
        ("data", "data", _ref("ghost_cards", "GhostCard"), REQ),
    )


class GhostCardList(Model):
    """One page of cards, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[GhostCard]
    """The cards of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("ghost_cards", "GhostCard")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class GhostCardSecrets(Model):
    """Number and security code of a card.

    Never store or log it.
    """

    object: Literal["ghost_card_secrets"] = "ghost_card_secrets"
    """The kind of this object."""
    card_id: str
    """The card."""
    number: str
    """Card number, 16 digits."""
    cvc: str
    """Security code."""
    exp_month: int
    """Month of expiry."""
    exp_year: int
    """Year of expiry, four digits."""
    revealed_until: _dt.datetime
    """Until when to show it to a person."""

    _table = (
        ("object", "object", Const("ghost_card_secrets"), REQ),
        ("card_id", "cardId", STR, REQ),
        ("number", "number", STR, REQ | LAST4),
        ("cvc", "cvc", STR, REQ | SECRET),
        ("exp_month", "expMonth", INT, REQ),
        ("exp_year", "expYear", INT, REQ),
        ("revealed_until", "revealedUntil", DATE_TIME, REQ),
    )


class GhostCardTotals(Model):
    """What a card spent in its life."""

    spent: Money
    """Captured."""
    held: Money
    """Approved and not yet captured."""

    _table = (
        ("spent", "spent", _ref("money", "Money"), REQ),
        ("held", "held", _ref("money", "Money"), REQ),
    )


class SpendLimitList(Model):
    """One page of spend limits, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[SpendLimit]
    """The spend limits of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("spend", "SpendLimit")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )
