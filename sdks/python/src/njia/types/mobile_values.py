"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "MobileMoneyProvider",
    "MobileMoneyProviderValue",
]


MobileMoneyProviderValue: TypeAlias = Literal[
    "mtn_momo",
    "orange_money",
    "airtel_money",
    "mpesa",
    "moov_money",
    "wave",
    "express_union",
    "mixx",
    "telecel",
    "tigo",
    "vodacom",
    "free_money",
    "tmoney",
    "halopesa",
]


class MobileMoneyProvider(OpenEnum):
    """Mobile-money provider.

    May be left out where the number range tells it.
    """

    MTN_MOMO: Final = "mtn_momo"
    """MTN-type wallet"""
    ORANGE_MONEY: Final = "orange_money"
    """Orange-type wallet"""
    AIRTEL_MONEY: Final = "airtel_money"
    """Airtel-type wallet"""
    MPESA: Final = "mpesa"
    """M-Pesa-type wallet"""
    MOOV_MONEY: Final = "moov_money"
    """Moov-type wallet"""
    WAVE: Final = "wave"
    """Wave-type wallet"""
    EXPRESS_UNION: Final = "express_union"
    """Express Union-type wallet"""
    MIXX: Final = "mixx"
    """Mixx-type wallet"""
    TELECEL: Final = "telecel"
    """Telecel-type wallet"""
    TIGO: Final = "tigo"
    """Tigo-type wallet"""
    VODACOM: Final = "vodacom"
    """Vodacom-type wallet"""
    FREE_MONEY: Final = "free_money"
    """Free-type wallet"""
    TMONEY: Final = "tmoney"
    """T-Money-type wallet"""
    HALOPESA: Final = "halopesa"
    """HaloPesa-type wallet"""

    _values = frozenset(get_args(MobileMoneyProviderValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[MobileMoneyProviderValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
