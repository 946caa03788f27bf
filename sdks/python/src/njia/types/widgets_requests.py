"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import OPT, REQ, Model

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from ..types.kyc_values import KycCheckTypeValue, KycRequestedTierValue
    from ..types.language_values import LanguageTagValue
    from ..types.widgets_values import WidgetKindValue, WidgetThemeModeValue

_ref = type_refs(__name__)

__all__ = [
    "WidgetConfigInput",
    "WidgetConfigInputParam",
    "WidgetRequest",
    "WidgetThemeInput",
    "WidgetThemeInputParam",
    "WidgetUpdateRequest",
]


class WidgetConfigInput(Model):
    """Settings of a widget.

    Which members count depends on `kind`; a member of another kind is 400 `validation_failed`.
    """

    amount_minor_units: int | None = None
    """payment: amount to collect, in minor units.

    Required.
    """
    currency: str | None = None
    """payment: currency of the amount.

    Required.
    """
    reference: str | None = None
    """payment: your reference."""
    description: str | None = None
    """payment: what it is for; shown to the visitor."""
    methods: list[Literal["mobile_money"]] | None = None
    """payment: ways to pay; all if absent."""
    lock_amount: bool | None = None
    """payment: whether the visitor may not change the amount."""
    country: str | None = None
    """payment and kyc: country that is preselected."""
    account_ids: list[str] | None = None
    """balance: accounts to show.

    Either this or `currencies`.
    """
    currencies: list[str] | None = None
    """balance: currencies to show, summed over accounts."""
    show_pending: bool | None = None
    """balance: whether to show what is on its way."""
    requested_tier: KycRequestedTierValue | str | None = None
    """kyc: tier to reach."""
    checks: list[KycCheckTypeValue | str] | None = None
    """kyc: checks to run; all that the data allows if absent."""

    _table = (
        ("amount_minor_units", "amountMinorUnits", INT, OPT),
        ("currency", "currency", STR, OPT),
        ("reference", "reference", STR, OPT),
        ("description", "description", STR, OPT),
        ("methods", "methods", ListOf(Const("mobile_money")), OPT),
        ("lock_amount", "lockAmount", BOOL, OPT),
        ("country", "country", STR, OPT),
        ("account_ids", "accountIds", ListOf(STR), OPT),
        ("currencies", "currencies", ListOf(STR), OPT),
        ("show_pending", "showPending", BOOL, OPT),
        ("requested_tier", "requestedTier", STR, OPT),
        ("checks", "checks", ListOf(STR), OPT),
    )


class WidgetConfigInputParam(TypedDict, total=False):
    """The fields of `WidgetConfigInput` as a dict."""

    amount_minor_units: int
    currency: str
    reference: str
    description: str
    methods: Sequence[Literal["mobile_money"]]
    lock_amount: bool
    country: str
    account_ids: Sequence[str]
    currencies: Sequence[str]
    show_pending: bool
    requested_tier: KycRequestedTierValue | str
    checks: Sequence[KycCheckTypeValue | str]


class WidgetRequest(Model):
    """The widget to make."""

    kind: WidgetKindValue | str
    allowed_origins: list[str]
    """Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below
    localhost, such as `http://shop.localhost:3001`.
    """
    customer_id: str | None = None
    """Customer whom its payments or assessments belong to."""
    locale: LanguageTagValue | str | None = None
    """Language; the visitor's if absent."""
    theme: WidgetThemeInput | None = None
    session_ttl_seconds: int | None = None
    """How long a session lives, in seconds."""
    config: WidgetConfigInput
    metadata: dict[str, str] | None = None

    _table = (
        ("kind", "kind", STR, REQ),
        ("allowed_origins", "allowedOrigins", ListOf(STR), REQ),
        ("customer_id", "customerId", STR, OPT),
        ("locale", "locale", STR, OPT),
        ("theme", "theme", _ref("widgets_requests", "WidgetThemeInput"), OPT),
        ("session_ttl_seconds", "sessionTtlSeconds", INT, OPT),
        ("config", "config", _ref("widgets_requests", "WidgetConfigInput"), REQ),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


class WidgetThemeInput(Model):
    """Look of a widget."""

    mode: WidgetThemeModeValue | str | None = None
    """Light or dark; `auto` if absent."""
    primary_color: str | None = None
    """Main colour, `#rrggbb`."""
    radius: int | None = None
    """Corner radius in pixels."""
    logo_url: str | None = None
    """https address of a PNG, JPEG or WebP of at most 64 KiB; fetched once."""

    _table = (
        ("mode", "mode", STR, OPT),
        ("primary_color", "primaryColor", STR, OPT),
        ("radius", "radius", INT, OPT),
        ("logo_url", "logoUrl", STR, OPT),
    )


class WidgetThemeInputParam(TypedDict, total=False):
    """The fields of `WidgetThemeInput` as a dict."""

    mode: WidgetThemeModeValue | str
    primary_color: str
    radius: int
    logo_url: str


class WidgetUpdateRequest(Model):
    """The members to change; absent ones stay.

    Open sessions keep what they started with.
    """

    allowed_origins: list[str] | None = None
    """Pages that may embed the widget: https, in test mode also `http://localhost:*` (any port) and names below
    localhost, such as `http://shop.localhost:3001`.
    """
    locale: LanguageTagValue | str | None = None
    """Language; null for the visitor's."""
    theme: WidgetThemeInput | None = None
    session_ttl_seconds: int | None = None
    """How long a session lives, in seconds."""
    config: WidgetConfigInput | None = None
    metadata: dict[str, str] | None = None

    _table = (
        ("allowed_origins", "allowedOrigins", ListOf(STR), OPT),
        ("locale", "locale", Nullable(STR), OPT),
        ("theme", "theme", _ref("widgets_requests", "WidgetThemeInput"), OPT),
        ("session_ttl_seconds", "sessionTtlSeconds", INT, OPT),
        ("config", "config", _ref("widgets_requests", "WidgetConfigInput"), OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )
