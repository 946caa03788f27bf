"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR, Nullable
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from ..types.actor_values import ActorTypeValue

__all__ = [
    "Actor",
]


class Actor(Model):
    """Who caused a change."""

    type: ActorTypeValue | str
    id: str | None
    """Id of the key record, user, provider or widget; null for the system."""
    display: str | None
    """Name to show to people."""

    _table = (
        ("type", "type", STR, REQ),
        ("id", "id", Nullable(STR), REQ),
        ("display", "display", Nullable(STR), REQ),
    )
