"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import INT, STR
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from ..types.reversals import ReversalStatusValue

__all__ = [
    "PaymentReversal",
]


class PaymentReversal(Model):
    """The reversal of the payment's transaction in short."""

    id: str
    """Id of the reversal."""
    status: ReversalStatusValue | str
    amount_minor_units: int
    """Reversed amount in minor units of `currency`."""
    currency: str

    _table = (
        ("id", "id", STR, REQ),
        ("status", "status", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
    )
