"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from typing import Literal

    from ..types.mobile_values import MobileMoneyProviderValue

_ref = type_refs(__name__)

__all__ = [
    "CurrencyInfo",
    "CurrencyList",
    "MerchantCategory",
    "MerchantCategoryList",
    "MerchantCategoryRange",
    "ProviderInfo",
    "ProviderList",
    "ProviderPrefixes",
]


class CurrencyInfo(Model):
    """A supported currency.

    The number of minor-unit digits is that of ISO 4217.
    """

    object: Literal["currency"] = "currency"
    """Kind of object."""
    code: str
    name: str
    """English name."""
    minor_unit_digits: int
    """Decimal digits between major and minor unit: 0 for XAF, 2 for KES, 3 for TND."""
    countries: list[str]
    """Countries whose main currency it is."""

    _table = (
        ("object", "object", Const("currency"), REQ),
        ("code", "code", STR, REQ),
        ("name", "name", STR, REQ),
        ("minor_unit_digits", "minorUnitDigits", INT, REQ),
        ("countries", "countries", ListOf(STR), REQ),
    )


class CurrencyList(Model):
    """One page of currencies, in order of their codes."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[CurrencyInfo]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("reference", "CurrencyInfo")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class MerchantCategory(Model):
    """A group of merchant category codes (ISO 18245), as spend limits and card controls name it."""

    object: Literal["merchant_category"] = "merchant_category"
    """Kind of object."""
    id: str
    """Id of the group."""
    name: str
    """Name to show."""
    codes: list[str]
    """Single codes of the group."""
    ranges: list[MerchantCategoryRange]
    """Ranges of codes of the group."""

    _table = (
        ("object", "object", Const("merchant_category"), REQ),
        ("id", "id", STR, REQ),
        ("name", "name", STR, REQ),
        ("codes", "codes", ListOf(STR), REQ),
        ("ranges", "ranges", ListOf(_ref("reference", "MerchantCategoryRange")), REQ),
    )


class MerchantCategoryList(Model):
    """One page of merchant category groups, in order of their ids."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[MerchantCategory]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("reference", "MerchantCategory")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class MerchantCategoryRange(Model):
    """A range of merchant category codes, both ends included."""

    from_: str
    """First code."""
    to: str
    """Last code."""

    _table = (
        ("from_", "from", STR, REQ),
        ("to", "to", STR, REQ),
    )


class ProviderInfo(Model):
    """A mobile-money provider."""

    object: Literal["provider"] = "provider"
    """Kind of object."""
    id: MobileMoneyProviderValue | str
    name: str
    """Name to show."""
    countries: list[str]
    """Countries in which it works."""
    rails: list[str]
    """Rails that reach it."""
    prefixes: list[ProviderPrefixes]
    """Known number ranges; where there are none, the caller names the provider."""

    _table = (
        ("object", "object", Const("provider"), REQ),
        ("id", "id", STR, REQ),
        ("name", "name", STR, REQ),
        ("countries", "countries", ListOf(STR), REQ),
        ("rails", "rails", ListOf(STR), REQ),
        ("prefixes", "prefixes", ListOf(_ref("reference", "ProviderPrefixes")), REQ),
    )


class ProviderList(Model):
    """One page of mobile-money providers, in order of their ids."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[ProviderInfo]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("reference", "ProviderInfo")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class ProviderPrefixes(Model):
    """Number ranges of a provider in one country."""

    country: str
    prefixes: list[str]
    """First digits of its numbers, dial code included."""

    _table = (
        ("country", "country", STR, REQ),
        ("prefixes", "prefixes", ListOf(STR), REQ),
    )
