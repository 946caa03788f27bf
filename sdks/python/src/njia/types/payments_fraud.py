"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import INT, STR, Nullable
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from ..types.fraud_values import FraudDecisionValue

__all__ = [
    "PaymentFraud",
]


class PaymentFraud(Model):
    """Result of the fraud analysis of the payment; all null when it was skipped."""

    analysis_id: str | None
    """Id of the fraud analysis."""
    risk_score: int | None
    """Risk from 0 (none) to 100."""
    decision: FraudDecisionValue | str | None
    """Decision under the tenant's policy."""

    _table = (
        ("analysis_id", "analysisId", Nullable(STR), REQ),
        ("risk_score", "riskScore", Nullable(INT), REQ),
        ("decision", "decision", Nullable(STR), REQ),
    )
