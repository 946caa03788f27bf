"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypedDict, get_args

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._enum import OpenEnum
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME, NUMBER

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Sequence
    from typing import TypeGuard

    from ..types.amount_values import AmountTypeValue
    from ..types.common_requests import MobileMoneyParty
    from ..types.confidence_values import ConfidenceLevelValue
    from ..types.cost_values import CostBasisValue
    from ..types.fee_values import FeeBearerValue
    from ..types.money import Money, MoneyParam
    from ..types.party_values import Party
    from ..types.payments_values import PaymentDirectionValue
    from ..types.rails import RailExclusionReasonValue

_ref = type_refs(__name__)

__all__ = [
    "RoutingCandidate",
    "RoutingDecision",
    "RoutingPreference",
    "RoutingPreferenceParam",
    "RoutingPreviewRequest",
    "RoutingStrategy",
    "RoutingStrategyValue",
]


class RoutingCandidate(Model):
    """One rail as the routing saw it, with its figures or the reasons why it was out."""

    rail: str
    eligible: bool
    """Whether the rail can serve the request."""
    rank: int | None
    """Place among the eligible rails; null for others."""
    score: float | None
    """Score in basis points, lower is better; null for rails that are not eligible."""
    estimated_fee: Money | None
    """Fee that the payment would pay; null where it cannot be estimated."""
    cost_bps: float | None
    """Fee and FX margin together as basis points of the amount."""
    cost_index: float | None
    """What the rail really charged in the last 24 hours relative to its tariff; 1 is as published."""
    cost_basis: CostBasisValue | str
    confidence: ConfidenceLevelValue | str
    sample_size: int
    """Number of observations in the window."""
    success_rate: float | None
    """Expected share of attempts that succeed."""
    p50_seconds: float | None
    """Median time to completion in seconds."""
    p95_seconds: float | None
    """Time in seconds within which 95 percent complete."""
    exclusion_reasons: list[RailExclusionReasonValue | str]
    """Why the rail is out; empty for eligible rails."""

    _table = (
        ("rail", "rail", STR, REQ),
        ("eligible", "eligible", BOOL, REQ),
        ("rank", "rank", Nullable(INT), REQ),
        ("score", "score", Nullable(NUMBER), REQ),
        ("estimated_fee", "estimatedFee", Nullable(_ref("money", "Money")), REQ),
        ("cost_bps", "costBps", Nullable(NUMBER), REQ),
        ("cost_index", "costIndex", Nullable(NUMBER), REQ),
        ("cost_basis", "costBasis", STR, REQ),
        ("confidence", "confidence", STR, REQ),
        ("sample_size", "sampleSize", INT, REQ),
        ("success_rate", "successRate", Nullable(NUMBER), REQ),
        ("p50_seconds", "p50Seconds", Nullable(NUMBER), REQ),
        ("p95_seconds", "p95Seconds", Nullable(NUMBER), REQ),
        ("exclusion_reasons", "exclusionReasons", ListOf(STR), REQ),
    )


class RoutingDecision(Model):
    """The choice of a rail with all its evidence: every candidate, its figures over the last 24 hours and the reasons
    of exclusion.

    A decision never changes; `POST /v1/routing/preview` with `asOf` = `decidedAt` gives the same `decisionHash`.
    """

    object: Literal["routing_decision"] = "routing_decision"
    """Kind of object."""
    strategy: RoutingStrategyValue | str
    selected_rail: str
    decided_at: _dt.datetime
    """When the choice was made."""
    window_hours: int
    """Length of the history in hours."""
    window_from: _dt.datetime
    """Start of the history, included."""
    window_to: _dt.datetime
    """End of the history, included."""
    amount: Money
    candidates: list[RoutingCandidate]
    """All rails that were looked at, eligible ones first and in order of rank."""
    savings: Money | None
    """Fee saved against the rail of rank 2; null when there is none or it is cheaper."""
    explanation: str
    """The choice in words."""
    explored: bool
    """`true` when the tenant allows exploration and this choice was one."""
    decision_hash: str
    """SHA-256 of the canonical JSON (RFC 8785) of inputs and candidates."""

    _table = (
        ("object", "object", Const("routing_decision"), REQ),
        ("strategy", "strategy", STR, REQ),
        ("selected_rail", "selectedRail", STR, REQ),
        ("decided_at", "decidedAt", DATE_TIME, REQ),
        ("window_hours", "windowHours", INT, REQ),
        ("window_from", "windowFrom", DATE_TIME, REQ),
        ("window_to", "windowTo", DATE_TIME, REQ),
        ("amount", "amount", _ref("money", "Money"), REQ),
        ("candidates", "candidates", ListOf(_ref("routing", "RoutingCandidate")), REQ),
        ("savings", "savings", Nullable(_ref("money", "Money")), REQ),
        ("explanation", "explanation", STR, REQ),
        ("explored", "explored", BOOL, REQ),
        ("decision_hash", "decisionHash", STR, REQ),
    )


