"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME, DECIMAL, NUMBER

if TYPE_CHECKING:
    import datetime as _dt
    from decimal import Decimal

__all__ = [
    "FxTerms",
]


class FxTerms(Model):
    """Terms of the currency exchange."""

    rate: Decimal
    base_currency: str
    quote_currency: str
    margin_bps: float
    """Margin inside `rate` in basis points."""
    quoted_at: _dt.datetime
    """When the rate was fixed."""

    _table = (
        ("rate", "rate", DECIMAL, REQ),
        ("base_currency", "baseCurrency", STR, REQ),
        ("quote_currency", "quoteCurrency", STR, REQ),
        ("margin_bps", "marginBps", NUMBER, REQ),
        ("quoted_at", "quotedAt", DATE_TIME, REQ),
    )
