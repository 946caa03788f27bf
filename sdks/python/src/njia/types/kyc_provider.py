"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from .._runtime._codec import BOOL, STR
from .._runtime._model import REQ, Model

__all__ = [
    "KycProvider",
]


class KycProvider(Model):
    """Who answered the checks."""

    id: str
    """Provider."""
    simulated: bool
    """Whether it is a simulator."""

    _table = (
        ("id", "id", STR, REQ),
        ("simulated", "simulated", BOOL, REQ),
    )