class RoutingPreference(Model):
    """How the rail is chosen when `rail` is `auto`, and whether another rail may stand in after a failure."""

    strategy: RoutingStrategyValue | str | None = None
    """What the choice favours."""
    allow_rails: list[str] | None = None
    """Only these rails may be chosen."""
    exclude_rails: list[str] | None = None
    """These rails may not be chosen."""
    max_fee: Money | None = None
    """Highest fee to accept, in the currency of the fee; null for no limit.

    When every rail costs more, the answer is 422 `max_fee_exceeded`.
    """
    failover: bool | None = None
    """Whether the next ranked rail is tried after a rail answered that nothing was executed."""
    max_rails: int | None = None
    """How many different rails may be tried."""

    _table = (
        ("strategy", "strategy", STR, OPT),
        ("allow_rails", "allowRails", ListOf(STR), OPT),
        ("exclude_rails", "excludeRails", ListOf(STR), OPT),
        ("max_fee", "maxFee", Nullable(_ref("money", "Money")), OPT),
        ("failover", "failover", BOOL, OPT),
        ("max_rails", "maxRails", INT, OPT),
    )


class RoutingPreferenceParam(TypedDict, total=False):
    """The fields of `RoutingPreference` as a dict."""

    strategy: RoutingStrategyValue | str
    allow_rails: Sequence[str]
    exclude_rails: Sequence[str]
    max_fee: Money | MoneyParam | None
    failover: bool
    max_rails: int


class RoutingPreviewRequest(Model):
    """The payment whose rail shall be chosen; nothing is made or reserved."""

    amount_minor_units: int
    """Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.

    Never a decimal or a string.
    """
    currency: str
    amount_type: AmountTypeValue | str | None = None
    """Which side the amount fixes."""
    direction: PaymentDirectionValue | str | None = None
    """Way in which the money moves."""
    account_id: str | None = None
    """Account that a payout is debited from or a collection is credited to.

    Without it, the tenant's default account in the currency.
    """
    destination: Party | None = None
    """Who gets the money.

    Required for a payout.
    """
    source: MobileMoneyParty | None = None
    """Who pays a collection.

    Required for a collection; only mobile-money wallets can be asked to pay.
    """
    destination_currency: str | None = None
    """Currency that the recipient gets.

    Without it, the main currency of the destination's country.
    """
    rail: str | None = None
    """Id of the rail to use, or `auto` to let the routing choose."""
    routing: RoutingPreference | None = None
    fee_bearer: FeeBearerValue | str | None = None
    """Who pays the fee."""
    as_of: _dt.datetime | None = None
    """Choose as at this time in the past, with the history of the 24 hours before it.

    Without it, now.
    """

    _table = (
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("amount_type", "amountType", STR, OPT),
        ("direction", "direction", STR, OPT),
        ("account_id", "accountId", STR, OPT),
        ("destination", "destination", _ref("party_values", "_Party"), OPT),
        ("source", "source", _ref("common_requests", "MobileMoneyParty"), OPT),
        ("destination_currency", "destinationCurrency", STR, OPT),
        ("rail", "rail", STR, OPT),
        ("routing", "routing", _ref("routing", "RoutingPreference"), OPT),
        ("fee_bearer", "feeBearer", STR, OPT),
        ("as_of", "asOf", DATE_TIME, OPT),
    )


RoutingStrategyValue: TypeAlias = Literal[
    "lowest_cost",
    "balanced",
    "fastest",
    "most_reliable",
]


class RoutingStrategy(OpenEnum):
    """What a rail is chosen by."""

    LOWEST_COST: Final = "lowest_cost"
    """The cheapest rail that is reliable enough."""
    BALANCED: Final = "balanced"
    """Cost, success rate and speed weighed against each other."""
    FASTEST: Final = "fastest"
    """The rail with the shortest 95th percentile."""
    MOST_RELIABLE: Final = "most_reliable"
    """The rail with the highest success rate."""

    _values = frozenset(get_args(RoutingStrategyValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[RoutingStrategyValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
