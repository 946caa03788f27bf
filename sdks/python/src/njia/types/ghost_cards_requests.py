"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import BOOL, INT, STR, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt

    from ..types.spend_values import SpendLimitIntervalValue, SpendLimitScopeValue

_ref = type_refs(__name__)

__all__ = [
    "CardMerchantInput",
    "CardMerchantInputParam",
    "GhostCardRequest",
    "GhostCardUpdateRequest",
    "SpendLimitInput",
    "SpendLimitInputParam",
    "SpendLimitsRequest",
]


class CardMerchantInput(Model):
    """The merchant, as the card network names it."""

    id: str
    """Id of the merchant."""
    name: str
    """Name of the merchant."""
    category_code: str
    """Merchant category code (ISO 18245)."""
    city: str | None = None
    """City of the merchant."""
    country: str

    _table = (
        ("id", "id", STR, REQ),
        ("name", "name", STR, REQ),
        ("category_code", "categoryCode", STR, REQ),
        ("city", "city", STR, OPT),
        ("country", "country", STR, REQ),
    )


class _CardMerchantInputParam(TypedDict):
    id: str
    name: str
    category_code: str
    country: str


class CardMerchantInputParam(_CardMerchantInputParam, total=False):
    """The fields of `CardMerchantInput` as a dict."""

    city: str


class GhostCardRequest(Model):
    """The card to make."""

    currency: str
    """Currency of the card and of its limits."""
    label: str | None = None
    """Name for people."""
    customer_id: str | None = None
    """Customer who uses the card."""
    account_id: str | None = None
    """Account that funds it; the tenant's default account in the currency if absent."""
    spend_limits: list[SpendLimitInput] | None = None
    """Spend limits; none if absent."""
    allowed_categories: list[str] | None = None
    """Only these categories; all if empty."""
    blocked_categories: list[str] | None = None
    """None of these categories."""
    allowed_merchants: list[str] | None = None
    """Only these merchants; all if empty."""
    blocked_merchants: list[str] | None = None
    """None of these merchants."""
    allowed_countries: list[str] | None = None
    """Only merchants in these countries; all if empty."""
    single_use: bool | None = None
    """True closes the card after its first approved authorization is captured or reversed."""
    expires_at: _dt.datetime | None = None
    """When the card ends; at most 3 years ahead, the end of this month in 12 months if absent."""
    timezone: str | None = None
    """IANA time zone of the limit windows; the tenant's if absent."""
    metadata: dict[str, str] | None = None

    _table = (
        ("currency", "currency", STR, REQ),
        ("label", "label", STR, OPT),
        ("customer_id", "customerId", STR, OPT),
        ("account_id", "accountId", STR, OPT),
        ("spend_limits", "spendLimits", ListOf(_ref("ghost_cards_requests", "SpendLimitInput")), OPT),
        ("allowed_categories", "allowedCategories", ListOf(STR), OPT),
        ("blocked_categories", "blockedCategories", ListOf(STR), OPT),
        ("allowed_merchants", "allowedMerchants", ListOf(STR), OPT),
        ("blocked_merchants", "blockedMerchants", ListOf(STR), OPT),
        ("allowed_countries", "allowedCountries", ListOf(STR), OPT),
        ("single_use", "singleUse", BOOL, OPT),
        ("expires_at", "expiresAt", DATE_TIME, OPT),
        ("timezone", "timezone", STR, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


class GhostCardUpdateRequest(Model):
    """The members to change; absent ones stay."""

    label: str | None = None
    """Name for people; null removes it."""
    allowed_categories: list[str] | None = None
    """Only these categories; all if empty."""
    blocked_categories: list[str] | None = None
    """None of these categories."""
    allowed_merchants: list[str] | None = None
    """Only these merchants; all if empty."""
    blocked_merchants: list[str] | None = None
    """None of these merchants."""
    allowed_countries: list[str] | None = None
    """Only merchants in these countries; all if empty."""
    metadata: dict[str, str] | None = None

    _table = (
        ("label", "label", Nullable(STR), OPT),
        ("allowed_categories", "allowedCategories", ListOf(STR), OPT),
        ("blocked_categories", "blockedCategories", ListOf(STR), OPT),
        ("allowed_merchants", "allowedMerchants", ListOf(STR), OPT),
        ("blocked_merchants", "blockedMerchants", ListOf(STR), OPT),
        ("allowed_countries", "allowedCountries", ListOf(STR), OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


class SpendLimitInput(Model):
    """A spend limit.

    Give an amount, a count, or both; the currency is that of the card. All limits that match an authorization must
    allow it.
    """

    scope: SpendLimitScopeValue | str
    merchant_id: str | None = None
    """Required for scope `merchant`: a merchant id, or `*` for each merchant on its own."""
    category: str | None = None
    """Required for scope `category`: a category group, a four-digit merchant category code, or `*` for each group on
    its own.
    """
    amount_minor_units: int | None = None
    """Most that may be spent in a window, in minor units."""
    interval: SpendLimitIntervalValue | str
    max_count: int | None = None
    """Most authorizations in a window."""

    _table = (
        ("scope", "scope", STR, REQ),
        ("merchant_id", "merchantId", STR, OPT),
        ("category", "category", STR, OPT),
        ("amount_minor_units", "amountMinorUnits", INT, OPT),
        ("interval", "interval", STR, REQ),
        ("max_count", "maxCount", INT, OPT),
    )


class _SpendLimitInputParam(TypedDict):
    scope: SpendLimitScopeValue | str
    interval: SpendLimitIntervalValue | str


class SpendLimitInputParam(_SpendLimitInputParam, total=False):
    """The fields of `SpendLimitInput` as a dict."""

    merchant_id: str
    category: str
    amount_minor_units: int
    max_count: int


class SpendLimitsRequest(Model):
    """The new limits; they replace the old ones.

    A limit with the same scope, merchant or category, and interval keeps what it has counted.
    """

    spend_limits: list[SpendLimitInput]
    """The limits; an empty list removes all."""

    _table = (("spend_limits", "spendLimits", ListOf(_ref("ghost_cards_requests", "SpendLimitInput")), REQ),)
