"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR, Nullable
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from ..types.iso20022_values import Iso20022TransactionStatusValue

__all__ = [
    "Iso20022Status",
]


class Iso20022Status(Model):
    """The state in terms of ISO 20022."""

    transaction_status: Iso20022TransactionStatusValue | str
    reason_code: str | None
    """ISO 20022 external status reason; null without one."""

    _table = (
        ("transaction_status", "transactionStatus", STR, REQ),
        ("reason_code", "reasonCode", Nullable(STR), REQ),
    )
