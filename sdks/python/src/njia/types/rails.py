"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME, NUMBER

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, TypeGuard

    from ..types.events import EventCause
    from ..types.money import Money
    from ..types.party_values import PartyTypeValue
    from ..types.payments_values import PaymentDirectionValue
    from ..types.settlement_values import SettlementModelValue

_ref = type_refs(__name__)

__all__ = [
    "Rail",
    "RailEvent",
    "RailEventType",
    "RailEventTypeValue",
    "RailExclusionReason",
    "RailExclusionReasonValue",
    "RailHealth",
    "RailHealthStatus",
    "RailHealthStatusValue",
    "RailId",
    "RailKind",
    "RailKindValue",
    "RailLimit",
    "RailList",
    "RailReversal",
    "RailReversalValue",
    "RailSettlement",
    "RailTariff",
]


class Rail(Model):
    """A way that money can take, with its reach, limits, price and health."""

    id: str
    object: Literal["rail"] = "rail"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change."""
    created_at: _dt.datetime
    """When the rail was connected."""
    updated_at: _dt.datetime
    """When it last changed."""
    name: str
    """Name of the rail."""
    kind: RailKindValue | str
    simulated: bool
    """`true` when no real connector is configured and the service plays the rail."""
    countries: list[str]
    """Countries that it reaches."""
    currencies: list[str]
    """Currencies that it carries."""
    directions: list[PaymentDirectionValue | str]
    """What it can do."""
    destination_types: list[PartyTypeValue | str]
    """Kinds of party that it reaches."""
    limits: list[RailLimit]
    """Amount limits per currency; empty without limits."""
    tariff: RailTariff
    response_timeout_seconds: int | None
    """Seconds after which an unanswered payment goes to reconciliation; null for postings inside the service."""
    reversal: RailReversalValue | str
    health: RailHealth
    settlement: RailSettlement

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("rail"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("name", "name", STR, REQ),
        ("kind", "kind", STR, REQ),
        ("simulated", "simulated", BOOL, REQ),
        ("countries", "countries", ListOf(STR), REQ),
        ("currencies", "currencies", ListOf(STR), REQ),
        ("directions", "directions", ListOf(STR), REQ),
        ("destination_types", "destinationTypes", ListOf(STR), REQ),
        ("limits", "limits", ListOf(_ref("rails", "RailLimit")), REQ),
        ("tariff", "tariff", _ref("rails", "RailTariff"), REQ),
        ("response_timeout_seconds", "responseTimeoutSeconds", Nullable(INT), REQ),
        ("reversal", "reversal", STR, REQ),
        ("health", "health", _ref("rails", "RailHealth"), REQ),
        ("settlement", "settlement", _ref("rails", "RailSettlement"), REQ),
    )


class RailEvent(Model):
    """An event about a rail."""

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
    type: RailEventTypeValue | str
    """What happened."""
    data: Rail

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
        ("data", "data", _ref("rails", "Rail"), REQ),
    )


RailEventTypeValue: TypeAlias = Literal[
    "rail.degraded",
    "rail.down",
    "rail.recovered",
]


class RailEventType(OpenEnum):
    """What happened."""

    RAIL_DEGRADED: Final = "rail.degraded"
    """A rail is slower or fails more often than usual."""
    RAIL_DOWN: Final = "rail.down"
    """A rail does not work; payments go elsewhere or wait."""
    RAIL_RECOVERED: Final = "rail.recovered"
    """A rail works again."""

    _values = frozenset(get_args(RailEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[RailEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


RailExclusionReasonValue: TypeAlias = Literal[
    "rail_disabled",
    "rail_down",
    "corridor_not_supported",
    "destination_type_not_supported",
    "provider_not_supported",
    "currency_not_supported",
    "direction_not_supported",
    "below_rail_minimum",
    "above_rail_maximum",
    "excluded_by_request",
    "not_allowed_by_tenant",
    "success_rate_below_floor",
    "max_fee_exceeded",
    "outside_operating_hours",
    "liquidity_insufficient",
]


class RailExclusionReason(OpenEnum):
    """Why a rail cannot serve the request."""

    RAIL_DISABLED: Final = "rail_disabled"
    """The operator switched the rail off."""
    RAIL_DOWN: Final = "rail_down"
    """The rail is down."""
    CORRIDOR_NOT_SUPPORTED: Final = "corridor_not_supported"
    """The rail does not serve this pair of countries and currencies."""
    DESTINATION_TYPE_NOT_SUPPORTED: Final = "destination_type_not_supported"
    """The rail does not reach this kind of party."""
    PROVIDER_NOT_SUPPORTED: Final = "provider_not_supported"
    """The rail does not reach this mobile-money provider."""
    CURRENCY_NOT_SUPPORTED: Final = "currency_not_supported"
    """The rail does not carry the currency."""
    DIRECTION_NOT_SUPPORTED: Final = "direction_not_supported"
    """The rail does payouts or collections only, not the other."""
    BELOW_RAIL_MINIMUM: Final = "below_rail_minimum"
    """The amount is below the rail's minimum."""
    ABOVE_RAIL_MAXIMUM: Final = "above_rail_maximum"
    """The amount is above the rail's maximum."""
    EXCLUDED_BY_REQUEST: Final = "excluded_by_request"
    """The request names other rails or excludes this one."""
    NOT_ALLOWED_BY_TENANT: Final = "not_allowed_by_tenant"
    """The tenant's settings exclude the rail."""
    SUCCESS_RATE_BELOW_FLOOR: Final = "success_rate_below_floor"
    """Fewer than 80 percent of recent attempts succeeded."""
    MAX_FEE_EXCEEDED: Final = "max_fee_exceeded"
    """The fee would be above `maxFee`."""
    OUTSIDE_OPERATING_HOURS: Final = "outside_operating_hours"
    """The rail is closed now."""
    LIQUIDITY_INSUFFICIENT: Final = "liquidity_insufficient"
    """The pre-funded position on the rail is too small."""

    _values = frozenset(get_args(RailExclusionReasonValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[RailExclusionReasonValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class RailHealth(Model):
    """How the rail does now."""

    status: RailHealthStatusValue | str
    success_rate1h: float | None
    """Share of attempts of the last hour that succeeded; null without attempts."""
    since: _dt.datetime
    """Since when it is in this state."""

    _table = (
        ("status", "status", STR, REQ),
        ("success_rate1h", "successRate1h", Nullable(NUMBER), REQ),
        ("since", "since", DATE_TIME, REQ),
    )


RailHealthStatusValue: TypeAlias = Literal[
    "up",
    "degraded",
    "down",
]


class RailHealthStatus(OpenEnum):
    """Health of a rail."""

    UP: Final = "up"
    """Works as usual."""
    DEGRADED: Final = "degraded"
    """Fails more often or is much slower than usual; still used."""
    DOWN: Final = "down"
    """Not used; payments go elsewhere or wait."""

    _values = frozenset(get_args(RailHealthStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[RailHealthStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


RailId: TypeAlias = "str"


RailKindValue: TypeAlias = Literal[
    "pan_african_settlement",
    "cemac_mobile_money",
    "mobile_money",
    "mobile_money_hub",
    "internal",
]


class RailKind(OpenEnum):
    """Kind of rail."""

    PAN_AFRICAN_SETTLEMENT: Final = "pan_african_settlement"
    """Settlement between African central banks in local currencies."""
    CEMAC_MOBILE_MONEY: Final = "cemac_mobile_money"
    """Interoperable wallets of the CEMAC states."""
    MOBILE_MONEY: Final = "mobile_money"
    """One mobile-money provider."""
    MOBILE_MONEY_HUB: Final = "mobile_money_hub"
    """A hub that reaches many providers across borders."""
    INTERNAL: Final = "internal"
    """Postings between accounts of one tenant."""

    _values = frozenset(get_args(RailKindValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[RailKindValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class RailLimit(Model):
    """Smallest and largest amount of one payment in one currency."""

    currency: str
    min: Money
    max: Money

    _table = (
        ("currency", "currency", STR, REQ),
        ("min", "min", _ref("money", "Money"), REQ),
        ("max", "max", _ref("money", "Money"), REQ),
    )


class RailList(Model):
    """One page of rails, in order of their ids."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[Rail]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("rails", "Rail")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


RailReversalValue: TypeAlias = Literal[
    "direct",
    "return_request",
    "book",
    "none",
]


class RailReversal(OpenEnum):
    """Whether and how a rail takes money back."""

    DIRECT: Final = "direct"
    """The provider takes the money out of the recipient's wallet."""
    RETURN_REQUEST: Final = "return_request"
    """The recipient's institution is asked to return it."""
    BOOK: Final = "book"
    """A posting between two accounts."""
    NONE: Final = "none"
    """Never; a reversal answers 422 `reversal_not_supported`."""

    _values = frozenset(get_args(RailReversalValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[RailReversalValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


class RailSettlement(Model):
    """How and when the rail settles."""

    model: SettlementModelValue | str
    cutoff_utc: str | None
    """Time of day of the net settlement in UTC; null for prefunded rails."""

    _table = (
        ("model", "model", STR, REQ),
        ("cutoff_utc", "cutoffUtc", Nullable(STR), REQ),
    )


class RailTariff(Model):
    """Published price of the rail: a fixed part, basis points of the amount, a minimum and a cap."""

    fixed: Money
    bps: float
    """Basis points of the amount."""
    min: Money | None
    """Smallest fee; null without one."""
    cap: Money | None
    """Largest fee; null without one."""
    fx_margin_bps: float
    """Margin on the exchange rate in basis points."""

    _table = (
        ("fixed", "fixed", _ref("money", "Money"), REQ),
        ("bps", "bps", NUMBER, REQ),
        ("min", "min", Nullable(_ref("money", "Money")), REQ),
        ("cap", "cap", Nullable(_ref("money", "Money")), REQ),
        ("fx_margin_bps", "fxMarginBps", NUMBER, REQ),
    )
