"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypedDict

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME, NUMBER

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Literal

    from ..types.cost_values import CostBasisValue
    from ..types.money import Money, MoneyParam

_ref = type_refs(__name__)

__all__ = [
    "Corridor",
    "CorridorCost",
    "CorridorCostPoint",
    "CorridorHistory",
    "CorridorHistoryRequest",
    "CorridorId",
    "CorridorList",
    "CorridorObservation",
    "CorridorObservationParam",
    "CorridorRailCost",
]


class Corridor(Model):
    """A pair of countries and currencies between which payments run."""

    id: str
    object: Literal["corridor"] = "corridor"
    """Kind of object."""
    source_country: str
    destination_country: str
    source_currency: str
    destination_currency: str
    rails: list[str]
    """Rails that serve it."""
    active: bool
    """Whether payments are accepted."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("corridor"), REQ),
        ("source_country", "sourceCountry", STR, REQ),
        ("destination_country", "destinationCountry", STR, REQ),
        ("source_currency", "sourceCurrency", STR, REQ),
        ("destination_currency", "destinationCurrency", STR, REQ),
        ("rails", "rails", ListOf(STR), REQ),
        ("active", "active", BOOL, REQ),
    )


class CorridorCost(Model):
    """The cost history of a corridor over the 24 hours before `asOf`, as the routing uses it."""

    object: Literal["corridor_cost"] = "corridor_cost"
    """Kind of object."""
    corridor_id: str
    as_of: _dt.datetime
    """End of the window, included."""
    window_hours: int
    """Length of the window in hours."""
    bands: list[Money]
    """The three reference amounts at which `tariffBps` is given."""
    rails: list[CorridorRailCost]
    """One entry per rail of the corridor, in order of their ids."""
    series: list[CorridorCostPoint]
    """Figures per hour and rail, oldest first."""

    _table = (
        ("object", "object", Const("corridor_cost"), REQ),
        ("corridor_id", "corridorId", STR, REQ),
        ("as_of", "asOf", DATE_TIME, REQ),
        ("window_hours", "windowHours", INT, REQ),
        ("bands", "bands", ListOf(_ref("money", "Money")), REQ),
        ("rails", "rails", ListOf(_ref("corridors", "CorridorRailCost")), REQ),
        ("series", "series", ListOf(_ref("corridors", "CorridorCostPoint")), REQ),
    )


class CorridorCostPoint(Model):
    """One rail in one hour of the window."""

    hour: _dt.datetime
    """Start of the hour."""
    rail: str
    n: int
    """Number of observations."""
    mean_cost_index: float | None
    """Mean charge relative to the tariff; null without a success."""
    success_rate: float | None
    """Share that succeeded; null without observations."""

    _table = (
        ("hour", "hour", DATE_TIME, REQ),
        ("rail", "rail", STR, REQ),
        ("n", "n", INT, REQ),
        ("mean_cost_index", "meanCostIndex", Nullable(NUMBER), REQ),
        ("success_rate", "successRate", Nullable(NUMBER), REQ),
    )


class CorridorHistory(Model):
    """What was added to a corridor's history."""

    object: Literal["corridor_history"] = "corridor_history"
    """The kind of this object."""
    corridor_id: str
    added: int
    """Observations added."""
    rails: list[str]
    """Rails that gained observations."""
    oldest_observed_at: _dt.datetime
    """Oldest observation added."""
    newest_observed_at: _dt.datetime
    """Newest observation added."""

    _table = (
        ("object", "object", Const("corridor_history"), REQ),
        ("corridor_id", "corridorId", STR, REQ),
        ("added", "added", INT, REQ),
        ("rails", "rails", ListOf(STR), REQ),
        ("oldest_observed_at", "oldestObservedAt", DATE_TIME, REQ),
        ("newest_observed_at", "newestObservedAt", DATE_TIME, REQ),
    )


class CorridorHistoryRequest(Model):
    """Observations to add to one corridor."""

    corridor_id: str
    observations: list[CorridorObservation]
    """Observations, in any order."""

    _table = (
        ("corridor_id", "corridorId", STR, REQ),
        ("observations", "observations", ListOf(_ref("corridors", "CorridorObservation")), REQ),
    )


CorridorId: TypeAlias = "str"


class CorridorList(Model):
    """One page of corridors, in order of their ids."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[Corridor]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("corridors", "Corridor")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class CorridorObservation(Model):
    """One payment of the past, as the routing engine would have observed it."""

    rail: str
    """Rail that carried it."""
    amount_minor_units: int
    """Amount sent, in minor units."""
    currency: str
    """ISO 4217 currency of the amount."""
    cost: Money
    """What the rail charged."""
    fx_margin_bps: int | None = None
    """Exchange margin in basis points."""
    succeeded: bool
    """Whether the payment reached the recipient."""
    latency_seconds: int
    """Seconds from submission to the final answer."""
    observed_at: _dt.datetime
    """When it was observed; not in the sandbox future."""

    _table = (
        ("rail", "rail", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("cost", "cost", _ref("money", "Money"), REQ),
        ("fx_margin_bps", "fxMarginBps", INT, OPT),
        ("succeeded", "succeeded", BOOL, REQ),
        ("latency_seconds", "latencySeconds", INT, REQ),
        ("observed_at", "observedAt", DATE_TIME, REQ),
    )


class _CorridorObservationParam(TypedDict):
    rail: str
    amount_minor_units: int
    currency: str
    cost: Money | MoneyParam
    succeeded: bool
    latency_seconds: int
    observed_at: _dt.datetime


class CorridorObservationParam(_CorridorObservationParam, total=False):
    """The fields of `CorridorObservation` as a dict."""

    fx_margin_bps: int


class CorridorRailCost(Model):
    """What one rail really charged on the corridor within the window, and how it did.

    Observations count less the older they are, half after 6 hours.
    """

    rail: str
    sample_size: int
    """Number of observations."""
    effective_weight: float
    """Sum of the weights of the successful observations."""
    cost_index: float
    """Charges relative to the tariff, drawn towards 1 with the weight of 20 observations."""
    tariff_bps: list[float]
    """Published price in basis points at the amounts of `bands`."""
    observed_bps: float | None
    """Weighted mean of what was charged in basis points of the amounts; null without observations."""
    fx_margin_bps: float
    """Expected margin on the exchange rate in basis points."""
    success_rate: float
    """Expected share of attempts that succeed."""
    p50_seconds: float
    """Median time to completion in seconds."""
    p95_seconds: float
    """Time in seconds within which 95 percent complete."""
    basis: CostBasisValue | str

    _table = (
        ("rail", "rail", STR, REQ),
        ("sample_size", "sampleSize", INT, REQ),
        ("effective_weight", "effectiveWeight", NUMBER, REQ),
        ("cost_index", "costIndex", NUMBER, REQ),
        ("tariff_bps", "tariffBps", ListOf(NUMBER), REQ),
        ("observed_bps", "observedBps", Nullable(NUMBER), REQ),
        ("fx_margin_bps", "fxMarginBps", NUMBER, REQ),
        ("success_rate", "successRate", NUMBER, REQ),
        ("p50_seconds", "p50Seconds", NUMBER, REQ),
        ("p95_seconds", "p95Seconds", NUMBER, REQ),
        ("basis", "basis", STR, REQ),
    )
