"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._enum import OpenEnum

if TYPE_CHECKING:
    from typing import TypeGuard

__all__ = [
    "CreditDataSource",
    "CreditDataSourceValue",
    "CreditDecision",
    "CreditDecisionValue",
    "CreditFeatures",
    "CreditGrade",
    "CreditGradeValue",
    "CreditReasonCode",
    "CreditReasonCodeValue",
    "CreditReasonDirection",
    "CreditReasonDirectionValue",
]


CreditDataSourceValue: TypeAlias = Literal[
    "mobile_money_transactions",
    "mobile_money_summary",
    "tenant_history",
]


class CreditDataSource(OpenEnum):
    """Source of the data behind a credit score."""

    MOBILE_MONEY_TRANSACTIONS: Final = "mobile_money_transactions"
    """Transactions in the request."""
    MOBILE_MONEY_SUMMARY: Final = "mobile_money_summary"
    """Aggregates in the request."""
    TENANT_HISTORY: Final = "tenant_history"
    """The person's payments at this tenant."""

    _values = frozenset(get_args(CreditDataSourceValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CreditDataSourceValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


CreditDecisionValue: TypeAlias = Literal[
    "approve",
    "review",
    "decline",
    "insufficient_data",
]


class CreditDecision(OpenEnum):
    """Decision under the tenant's thresholds."""

    APPROVE: Final = "approve"
    """The score reaches the approval threshold, 640 unless the tenant set another."""
    REVIEW: Final = "review"
    """A person should decide; 560 up to the approval threshold."""
    DECLINE: Final = "decline"
    """The score is below the review threshold."""
    INSUFFICIENT_DATA: Final = "insufficient_data"
    """Too little history for a score; `score` is null and the reasons tell what is missing."""

    _values = frozenset(get_args(CreditDecisionValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CreditDecisionValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


CreditFeatures: TypeAlias = "dict[str, float | None]"


CreditGradeValue: TypeAlias = Literal[
    "A",
    "B",
    "C",
    "D",
    "E",
]


class CreditGrade(OpenEnum):
    """The score as a grade."""

    A: Final = "A"
    """720 and more."""
    B: Final = "B"
    """660 to 719."""
    C: Final = "C"
    """600 to 659."""
    D: Final = "D"
    """540 to 599."""
    E: Final = "E"
    """Below 540."""

    _values = frozenset(get_args(CreditGradeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CreditGradeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


CreditReasonCodeValue: TypeAlias = Literal[
    "LOW_ACTIVITY",
    "STEADY_ACTIVITY",
    "LOW_INCOME_FLOW",
    "STRONG_INCOME_FLOW",
    "IRREGULAR_INCOME",
    "REGULAR_INCOME",
    "SPENDS_MORE_THAN_RECEIVES",
    "POSITIVE_NET_FLOW",
    "LOW_BALANCE_BUFFER",
    "HEALTHY_BALANCE_BUFFER",
    "FREQUENT_LOW_BALANCE",
    "RARE_LOW_BALANCE",
    "RAPID_CASH_OUT",
    "KEEPS_FUNDS_DIGITAL",
    "NO_BILL_HISTORY",
    "PAYS_BILLS",
    "FEW_MERCHANT_PAYMENTS",
    "ACTIVE_MERCHANT_PAYER",
    "NARROW_NETWORK",
    "BROAD_NETWORK",
    "MICRO_TOPUPS",
    "REGULAR_TOPUPS",
    "LATE_REPAYMENTS",
    "REPAYS_ON_TIME",
    "OPEN_LOANS",
    "NO_OPEN_LOANS",
    "FAILED_TRANSACTIONS",
    "CLEAN_EXECUTION",
    "REVERSALS",
    "NO_REVERSALS",
    "GAMBLING_SPEND",
    "NO_GAMBLING",
    "NIGHT_ACTIVITY",
    "DAYTIME_ACTIVITY",
    "NEW_ACCOUNT",
    "LONG_ACCOUNT_HISTORY",
    "RECENT_SIM_SWAP",
    "STABLE_SIM",
    "INSUFFICIENT_HISTORY",
    "STALE_DATA",
]


class CreditReasonCode(OpenEnum):
    """Stable code of a reason of a credit score."""

    LOW_ACTIVITY: Final = "LOW_ACTIVITY"
    """Few days with transactions."""
    STEADY_ACTIVITY: Final = "STEADY_ACTIVITY"
    """Transactions on most days."""
    LOW_INCOME_FLOW: Final = "LOW_INCOME_FLOW"
    """Little money comes in."""
    STRONG_INCOME_FLOW: Final = "STRONG_INCOME_FLOW"
    """Much money comes in."""
    IRREGULAR_INCOME: Final = "IRREGULAR_INCOME"
    """Money comes in irregularly."""
    REGULAR_INCOME: Final = "REGULAR_INCOME"
    """Money comes in regularly."""
    SPENDS_MORE_THAN_RECEIVES: Final = "SPENDS_MORE_THAN_RECEIVES"
    """More goes out than comes in."""
    POSITIVE_NET_FLOW: Final = "POSITIVE_NET_FLOW"
    """More comes in than goes out."""
    LOW_BALANCE_BUFFER: Final = "LOW_BALANCE_BUFFER"
    """The balance covers little of the spending."""
    HEALTHY_BALANCE_BUFFER: Final = "HEALTHY_BALANCE_BUFFER"
    """The balance covers much of the spending."""
    FREQUENT_LOW_BALANCE: Final = "FREQUENT_LOW_BALANCE"
    """Many days end with hardly any balance."""
    RARE_LOW_BALANCE: Final = "RARE_LOW_BALANCE"
    """Few days end with hardly any balance."""
    RAPID_CASH_OUT: Final = "RAPID_CASH_OUT"
    """Much of the inflow is cashed out within a day."""
    KEEPS_FUNDS_DIGITAL: Final = "KEEPS_FUNDS_DIGITAL"
    """Money stays in the wallet."""
    NO_BILL_HISTORY: Final = "NO_BILL_HISTORY"
    """No bills are paid from the wallet."""
    PAYS_BILLS: Final = "PAYS_BILLS"
    """Bills are paid from the wallet."""
    FEW_MERCHANT_PAYMENTS: Final = "FEW_MERCHANT_PAYMENTS"
    """Hardly any purchases."""
    ACTIVE_MERCHANT_PAYER: Final = "ACTIVE_MERCHANT_PAYER"
    """Many purchases."""
    NARROW_NETWORK: Final = "NARROW_NETWORK"
    """Few counterparties."""
    BROAD_NETWORK: Final = "BROAD_NETWORK"
    """Many counterparties."""
    MICRO_TOPUPS: Final = "MICRO_TOPUPS"
    """Airtime in very small pieces."""
    REGULAR_TOPUPS: Final = "REGULAR_TOPUPS"
    """Airtime in regular pieces."""
    LATE_REPAYMENTS: Final = "LATE_REPAYMENTS"
    """Loans were repaid late."""
    REPAYS_ON_TIME: Final = "REPAYS_ON_TIME"
    """Loans were repaid in time."""
    OPEN_LOANS: Final = "OPEN_LOANS"
    """Loans are not repaid yet."""
    NO_OPEN_LOANS: Final = "NO_OPEN_LOANS"
    """No open loans."""
    FAILED_TRANSACTIONS: Final = "FAILED_TRANSACTIONS"
    """Many transactions fail."""
    CLEAN_EXECUTION: Final = "CLEAN_EXECUTION"
    """Hardly any transaction fails."""
    REVERSALS: Final = "REVERSALS"
    """Many transactions are reversed."""
    NO_REVERSALS: Final = "NO_REVERSALS"
    """Hardly any transaction is reversed."""
    GAMBLING_SPEND: Final = "GAMBLING_SPEND"
    """Much is spent on betting."""
    NO_GAMBLING: Final = "NO_GAMBLING"
    """Nothing is spent on betting."""
    NIGHT_ACTIVITY: Final = "NIGHT_ACTIVITY"
    """Many transactions at night."""
    DAYTIME_ACTIVITY: Final = "DAYTIME_ACTIVITY"
    """Transactions by day."""
    NEW_ACCOUNT: Final = "NEW_ACCOUNT"
    """The wallet is young."""
    LONG_ACCOUNT_HISTORY: Final = "LONG_ACCOUNT_HISTORY"
    """The wallet is old."""
    RECENT_SIM_SWAP: Final = "RECENT_SIM_SWAP"
    """The SIM was changed in the last 90 days."""
    STABLE_SIM: Final = "STABLE_SIM"
    """The SIM was not changed lately."""
    INSUFFICIENT_HISTORY: Final = "INSUFFICIENT_HISTORY"
    """Too little history for a score."""
    STALE_DATA: Final = "STALE_DATA"
    """The newest data is too old."""

    _values = frozenset(get_args(CreditReasonCodeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CreditReasonCodeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


CreditReasonDirectionValue: TypeAlias = Literal[
    "positive",
    "negative",
]


class CreditReasonDirection(OpenEnum):
    """Which way a reason works."""

    POSITIVE: Final = "positive"
    """It raises the score."""
    NEGATIVE: Final = "negative"
    """It lowers the score."""

    _values = frozenset(get_args(CreditReasonDirectionValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[CreditReasonDirectionValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
