"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "Iso20022TransactionStatus",
    "Iso20022TransactionStatusValue",
]


Iso20022TransactionStatusValue: TypeAlias = Literal[
    "RCVD",
    "PDNG",
    "ACSP",
    "ACSC",
    "RJCT",
    "CANC",
]


class Iso20022TransactionStatus(OpenEnum):
    """ISO 20022 payment transaction status."""

    RCVD: Final = "RCVD"
    """Received."""
    PDNG: Final = "PDNG"
    """Pending: further checks or the outcome are awaited."""
    ACSP: Final = "ACSP"
    """Accepted, settlement in process."""
    ACSC: Final = "ACSC"
    """Accepted, settlement completed."""
    RJCT: Final = "RJCT"
    """Rejected."""
    CANC: Final = "CANC"
    """Canceled."""

    _values = frozenset(get_args(Iso20022TransactionStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[Iso20022TransactionStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
