"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypedDict, get_args

from .._runtime._codec import BOOL, INT, STR, Const, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import TypeGuard

    from ..types.money import Money, MoneyParam
    from ..types.routing import RoutingStrategyValue

_ref = type_refs(__name__)

__all__ = [
    "Tenant",
    "TenantSettings",
    "TenantSettingsInput",
    "TenantSettingsInputParam",
    "TenantStatus",
    "TenantStatusValue",
    "TenantSummary",
    "UpdateTenantRequest",
]


class Tenant(Model):
    """A company that uses the API, with its settings."""

    id: str
    """Id of the tenant."""
    object: Literal["tenant"] = "tenant"
    """Kind of object."""
    name: str
    """Name of the tenant."""
    slug: str
    """Short name."""
    country: str
    default_currency: str
    timezone: str
    """IANA time zone; card limits and reports use it."""
    status: TenantStatusValue | str
    settings: TenantSettings
    livemode: bool
    """Mode of the key that asked."""
    created_at: _dt.datetime
    """When the tenant was created."""
    updated_at: _dt.datetime
    """When the tenant last changed."""
    version: int
    """Rises by 1 with each change."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("tenant"), REQ),
        ("name", "name", STR, REQ),
        ("slug", "slug", STR, REQ),
        ("country", "country", STR, REQ),
        ("default_currency", "defaultCurrency", STR, REQ),
        ("timezone", "timezone", STR, REQ),
        ("status", "status", STR, REQ),
        ("settings", "settings", _ref("tenant", "TenantSettings"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
    )


class TenantSettings(Model):
    """Policies of the tenant."""

    routing_strategy: RoutingStrategyValue | str
    fraud_review_at: int
    """Fraud score from which a payment is held for review."""
    fraud_block_at: int
    """Fraud score from which a payment is refused."""
    reversal_window_days: int
    """Days after completion in which a transaction can be reversed."""
    credit_approve_at: int
    """Credit score from which the decision is `approve`."""
    credit_review_at: int
    """Credit score from which the decision is `review`."""
    low_balance_alert: Money | None
    """Available balance under which the event `balance.low` is sent; null sends none."""

    _table = (
        ("routing_strategy", "routingStrategy", STR, REQ),
        ("fraud_review_at", "fraudReviewAt", INT, REQ),
        ("fraud_block_at", "fraudBlockAt", INT, REQ),
        ("reversal_window_days", "reversalWindowDays", INT, REQ),
        ("credit_approve_at", "creditApproveAt", INT, REQ),
        ("credit_review_at", "creditReviewAt", INT, REQ),
        ("low_balance_alert", "lowBalanceAlert", Nullable(_ref("money", "Money")), REQ),
    )


class TenantSettingsInput(Model):
    """Policies to change; those left out stay as they are."""

    routing_strategy: RoutingStrategyValue | str | None = None
    fraud_review_at: int | None = None
    """Fraud score from which a payment is held for review."""
    fraud_block_at: int | None = None
    """Fraud score from which a payment is refused."""
    reversal_window_days: int | None = None
    """Days after completion in which a transaction can be reversed."""
    credit_approve_at: int | None = None
    """Credit score from which the decision is `approve`."""
    credit_review_at: int | None = None
    """Credit score from which the decision is `review`."""
    low_balance_alert: Money | None = None
    """Available balance under which the event `balance.low` is sent; null sends none."""

    _table = (
        ("routing_strategy", "routingStrategy", STR, OPT),
        ("fraud_review_at", "fraudReviewAt", INT, OPT),
        ("fraud_block_at", "fraudBlockAt", INT, OPT),
        ("reversal_window_days", "reversalWindowDays", INT, OPT),
        ("credit_approve_at", "creditApproveAt", INT, OPT),
        ("credit_review_at", "creditReviewAt", INT, OPT),
        ("low_balance_alert", "lowBalanceAlert", Nullable(_ref("money", "Money")), OPT),
    )


class TenantSettingsInputParam(TypedDict, total=False):
    """The fields of `TenantSettingsInput` as a dict."""

    routing_strategy: RoutingStrategyValue | str
    fraud_review_at: int
    fraud_block_at: int
    reversal_window_days: int
    credit_approve_at: int
    credit_review_at: int
    low_balance_alert: Money | MoneyParam | None


TenantStatusValue: TypeAlias = Literal[
    "active",
    "suspended",
]


class TenantStatus(OpenEnum):
    """State of a tenant."""

    ACTIVE: Final = "active"
    """In use."""
    SUSPENDED: Final = "suspended"
    """Stopped by the operator; every call answers 403 tenant_suspended."""

    _values = frozenset(get_args(TenantStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[TenantStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class TenantSummary(Model):
    """The tenant that the credentials belong to."""

    id: str
    """Id of the tenant."""
    name: str
    """Name of the tenant."""
    slug: str
    """Short name of the tenant."""
    default_currency: str
    timezone: str
    """IANA time zone."""

    _table = (
        ("id", "id", STR, REQ),
        ("name", "name", STR, REQ),
        ("slug", "slug", STR, REQ),
        ("default_currency", "defaultCurrency", STR, REQ),
        ("timezone", "timezone", STR, REQ),
    )


class UpdateTenantRequest(Model):
    """Members to change; those left out stay as they are."""

    name: str | None = None
    """Name of the tenant."""
    timezone: str | None = None
    """IANA time zone."""
    settings: TenantSettingsInput | None = None

    _table = (
        ("name", "name", STR, OPT),
        ("timezone", "timezone", STR, OPT),
        ("settings", "settings", _ref("tenant", "TenantSettingsInput"), OPT),
    )
