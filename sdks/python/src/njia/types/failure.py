"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, STR, Nullable
from .._runtime._model import REQ, Model

if TYPE_CHECKING:
    from ..types.failure_values import FailureCodeValue

__all__ = [
    "FailureDetail",
]


class FailureDetail(Model):
    """Why money certainly did not move."""

    code: FailureCodeValue | str
    message: str
    """The reason in words."""
    retryable: bool
    """Whether a later attempt of the same payment may succeed."""
    exhausted: bool
    """`true` when all attempts that the retry policy allows were used."""
    provider_code: str | None
    """The provider's own code."""
    iso_reason: str | None
    """ISO 20022 external status reason."""

    _table = (
        ("code", "code", STR, REQ),
        ("message", "message", STR, REQ),
        ("retryable", "retryable", BOOL, REQ),
        ("exhausted", "exhausted", BOOL, REQ),
        ("provider_code", "providerCode", Nullable(STR), REQ),
        ("iso_reason", "isoReason", Nullable(STR), REQ),
    )
