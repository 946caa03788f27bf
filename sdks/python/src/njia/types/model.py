"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, STR
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from ..types.model_values import ModelKindValue

__all__ = [
    "ModelInfo",
]


class ModelInfo(Model):
    """The model that made a score."""

    id: str
    """Name of the model."""
    version: str
    """Version of the model."""
    kind: ModelKindValue | str
    fallback: bool
    """`true` when the wanted model was not reachable and this one stood in."""
    training_data: str
    """Origin of the data that the model was fitted to."""

    _table = (
        ("id", "id", STR, REQ),
        ("version", "version", STR, REQ),
        ("kind", "kind", STR, REQ),
        ("fallback", "fallback", BOOL, REQ),
        ("training_data", "trainingData", STR, REQ),
    )
