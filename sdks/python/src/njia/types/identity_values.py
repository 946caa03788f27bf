"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "IdentityType",
    "IdentityTypeValue",
]


IdentityTypeValue: TypeAlias = Literal[
    "NIN",
    "BVN",
    "VOTER_ID",
    "GHANA_CARD",
    "NATIONAL_ID",
    "NID",
    "NIDA",
    "NRC",
    "ID",
    "CNI",
    "PASSPORT",
    "DRIVERS_LICENSE",
    "RESIDENCE_PERMIT",
    "TAX_ID",
]


class IdentityType(OpenEnum):
    """Kind of identity number.

    Which kinds a country has: NG `NIN`, `BVN`, `VOTER_ID`; GH `GHANA_CARD`; KE `NATIONAL_ID`; UG `NIN`; RW and EG
    `NID`; TZ `NIDA`; ZM `NRC`; ZA `ID`; CM, GA, CG, TD, SN and CI `CNI`; all the others.
    """

    NIN: Final = "NIN"
    """National identification number (Nigeria, Uganda)."""
    BVN: Final = "BVN"
    """Bank verification number (Nigeria)."""
    VOTER_ID: Final = "VOTER_ID"
    """Voter card (Nigeria)."""
    GHANA_CARD: Final = "GHANA_CARD"
    """Ghana Card."""
    NATIONAL_ID: Final = "NATIONAL_ID"
    """National identity card (Kenya)."""
    NID: Final = "NID"
    """National identity (Rwanda, Egypt)."""
    NIDA: Final = "NIDA"
    """National identity (Tanzania)."""
    NRC: Final = "NRC"
    """National registration card (Zambia)."""
    ID: Final = "ID"
    """Identity number (South Africa)."""
    CNI: Final = "CNI"
    """National identity card (francophone countries)."""
    PASSPORT: Final = "PASSPORT"
    """Passport of any country."""
    DRIVERS_LICENSE: Final = "DRIVERS_LICENSE"
    """Driving licence."""
    RESIDENCE_PERMIT: Final = "RESIDENCE_PERMIT"
    """Residence permit."""
    TAX_ID: Final = "TAX_ID"
    """Tax number."""

    _values = frozenset(get_args(IdentityTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[IdentityTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
