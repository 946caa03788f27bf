"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from .._runtime._codec import STR, Nullable
from .._runtime._model import REQ, Model

__all__ = [
    "Address",
]


class Address(Model):
    """Postal address as stored."""

    line1: str | None
    """Street and number, or the landmark that people go by."""
    line2: str | None
    """Further line."""
    city: str | None
    """Town or city."""
    region: str | None
    """Region, state or county."""
    postal_code: str | None
    """Postal code; many countries have none."""
    country: str

    _table = (
        ("line1", "line1", Nullable(STR), REQ),
        ("line2", "line2", Nullable(STR), REQ),
        ("city", "city", Nullable(STR), REQ),
        ("region", "region", Nullable(STR), REQ),
        ("postal_code", "postalCode", Nullable(STR), REQ),
        ("country", "country", STR, REQ),
    )
