"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import Nullable, type_refs
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from ..types.money import Money

_ref = type_refs(__name__)

__all__ = [
    "KycTierLimits",
]


class KycTierLimits(Model):
    """What the tier allows.

    Null means no limit.
    """

    daily: Money | None
    """Most per day."""
    single: Money | None
    """Most per payment."""
    balance: Money | None
    """Highest balance."""

    _table = (
        ("daily", "daily", Nullable(_ref("money", "Money")), REQ),
        ("single", "single", Nullable(_ref("money", "Money")), REQ),
        ("balance", "balance", Nullable(_ref("money", "Money")), REQ),
    )
