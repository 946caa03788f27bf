"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR, Const, Nullable
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from typing import Literal

    from ..types.mobile_values import MobileMoneyProviderValue

__all__ = [
    "MobileMoneyPartyDetails",
]


class MobileMoneyPartyDetails(Model):
    """A mobile-money wallet as answers show it."""

    type: Literal["mobile_money"] = "mobile_money"
    """Kind of party."""
    msisdn: str
    provider: MobileMoneyProviderValue | str | None
    """Mobile-money provider; null while it is not known."""
    country: str
    holder_name: str | None
    """Name of the wallet's holder."""

    _table = (
        ("type", "type", Const("mobile_money"), REQ),
        ("msisdn", "msisdn", STR, REQ),
        ("provider", "provider", Nullable(STR), REQ),
        ("country", "country", STR, REQ),
        ("holder_name", "holderName", Nullable(STR), REQ),
    )
