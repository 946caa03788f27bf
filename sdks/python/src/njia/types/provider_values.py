"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "ProviderCallbackEvent",
    "ProviderCallbackEventValue",
]


ProviderCallbackEventValue: TypeAlias = Literal[
    "accepted",
    "awaiting_approval",
    "succeeded",
    "failed",
    "reversal_succeeded",
    "reversal_failed",
]


class ProviderCallbackEvent(OpenEnum):
    """What a provider or rail says about an attempt."""

    ACCEPTED: Final = "accepted"
    """The provider took the request."""
    AWAITING_APPROVAL: Final = "awaiting_approval"
    """The payer must approve on the phone."""
    SUCCEEDED: Final = "succeeded"
    """The money moved."""
    FAILED: Final = "failed"
    """The money did not move."""
    REVERSAL_SUCCEEDED: Final = "reversal_succeeded"
    """The reversal was carried out."""
    REVERSAL_FAILED: Final = "reversal_failed"
    """The reversal was refused."""

    _values = frozenset(get_args(ProviderCallbackEventValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ProviderCallbackEventValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
