"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TypedDict

from .._runtime._codec import INT, STR
from .._runtime._model import REQ, Model

__all__ = [
    "Money",
    "MoneyParam",
]


class Money(Model):
    """An amount of money.

    The amount counts the minor unit of the currency as ISO 4217 defines it, so 25000 with XAF is 25 000 francs and
    25000 with KES is 250.00 shillings.
    """

    amount_minor_units: int
    """The amount in minor units of `currency`.

    Never a decimal, never a string.
    """
    currency: str

    _table = (
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
    )


class MoneyParam(TypedDict):
    """The fields of `Money` as a dict."""

    amount_minor_units: int
    currency: str
