"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from .._runtime._codec import STR
from .._runtime._model import REQ, Model

__all__ = [
    "ResourceReference",
]


class ResourceReference(Model):
    """Names one resource by type and id."""

    type: str
    """Value of the `object` field of the resource."""
    id: str
    """Id of the resource."""

    _table = (
        ("type", "type", STR, REQ),
        ("id", "id", STR, REQ),
    )
