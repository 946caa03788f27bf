"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME, NUMBER

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.actor import Actor
    from ..types.events import EventCause
    from ..types.fraud_values import (
        FraudAnalysisEventTypeValue,
        FraudDecisionValue,
        FraudFailModeValue,
        FraudFeedbackLabelValue,
        FraudReasonCategoryValue,
        FraudReasonCodeValue,
        FraudRiskLevelValue,
        FraudTransactionTypeValue,
    )
    from ..types.model import ModelInfo

_ref = type_refs(__name__)

__all__ = [
    "FraudAnalysis",
    "FraudAnalysisEvent",
    "FraudAnalysisList",
    "FraudFeedback",
    "FraudPolicy",
    "FraudPolicySnapshot",
    "FraudReason",
]


class FraudAnalysis(Model):
    """A risk score with its reasons and a decision under the tenant's policy.

    Same inputs and same model give the same score.
    """

    id: str
    """Id of the analysis."""
    object: Literal["fraud_analysis"] = "fraud_analysis"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change."""
    created_at: _dt.datetime
    """When the analysis was made."""
    updated_at: _dt.datetime
    """When it last changed."""
    type: FraudTransactionTypeValue | str
    amount_minor_units: int
    """Analyzed amount in minor units of `currency`."""
    currency: str
    reference: str | None
    """The caller's reference."""
    risk_score: int
    """Risk from 0 (none) to 100."""
    risk_level: FraudRiskLevelValue | str
    decision: FraudDecisionValue | str
    reasons: list[FraudReason]
    """Reasons, heaviest first; at least one."""
    signals_evaluated: int
    """Number of signals that could be worked out."""
    signals_missing: list[str]
    """Signals whose inputs were missing."""
    policy: FraudPolicySnapshot
    model: ModelInfo
    latency_ms: int
    """Duration of the analysis in milliseconds."""
    payment_id: str | None
    """Payment that it is about."""
    transaction_id: str | None
    """Transaction that it is about."""
    used_by_payment_id: str | None
    """Payment that was made with it."""
    feedback: FraudFeedback | None
    """What it turned out to be; null until somebody told."""
    metadata: dict[str, str]

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("fraud_analysis"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("type", "type", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("reference", "reference", Nullable(STR), REQ),
        ("risk_score", "riskScore", INT, REQ),
        ("risk_level", "riskLevel", STR, REQ),
        ("decision", "decision", STR, REQ),
        ("reasons", "reasons", ListOf(_ref("fraud", "FraudReason")), REQ),
        ("signals_evaluated", "signalsEvaluated", INT, REQ),
        ("signals_missing", "signalsMissing", ListOf(STR), REQ),
        ("policy", "policy", _ref("fraud", "FraudPolicySnapshot"), REQ),
        ("model", "model", _ref("model", "ModelInfo"), REQ),
        ("latency_ms", "latencyMs", INT, REQ),
        ("payment_id", "paymentId", Nullable(STR), REQ),
        ("transaction_id", "transactionId", Nullable(STR), REQ),
        ("used_by_payment_id", "usedByPaymentId", Nullable(STR), REQ),
        ("feedback", "feedback", Nullable(_ref("fraud", "FraudFeedback")), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
    )


class FraudAnalysisEvent(Model):
    """An event about a fraud analysis."""

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
    type: FraudAnalysisEventTypeValue | str
    """What happened."""
    data: FraudAnalysis

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
        ("data", "data", _ref("fraud", "FraudAnalysis"), REQ),
    )


class FraudAnalysisList(Model):
    """One page of fraud analyses, newest first."""

    object: Literal["list"] = "list"
    """Kind of object."""
    data: list[FraudAnalysis]
    """The items of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` of the next page; null on the last page."""
    url: str
    """Path of the list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("fraud", "FraudAnalysis")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )


class FraudFeedback(Model):
    """What it turned out to be."""

    label: FraudFeedbackLabelValue | str
    note: str | None
    """Note."""
    at: _dt.datetime
    """When the feedback was given."""
    actor: Actor

    _table = (
        ("label", "label", STR, REQ),
        ("note", "note", Nullable(STR), REQ),
        ("at", "at", DATE_TIME, REQ),
        ("actor", "actor", _ref("actor", "Actor"), REQ),
    )


class FraudPolicy(Model):
    """Thresholds of the tenant.

    Every change makes a new version; analyses name the version that they used.
    """

    object: Literal["fraud_policy"] = "fraud_policy"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change."""
    review_at: int
    """Score from which the decision is `review`."""
    block_at: int
    """Score from which the decision is `block`."""
    fail_mode: FraudFailModeValue | str
    created_at: _dt.datetime
    """When the first version was made."""
    updated_at: _dt.datetime
    """When it last changed."""

    _table = (
        ("object", "object", Const("fraud_policy"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("review_at", "reviewAt", INT, REQ),
        ("block_at", "blockAt", INT, REQ),
        ("fail_mode", "failMode", STR, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
    )


class FraudPolicySnapshot(Model):
    """The policy that made the decision."""

    version: int
    """Version of the policy."""
    review_at: int
    """Score from which the decision is `review`."""
    block_at: int
    """Score from which the decision is `block`."""

    _table = (
        ("version", "version", INT, REQ),
        ("review_at", "reviewAt", INT, REQ),
        ("block_at", "blockAt", INT, REQ),
    )


class FraudReason(Model):
    """One reason of the score, with its evidence and the score without it."""

    code: FraudReasonCodeValue | str
    category: FraudReasonCategoryValue | str
    description: str
    """The reason in words."""
    weight: float
    """Its share of all evidence for a fraud."""
    score_without: int
    """Risk score without this signal."""
    evidence: dict[str, Any]

    _table = (
        ("code", "code", STR, REQ),
        ("category", "category", STR, REQ),
        ("description", "description", STR, REQ),
        ("weight", "weight", NUMBER, REQ),
        ("score_without", "scoreWithout", INT, REQ),
        ("evidence", "evidence", MapOf(ANY), REQ),
    )
