"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import type_refs
from .._runtime._enum import OpenEnum
from .._runtime._union import TagUnion

if TYPE_CHECKING:
    from typing import TypeGuard

    from .._runtime._union import UnknownVariant
    from ..types.accounts import AccountPartyDetails
    from ..types.accounts_requests import AccountParty, AccountPartyParam
    from ..types.bank import BankAccountPartyDetails
    from ..types.common_requests import BankAccountParty, BankAccountPartyParam, MobileMoneyParty, MobileMoneyPartyParam
    from ..types.mobile import MobileMoneyPartyDetails

_ref = type_refs(__name__)

__all__ = [
    "Party",
    "PartyDetails",
    "PartyParam",
    "PartyType",
    "PartyTypeValue",
]


Party: TypeAlias = "MobileMoneyParty | BankAccountParty | AccountParty | UnknownVariant"
PartyParam: TypeAlias = "MobileMoneyParty | MobileMoneyPartyParam | BankAccountParty | BankAccountPartyParam | AccountParty | AccountPartyParam | UnknownVariant"
_Party = TagUnion(
    "type",
    "type",
    {
        "mobile_money": _ref("common_requests", "MobileMoneyParty"),
        "bank_account": _ref("common_requests", "BankAccountParty"),
        "account": _ref("accounts_requests", "AccountParty"),
    },
)


PartyDetails: TypeAlias = "MobileMoneyPartyDetails | BankAccountPartyDetails | AccountPartyDetails | UnknownVariant"
_PartyDetails = TagUnion(
    "type",
    "type",
    {
        "mobile_money": _ref("mobile", "MobileMoneyPartyDetails"),
        "bank_account": _ref("bank", "BankAccountPartyDetails"),
        "account": _ref("accounts", "AccountPartyDetails"),
    },
)


PartyTypeValue: TypeAlias = Literal[
    "mobile_money",
    "bank_account",
    "account",
]


class PartyType(OpenEnum):
    """Kind of party."""

    MOBILE_MONEY: Final = "mobile_money"
    """A mobile-money wallet."""
    BANK_ACCOUNT: Final = "bank_account"
    """A bank account."""
    ACCOUNT: Final = "account"
    """An account of the same tenant."""

    _values = frozenset(get_args(PartyTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[PartyTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
