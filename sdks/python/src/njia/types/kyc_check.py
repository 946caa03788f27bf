"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import ANY, BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME, NUMBER

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Any, Literal

    from ..types.events import EventCause
    from ..types.kyc_values import KycCheckResultResultValue, KycCheckStatusValue, KycCheckTypeValue

_ref = type_refs(__name__)

__all__ = [
    "KycCheck",
    "KycCheckDeprecation",
    "KycCheckEvent",
    "KycCheckResult",
]


class KycCheck(Model):
    """Result of the deprecated identity check.

    It runs the score and passes when the decision is `clear`.

    Deprecated since 2026-03-01; use KycScore; it ends on 2027-06-01.
    """

    id: str
    """Id of the check."""
    object: Literal["kyc_check"] = "kyc_check"
    """The kind of this object."""
    livemode: bool
    """True for live data, false for test data."""
    created_at: _dt.datetime
    """When it was created (UTC)."""
    updated_at: _dt.datetime
    """When it last changed (UTC)."""
    version: int
    """Counts the state changes of this resource, from 1."""
    status: KycCheckStatusValue | str
    """Result."""
    matched: bool
    """Whether name and number belong together."""
    checked_at: _dt.datetime | None
    """When it finished; null while pending."""
    deprecation: KycCheckDeprecation

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("kyc_check"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("version", "version", INT, REQ),
        ("status", "status", STR, REQ),
        ("matched", "matched", BOOL, REQ),
        ("checked_at", "checkedAt", Nullable(DATE_TIME), REQ),
        ("deprecation", "deprecation", _ref("kyc_check", "KycCheckDeprecation"), REQ),
    )


class KycCheckDeprecation(Model):
    """When the legacy check ends, and what replaces it."""

    sunset_at: _dt.datetime
    """Not available from this time on."""
    replacement: str
    """Path that replaces it."""

    _table = (
        ("sunset_at", "sunsetAt", DATE_TIME, REQ),
        ("replacement", "replacement", STR, REQ),
    )


class KycCheckEvent(Model):
    """An event about a KYC check.

    Deprecated since 2026-03-01; use kyc_score.completed; it ends on 2027-06-01.
    """

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
    type: Literal["kyc_check.completed"] = "kyc_check.completed"
    """What happened."""
    data: KycCheck

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
        ("type", "type", Const("kyc_check.completed"), REQ),
        ("data", "data", _ref("kyc_check", "KycCheck"), REQ),
    )


class KycCheckResult(Model):
    """Result of one check."""

    type: KycCheckTypeValue | str
    result: KycCheckResultResultValue | str
    """Result."""
    score: float | None
    """How well it fits; null if there is no degree."""
    reasons: list[str]
    """Reasons, most important first."""

    _table = (
        ("type", "type", STR, REQ),
        ("result", "result", STR, REQ),
        ("score", "score", Nullable(NUMBER), REQ),
        ("reasons", "reasons", ListOf(STR), REQ),
    )
