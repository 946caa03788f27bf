"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "CreditProductType",
    "CreditProductTypeValue",
    "MobileMoneyFlow",
    "MobileMoneyFlowValue",
    "MobileMoneyTransactionStatus",
    "MobileMoneyTransactionStatusValue",
    "MobileMoneyTransactionType",
    "MobileMoneyTransactionTypeValue",
]


CreditProductTypeValue: TypeAlias = Literal[
    "nano_loan",
    "overdraft",
    "bnpl",
    "working_capital",
    "asset_finance",
]


class CreditProductType(OpenEnum):
    """Kind of credit."""

    NANO_LOAN: Final = "nano_loan"
    """A small loan for days or weeks."""
    OVERDRAFT: Final = "overdraft"
    """An overdraft of the wallet."""
    BNPL: Final = "bnpl"
    """A purchase paid later in parts."""
    WORKING_CAPITAL: Final = "working_capital"
    """Money for the running business."""
    ASSET_FINANCE: Final = "asset_finance"
    """A phone, motorcycle or machine paid off over time."""

    _values = frozenset(get_args(CreditProductTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CreditProductTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


MobileMoneyFlowValue: TypeAlias = Literal[
    "in",
    "out",
]


class MobileMoneyFlow(OpenEnum):
    """Way of the money, seen from the wallet."""

    IN: Final = "in"
    """Into the wallet."""
    OUT: Final = "out"
    """Out of the wallet."""

    _values = frozenset(get_args(MobileMoneyFlowValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[MobileMoneyFlowValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


MobileMoneyTransactionStatusValue: TypeAlias = Literal[
    "completed",
    "failed",
]


class MobileMoneyTransactionStatus(OpenEnum):
    """Outcome of a mobile-money transaction."""

    COMPLETED: Final = "completed"
    """The money moved."""
    FAILED: Final = "failed"
    """Nothing moved."""

    _values = frozenset(get_args(MobileMoneyTransactionStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[MobileMoneyTransactionStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


MobileMoneyTransactionTypeValue: TypeAlias = Literal[
    "cash_in",
    "cash_out",
    "p2p_in",
    "p2p_out",
    "bill_payment",
    "merchant_payment",
    "airtime",
    "bank_in",
    "bank_out",
    "loan_disbursement",
    "loan_repayment",
    "salary",
    "fee",
    "reversal",
    "betting",
]


class MobileMoneyTransactionType(OpenEnum):
    """Kind of a mobile-money transaction."""

    CASH_IN: Final = "cash_in"
    """Cash paid in at an agent."""
    CASH_OUT: Final = "cash_out"
    """Cash taken out at an agent."""
    P2P_IN: Final = "p2p_in"
    """Money from another person."""
    P2P_OUT: Final = "p2p_out"
    """Money to another person."""
    BILL_PAYMENT: Final = "bill_payment"
    """Water, power, school or another bill."""
    MERCHANT_PAYMENT: Final = "merchant_payment"
    """A purchase."""
    AIRTIME: Final = "airtime"
    """Airtime or data."""
    BANK_IN: Final = "bank_in"
    """Money from a bank account."""
    BANK_OUT: Final = "bank_out"
    """Money to a bank account."""
    LOAN_DISBURSEMENT: Final = "loan_disbursement"
    """A loan paid out."""
    LOAN_REPAYMENT: Final = "loan_repayment"
    """A loan paid back."""
    SALARY: Final = "salary"
    """Wages."""
    FEE: Final = "fee"
    """A fee."""
    REVERSAL: Final = "reversal"
    """A reversed transaction."""
    BETTING: Final = "betting"
    """Betting and gambling."""

    _values = frozenset(get_args(MobileMoneyTransactionTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[MobileMoneyTransactionTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
