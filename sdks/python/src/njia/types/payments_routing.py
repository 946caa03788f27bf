"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Literal

    from ..types.money import Money
    from ..types.routing import RoutingCandidate, RoutingDecision, RoutingStrategyValue

_ref = type_refs(__name__)

__all__ = [
    "PaymentRouting",
]


class PaymentRouting(Model):
    """The routing decision in force, and those that went before it."""

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
    decisions: list[RoutingDecision]
    """All decisions of the payment in order, the one in force last.

    More than one after a fail-over.
    """

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
        ("decisions", "decisions", ListOf(_ref("routing", "RoutingDecision")), REQ),
    )
