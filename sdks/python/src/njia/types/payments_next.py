"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR, Const
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Literal

__all__ = [
    "PaymentNextAction",
]


class PaymentNextAction(Model):
    """The step that the payment waits for."""

    type: Literal["approve_on_device"]
    message: str
    """Text to show to the person."""
    expires_at: _dt.datetime
    """When the step is no longer possible."""

    _table = (
        ("type", "type", Const("approve_on_device"), REQ),
        ("message", "message", STR, REQ),
        ("expires_at", "expiresAt", DATE_TIME, REQ),
    )
