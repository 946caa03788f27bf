"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR, Nullable, type_refs
from .._runtime._model import REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt

    from ..types.actor import Actor
    from ..types.kyc_values import KycDecisionValue

_ref = type_refs(__name__)

__all__ = [
    "KycReview",
]


class KycReview(Model):
    """Decision of a person."""

    decision: KycDecisionValue | str
    """`clear` or `block`."""
    note: str | None
    """Why."""
    by: Actor
    """Who decided."""
    at: _dt.datetime
    """When."""

    _table = (
        ("decision", "decision", STR, REQ),
        ("note", "note", Nullable(STR), REQ),
        ("by", "by", _ref("actor", "Actor"), REQ),
        ("at", "at", DATE_TIME, REQ),
    )
