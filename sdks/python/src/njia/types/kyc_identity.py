"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from ..types.identity_values import IdentityTypeValue

__all__ = [
    "KycIdentity",
]


class KycIdentity(Model):
    """The identity that was looked up.

    The number is masked.
    """

    country: str
    type: IdentityTypeValue | str
    number_masked: str
    """The last four characters."""
    authority: str
    """Authority that answered."""

    _table = (
        ("country", "country", STR, REQ),
        ("type", "type", STR, REQ),
        ("number_masked", "numberMasked", STR, REQ),
        ("authority", "authority", STR, REQ),
    )
