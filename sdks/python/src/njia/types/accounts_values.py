"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "AccountEventType",
    "AccountEventTypeValue",
    "AccountStatus",
    "AccountStatusValue",
    "AccountType",
    "AccountTypeValue",
    "LedgerDirection",
    "LedgerDirectionValue",
    "LedgerEntryKind",
    "LedgerEntryKindValue",
    "LedgerPhase",
    "LedgerPhaseValue",
]


AccountEventTypeValue: TypeAlias = Literal[
    "account.created",
    "account.frozen",
]


class AccountEventType(OpenEnum):
    """What happened."""

    ACCOUNT_CREATED: Final = "account.created"
    """An account was opened."""
    ACCOUNT_FROZEN: Final = "account.frozen"
    """An account was frozen."""

    _values = frozenset(get_args(AccountEventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[AccountEventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


AccountStatusValue: TypeAlias = Literal[
    "active",
    "frozen",
    "closed",
]


class AccountStatus(OpenEnum):
    """State of an account."""

    ACTIVE: Final = "active"
    """Can be used."""
    FROZEN: Final = "frozen"
    """Blocked; debits answer 409 `account_frozen`."""
    CLOSED: Final = "closed"
    """Closed for good; use answers 409 `account_closed`."""

    _values = frozenset(get_args(AccountStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[AccountStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


AccountTypeValue: TypeAlias = Literal[
    "wallet",
    "card_funding",
    "collection",
]


class AccountType(OpenEnum):
    """What an account is for."""

    WALLET: Final = "wallet"
    """Pays out and collects."""
    CARD_FUNDING: Final = "card_funding"
    """Funds ghost cards."""
    COLLECTION: Final = "collection"
    """Takes incoming money only."""

    _values = frozenset(get_args(AccountTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[AccountTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


LedgerDirectionValue: TypeAlias = Literal[
    "debit",
    "credit",
]


class LedgerDirection(OpenEnum):
    """Side of a ledger entry, seen from the tenant's account."""

    DEBIT: Final = "debit"
    """The balance goes down."""
    CREDIT: Final = "credit"
    """The balance goes up."""

    _values = frozenset(get_args(LedgerDirectionValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[LedgerDirectionValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


LedgerEntryKindValue: TypeAlias = Literal[
    "payment",
    "fee",
    "reversal",
    "fx",
    "card_hold",
    "card_capture",
    "adjustment",
    "funding",
]


class LedgerEntryKind(OpenEnum):
    """What a ledger entry books."""

    PAYMENT: Final = "payment"
    """The amount of a payment."""
    FEE: Final = "fee"
    """A fee."""
    REVERSAL: Final = "reversal"
    """Money taken back."""
    FX: Final = "fx"
    """One leg of a currency exchange."""
    CARD_HOLD: Final = "card_hold"
    """Money held for a card authorization."""
    CARD_CAPTURE: Final = "card_capture"
    """A captured card authorization."""
    ADJUSTMENT: Final = "adjustment"
    """A correction."""
    FUNDING: Final = "funding"
    """Test money."""

    _values = frozenset(get_args(LedgerEntryKindValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[LedgerEntryKindValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


LedgerPhaseValue: TypeAlias = Literal[
    "pending",
    "posted",
    "voided",
]


class LedgerPhase(OpenEnum):
    """Whether a ledger entry counts."""

    PENDING: Final = "pending"
    """Announced; counts in `pending` only."""
    POSTED: Final = "posted"
    """Final part of the balance."""
    VOIDED: Final = "voided"
    """A pending entry that was taken out again."""

    _values = frozenset(get_args(LedgerPhaseValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[LedgerPhaseValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
