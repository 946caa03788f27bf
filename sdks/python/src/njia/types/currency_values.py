"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TypeAlias

__all__ = [
    "CurrencyCode",
]


CurrencyCode: TypeAlias = "str"
