"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "ConsentPurpose",
    "ConsentPurposeValue",
]


ConsentPurposeValue: TypeAlias = Literal[
    "credit_assessment",
    "identity_verification",
]


class ConsentPurpose(OpenEnum):
    """What the person agreed to."""

    CREDIT_ASSESSMENT: Final = "credit_assessment"
    """Use of the person's data for a credit score."""
    IDENTITY_VERIFICATION: Final = "identity_verification"
    """Use of the person's data to verify an identity."""

    _values = frozenset(get_args(ConsentPurposeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ConsentPurposeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
