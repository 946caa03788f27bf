"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Literal

    from ..types.money import Money
    from ..types.spend_values import SpendLimitIntervalValue, SpendLimitScopeValue

_ref = type_refs(__name__)

__all__ = [
    "SpendLimit",
    "SpendLimitKeyUsage",
    "SpendLimitUsage",
]


class SpendLimit(Model):
    """A spend limit with its use in the current window."""

    id: str
    """Id of the limit."""
    object: Literal["spend_limit"] = "spend_limit"
    """The kind of this object."""
    scope: SpendLimitScopeValue | str
    merchant_id: str | None
    """The merchant, or `*` for each; null for other scopes."""
    category: str | None
    """The category, or `*` for each group; null for other scopes."""
    amount_minor_units: int | None
    """Most that may be spent in a window, in minor units; null if only the count is limited."""
    currency: str
    """Currency of the card."""
    interval: SpendLimitIntervalValue | str
    max_count: int | None
    """Most authorizations in a window; null if only the amount is limited."""
    usage: SpendLimitUsage | None
    """Use in the current window; null for a `*` limit."""
    usage_by_key: list[SpendLimitKeyUsage] | None
    """Use by merchant or category group in the current window, most spent first, one page of it; null unless the
    limit is for each of them.
    """
    next_key: str | None
    """Value for `afterKey` that gives the next page of `usageByKey`; null on the last page."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("spend_limit"), REQ),
        ("scope", "scope", STR, REQ),
        ("merchant_id", "merchantId", Nullable(STR), REQ),
        ("category", "category", Nullable(STR), REQ),
        ("amount_minor_units", "amountMinorUnits", Nullable(INT), REQ),
        ("currency", "currency", STR, REQ),
        ("interval", "interval", STR, REQ),
        ("max_count", "maxCount", Nullable(INT), REQ),
        ("usage", "usage", Nullable(_ref("spend", "SpendLimitUsage")), REQ),
        ("usage_by_key", "usageByKey", Nullable(ListOf(_ref("spend", "SpendLimitKeyUsage"))), REQ),
        ("next_key", "nextKey", Nullable(STR), REQ),
    )


class SpendLimitKeyUsage(Model):
    """What one merchant or one category group used of a limit for each of them."""

    key: str
    """Merchant id or category group."""
    usage: SpendLimitUsage

    _table = (
        ("key", "key", STR, REQ),
        ("usage", "usage", _ref("spend", "SpendLimitUsage"), REQ),
    )


class SpendLimitUsage(Model):
    """What was used of a limit in the current window."""

    window_start: _dt.datetime | None
    """Start of the window; null for `per_authorization` and `all_time`."""
    window_end: _dt.datetime | None
    """End of the window; null for `per_authorization` and `all_time`."""
    spent: Money
    """Captured in the window."""
    held: Money
    """Approved and not yet captured."""
    remaining: Money | None
    """What is left, 0 if the limit was lowered below what is spent; null without an amount."""
    count: int
    """Authorizations counted in the window."""
    remaining_count: int | None
    """Authorizations left; null without a count."""

    _table = (
        ("window_start", "windowStart", Nullable(DATE_TIME), REQ),
        ("window_end", "windowEnd", Nullable(DATE_TIME), REQ),
        ("spent", "spent", _ref("money", "Money"), REQ),
        ("held", "held", _ref("money", "Money"), REQ),
        ("remaining", "remaining", Nullable(_ref("money", "Money")), REQ),
        ("count", "count", INT, REQ),
        ("remaining_count", "remainingCount", Nullable(INT), REQ),
    )
