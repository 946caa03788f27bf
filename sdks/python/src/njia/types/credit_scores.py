"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME, NUMBER

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.consent import Consent
    from ..types.credit import CreditContribution, CreditDataCoverage, CreditReason, CreditSubject
    from ..types.credit_values import CreditDecisionValue, CreditGradeValue
    from ..types.customers import Customer
    from ..types.events import EventCause
    from ..types.model import ModelInfo
    from ..types.money import Money

_ref = type_refs(__name__)

__all__ = [
    "CreditScore",
    "CreditScoreEvent",
    "CreditScoreList",
    "CreditScoreRange",
]


class CreditScore(Model):
    """A credit score with the points of every feature, which add up exactly, and the main reasons."""

    id: str
    """Id of the score."""
    object: Literal["credit_score"] = "credit_score"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change."""
    created_at: _dt.datetime
    """When the score was made."""
    updated_at: _dt.datetime
    """When it last changed."""
    customer_id: str | None
    """Scored customer; null when a subject was given."""
    subject: CreditSubject
    score: int | None
    """The score, higher is better; null when the data does not suffice."""
    score_range: CreditScoreRange
    grade: CreditGradeValue | str | None
    """The score as a grade; null without a score."""
    probability_of_default: float | None
    """Estimated probability of default; null without a score."""
    decision: CreditDecisionValue | str
    recommended_limit: Money | None
    """Amount that the person can bear; null without a score or a product."""
    recommended_tenor_days: int | None
    """Term in days; null without a score or a product."""
    base_score: int
    """Score of the average applicant."""
    contributions: list[CreditContribution]
    """Points of all features; empty without a score."""
    reasons: list[CreditReason]
    """Main reasons: at most 4 negative ones, then at most 3 positive ones."""
    features: dict[str, float | None]
    data_coverage: CreditDataCoverage
    model: ModelInfo
    consent: Consent
    valid_until: _dt.datetime
    """Until when the score should be used, 30 days after it was made."""
    customer: Customer | None = None
    """The customer; only with `expand=customer`."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("credit_score"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("customer_id", "customerId", Nullable(STR), REQ),
        ("subject", "subject", _ref("credit", "CreditSubject"), REQ),
        ("score", "score", Nullable(INT), REQ),
        ("score_range", "scoreRange", _ref("credit_scores", "CreditScoreRange"), REQ),
        ("grade", "grade", Nullable(STR), REQ),
        ("probability_of_default", "probabilityOfDefault", Nullable(NUMBER), REQ),
        ("decision", "decision", STR, REQ),
        ("recommended_limit", "recommendedLimit", Nullable(_ref("money", "Money")), REQ),
        ("recommended_tenor_days", "recommendedTenorDays", Nullable(INT), REQ),
        ("base_score", "baseScore", INT, REQ),
        ("contributions", "contributions", ListOf(_ref("credit", "CreditContribution")), REQ),
        ("reasons", "reasons", ListOf(_ref("credit", "CreditReason")), REQ),
        ("features", "features", MapOf(Nullable(NUMBER)), REQ),
        ("data_coverage", "dataCoverage", _ref("credit", "CreditDataCoverage"), REQ),
        ("model", "model", _ref("model", "ModelInfo"), REQ),
        ("consent", "consent", _ref("consent", "Consent"), REQ),
        ("valid_until", "validUntil", DATE_TIME, REQ),
        ("customer", "customer", _ref("customers", "Customer"), OPT),
    )


class CreditScoreEvent(Model):
    """An event about a credit score."""

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
    type: Literal["credit_score.completed"] = "credit_score.completed"
    """What happened."""
    data: CreditScore

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
        ("type", "type", Const("credit_score.completed"), REQ),
        ("data", "data", _ref("credit_scores", "CreditScore"), REQ),
    )


class CreditScoreList(Model):
    """One page of credit scores, newest first."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[CreditScore]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("credit_scores", "CreditScore")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class CreditScoreRange(Model):
    """Range of the score."""

    min: int
    """Lowest score."""
    max: int
    """Highest score."""

    _table = (
        ("min", "min", INT, REQ),
        ("max", "max", INT, REQ),
    )
