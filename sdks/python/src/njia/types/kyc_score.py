"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.consent import Consent
    from ..types.events import EventCause
    from ..types.kyc_check import KycCheckResult
    from ..types.kyc_identity import KycIdentity
    from ..types.kyc_matches import KycMatches
    from ..types.kyc_provider import KycProvider
    from ..types.kyc_review import KycReview
    from ..types.kyc_screening import KycScreening
    from ..types.kyc_tier import KycTierLimits
    from ..types.kyc_values import (
        KycCheckTypeValue,
        KycDecisionValue,
        KycScoreEventTypeValue,
        KycScoreStatusValue,
        KycTierValue,
    )

_ref = type_refs(__name__)

__all__ = [
    "KycScore",
    "KycScoreEvent",
    "KycScoreList",
]


class KycScore(Model):
    """An identity assessment: checks, a score from 0 to 100, a decision, a tier, and what is missing for the next
    one.
    """

    id: str
    """Id of the assessment."""
    object: Literal["kyc_score"] = "kyc_score"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    status: KycScoreStatusValue | str
    score: int | None
    """From 0 to 100; null while processing."""
    decision: KycDecisionValue | str | None
    """Null while processing."""
    tier: KycTierValue | str
    checks: list[KycCheckResult]
    """Checks that were run."""
    matches: KycMatches
    screening: KycScreening
    missing_for_next_tier: list[KycCheckTypeValue | str]
    """Checks that the next tier still needs; empty at `tier_3`."""
    tier_limits: KycTierLimits
    risk_flags: list[str]
    """Warnings such as `possible_duplicate_identity`.

    `aml_risk_medium` or `aml_risk_high` tells the risk of money laundering; without one of them it is low.
    """
    identity: KycIdentity | None
    """The identity that was looked up; null without one."""
    provider: KycProvider
    customer_id: str | None
    """The customer; null for a bare subject."""
    consent: Consent
    valid_until: _dt.datetime | None
    """When it should be repeated; null while processing."""
    review: KycReview | None
    """Decision of a person; null without one."""
    completed_at: _dt.datetime | None
    """When it finished; null while processing."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("kyc_score"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("status", "status", STR, REQ),
        ("score", "score", Nullable(INT), REQ),
        ("decision", "decision", Nullable(STR), REQ),
        ("tier", "tier", STR, REQ),
        ("checks", "checks", ListOf(_ref("kyc_check", "KycCheckResult")), REQ),
        ("matches", "matches", _ref("kyc_matches", "KycMatches"), REQ),
        ("screening", "screening", _ref("kyc_screening", "KycScreening"), REQ),
        ("missing_for_next_tier", "missingForNextTier", ListOf(STR), REQ),
        ("tier_limits", "tierLimits", _ref("kyc_tier", "KycTierLimits"), REQ),
        ("risk_flags", "riskFlags", ListOf(STR), REQ),
        ("identity", "identity", Nullable(_ref("kyc_identity", "KycIdentity")), REQ),
        ("provider", "provider", _ref("kyc_provider", "KycProvider"), REQ),
        ("customer_id", "customerId", Nullable(STR), REQ),
        ("consent", "consent", _ref("consent", "Consent"), REQ),
        ("valid_until", "validUntil", Nullable(DATE_TIME), REQ),
        ("review", "review", Nullable(_ref("kyc_review", "KycReview")), REQ),
        ("completed_at", "completedAt", Nullable(DATE_TIME), REQ),
    )


class KycScoreEvent(Model):
    """An event about a KYC score."""

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
    type: KycScoreEventTypeValue | str
    """What happened."""
    data: KycScore

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
        ("data", "data", _ref("kyc_score", "KycScore"), REQ),
    )


class KycScoreList(Model):
    """One page of assessments, newest first."""

    object: Literal["list"] = "list"
    """The kind of this object."""
    data: list[KycScore]
    """The assessments of this page."""
    has_more: bool
    """Whether another page follows."""
    next_cursor: str | None
    """Value for `startingAfter` that gives the next page; null on the last page."""
    url: str
    """Path of this list."""

    _table = (
        ("object", "object", Const("list"), REQ),
        ("data", "data", ListOf(_ref("kyc_score", "KycScore")), REQ),
        ("has_more", "hasMore", BOOL, REQ),
        ("next_cursor", "nextCursor", Nullable(STR), REQ),
        ("url", "url", STR, REQ),
    )
