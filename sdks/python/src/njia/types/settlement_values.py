"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "SettlementModel",
    "SettlementModelValue",
]


SettlementModelValue: TypeAlias = Literal[
    "prefunded",
    "deferred_net",
]


class SettlementModel(OpenEnum):
    """How the rail settles."""

    PREFUNDED: Final = "prefunded"
    """From a position that was paid in before."""
    DEFERRED_NET: Final = "deferred_net"
    """Net amounts once a day."""

    _values = frozenset(get_args(SettlementModelValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[SettlementModelValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
