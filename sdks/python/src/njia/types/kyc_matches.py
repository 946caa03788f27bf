"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import STR
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from ..types.kyc_values import KycMatchValue

__all__ = [
    "KycMatches",
]


class KycMatches(Model):
    """The facts, compared with what the authority holds."""

    given_names: KycMatchValue | str
    last_name: KycMatchValue | str
    date_of_birth: KycMatchValue | str
    """Whether the date of birth fits; not the date itself."""
    phone: KycMatchValue | str

    _table = (
        ("given_names", "givenNames", STR, REQ),
        ("last_name", "lastName", STR, REQ),
        ("date_of_birth", "dateOfBirth", STR, REQ),
        ("phone", "phone", STR, REQ),
    )
