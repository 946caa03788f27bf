"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import INT, STR, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt

    from ..types.failure import FailureDetail
    from ..types.money import Money
    from ..types.payments_values import PaymentAttemptStatusValue

_ref = type_refs(__name__)

__all__ = [
    "PaymentAttempt",
]


class PaymentAttempt(Model):
    """One submission of the payment to a rail.

    At most one attempt of a payment is unresolved at a time.
    """

    id: str
    """Id of the attempt; the rail and its callbacks quote it as the reference."""
    number: int
    """Position among the attempts, from 1."""
    rail: str
    status: PaymentAttemptStatusValue | str
    provider_reference: str | None
    """The rail's own reference; null until it gave one."""
    submitted_at: _dt.datetime
    """When the attempt was sent."""
    resolved_at: _dt.datetime | None
    """When the outcome became known; null before."""
    failure: FailureDetail | None
    """Why the attempt failed; null unless it did."""
    cost: Money | None
    """What the rail really charged; null until it said so.

    The tenant pays `fee` of the payment, not this.
    """

    _table = (
        ("id", "id", STR, REQ),
        ("number", "number", INT, REQ),
        ("rail", "rail", STR, REQ),
        ("status", "status", STR, REQ),
        ("provider_reference", "providerReference", Nullable(STR), REQ),
        ("submitted_at", "submittedAt", DATE_TIME, REQ),
        ("resolved_at", "resolvedAt", Nullable(DATE_TIME), REQ),
        ("failure", "failure", Nullable(_ref("failure", "FailureDetail")), REQ),
        ("cost", "cost", Nullable(_ref("money", "Money")), REQ),
    )
