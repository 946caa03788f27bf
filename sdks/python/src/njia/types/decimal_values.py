"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from decimal import Decimal

__all__ = [
    "DecimalRate",
]


DecimalRate: TypeAlias = "Decimal"
