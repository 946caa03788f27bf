"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import REQ, SECRET, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.events import EventCause
    from ..types.kyc_values import KycCheckTypeValue, KycRequestedTierValue
    from ..types.language_values import LanguageTagValue
    from ..types.widgets_values import (
        WidgetEventTypeValue,
        WidgetKindValue,
        WidgetSessionEventTypeValue,
        WidgetSessionStatusValue,
        WidgetStatusValue,
        WidgetThemeModeValue,
    )

_ref = type_refs(__name__)

__all__ = [
    "Widget",
    "WidgetConfig",
    "WidgetEmbed",
    "WidgetEvent",
    "WidgetList",
    "WidgetSession",
    "WidgetSessionEvent",
    "WidgetSessionResult",
    "WidgetTheme",
]


class Widget(Model):
    """A payment, balance or identity form for your own pages."""

    id: str
    """Id of the widget."""
    object: Literal["widget"] = "widget"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    kind: WidgetKindValue | str
    status: WidgetStatusValue | str
    allowed_origins: list[str]
    """Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below
    localhost, such as `http://shop.localhost:3001`.
    """
    customer_id: str | None
    """Customer whom its payments or assessments belong to."""
    locale: LanguageTagValue | str | None
    """Language; null for the visitor's."""
    theme: WidgetTheme
    session_ttl_seconds: int
    """How long a session lives, in seconds."""
    config: WidgetConfig
    embed: WidgetEmbed
    session: WidgetSession | None
    """The first session, with its client token; only in the answer to creation."""
    metadata: dict[str, str]

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("widget"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("kind", "kind", STR, REQ),
        ("status", "status", STR, REQ),
        ("allowed_origins", "allowedOrigins", ListOf(STR), REQ),
        ("customer_id", "customerId", Nullable(STR), REQ),
        ("locale", "locale", Nullable(STR), REQ),
        ("theme", "theme", _ref("widgets", "WidgetTheme"), REQ),
        ("session_ttl_seconds", "sessionTtlSeconds", INT, REQ),
        ("config", "config", _ref("widgets", "WidgetConfig"), REQ),
        ("embed", "embed", _ref("widgets", "WidgetEmbed"), REQ),
        ("session", "session", Nullable(_ref("widgets", "WidgetSession")), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
    )


class WidgetConfig(Model):
    """Settings of a widget.

    Members of another kind are null.
    """

    amount_minor_units: int | None
    """payment: amount to collect, in minor units."""
    currency: str | None
    """payment: currency of the amount."""
    reference: str | None
    """payment: your reference."""
    description: str | None
    """payment: what it is for."""
    methods: list[Literal["mobile_money"]] | None
    """payment: ways to pay."""
    lock_amount: bool | None
    """payment: whether the visitor may not change the amount."""
    country: str | None
    """payment and kyc: country that is preselected."""
    account_ids: list[str] | None
    """balance: accounts to show."""
    currencies: list[str] | None
    """balance: currencies to show."""
    show_pending: bool | None
    """balance: whether to show what is on its way."""
    requested_tier: KycRequestedTierValue | str | None
    """kyc: tier to reach."""
    checks: list[KycCheckTypeValue | str] | None
    """kyc: checks to run."""

    _table = (
        ("amount_minor_units", "amountMinorUnits", Nullable(INT), REQ),
        ("currency", "currency", Nullable(STR), REQ),
        ("reference", "reference", Nullable(STR), REQ),
        ("description", "description", Nullable(STR), REQ),
        ("methods", "methods", Nullable(ListOf(Const("mobile_money"))), REQ),
        ("lock_amount", "lockAmount", Nullable(BOOL), REQ),
        ("country", "country", Nullable(STR), REQ),
        ("account_ids", "accountIds", Nullable(ListOf(STR)), REQ),
        ("currencies", "currencies", Nullable(ListOf(STR)), REQ),
        ("show_pending", "showPending", Nullable(BOOL), REQ),
        ("requested_tier", "requestedTier", Nullable(STR), REQ),
        ("checks", "checks", Nullable(ListOf(STR)), REQ),
    )


class WidgetEmbed(Model):
    """How to put the widget on a page.

    It never holds a token.
    """

    script_url: str
    """The loader script."""
    html: str
    """Ready HTML with the script (with an integrity hash) and the element."""
    iframe_url: str
    """Address for a plain iframe; append `#` and the client token."""

    _table = (
        ("script_url", "scriptUrl", STR, REQ),
        ("html", "html", STR, REQ),
        ("iframe_url", "iframeUrl", STR, REQ),
    )


class WidgetEvent(Model):
    """An event about a widget."""

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
    type: WidgetEventTypeValue | str
    """What happened."""
    data: Widget

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
        ("data", "data", _ref("widgets", "Widget"), REQ),
    )


class WidgetList(Model):
    """One page of widgets, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[Widget]
    """The widgets of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("widgets", "Widget")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class WidgetSession(Model):
    """One visit to a widget.

    Its client token opens the widget in one browser and yields at most one completed payment or assessment.
    """

    id: str
    """Id of the session."""
    object: Literal["widget_session"] = "widget_session"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    widget_id: str
    """The widget."""
    kind: WidgetKindValue | str
    status: WidgetSessionStatusValue | str
    client_token: str | None
    """Token for the browser; shown once, null afterwards."""
    expires_at: _dt.datetime
    """When the session ends."""
    result: WidgetSessionResult | None
    """What it made; null until it is completed."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("widget_session"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("widget_id", "widgetId", STR, REQ),
        ("kind", "kind", STR, REQ),
        ("status", "status", STR, REQ),
        ("client_token", "clientToken", Nullable(STR), REQ | SECRET),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
        ("result", "result", Nullable(_ref("widgets", "WidgetSessionResult")), REQ),
    )


class WidgetSessionEvent(Model):
    """An event about a widget session."""

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
    type: WidgetSessionEventTypeValue | str
    """What happened."""
    data: WidgetSession

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
        ("data", "data", _ref("widgets", "WidgetSession"), REQ),
    )


class WidgetSessionResult(Model):
    """What a finished session made."""

    payment_id: str | None
    """The payment."""
    kyc_score_id: str | None
    """The assessment."""

    _table = (
        ("payment_id", "paymentId", Nullable(STR), REQ),
        ("kyc_score_id", "kycScoreId", Nullable(STR), REQ),
    )


class WidgetTheme(Model):
    """Look of a widget."""

    mode: WidgetThemeModeValue | str
    primary_color: str | None
    """Main colour, `#rrggbb`."""
    radius: int
    """Corner radius in pixels."""
    logo_url: str | None
    """Address of the logo."""

    _table = (
        ("mode", "mode", STR, REQ),
        ("primary_color", "primaryColor", Nullable(STR), REQ),
        ("radius", "radius", INT, REQ),
        ("logo_url", "logoUrl", Nullable(STR), REQ),
    )
