"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import BOOL, INT, STR, ListOf, type_refs
from .._runtime._model import LAST4, OPT, REQ, SECRET, Model
from .._runtime._scalars import DATE, DATE_TIME, NUMBER

if TYPE_CHECKING:
    import datetime as _dt
    from collections.abc import Sequence

    from ..types.common_requests import ConsentInput
    from ..types.credit_scores_values import (
        CreditProductTypeValue,
        MobileMoneyFlowValue,
        MobileMoneyTransactionStatusValue,
        MobileMoneyTransactionTypeValue,
    )
    from ..types.mobile_values import MobileMoneyProviderValue
    from ..types.money import Money, MoneyParam

_ref = type_refs(__name__)

__all__ = [
    "CreditProductInput",
    "CreditProductInputParam",
    "CreditScoreRequest",
    "CreditSubjectInput",
    "CreditSubjectInputParam",
    "MobileMoneyHistoryInput",
    "MobileMoneyHistoryInputParam",
    "MobileMoneySummaryInput",
    "MobileMoneySummaryInputParam",
    "MobileMoneyTransactionInput",
    "MobileMoneyTransactionInputParam",
]


class CreditProductInput(Model):
    """The credit that the person asks for.

    With it, the answer recommends a limit.
    """

    type: CreditProductTypeValue | str
    requested: Money
    tenor_days: int
    """Term in days."""

    _table = (
        ("type", "type", STR, REQ),
        ("requested", "requested", _ref("money", "Money"), REQ),
        ("tenor_days", "tenorDays", INT, REQ),
    )


class CreditProductInputParam(TypedDict):
    """The fields of `CreditProductInput` as a dict."""

    type: CreditProductTypeValue | str
    requested: Money | MoneyParam
    tenor_days: int


class CreditScoreRequest(Model):
    """Whom to score and from what.

    Give `customerId` or `subject`. Data comes from `mobileMoney`, from `mobileMoneySummary` and from the tenant's
    own history with the person. Sex, religion, ethnicity, tribe, marital status, health, political opinion,
    contacts and message texts are never accepted.
    """

    customer_id: str | None = None
    """Customer to score."""
    subject: CreditSubjectInput | None = None
    consent: ConsentInput
    product: CreditProductInput | None = None
    currency: str
    mobile_money: MobileMoneyHistoryInput | None = None
    mobile_money_summary: MobileMoneySummaryInput | None = None
    use_tenant_history: bool | None = None
    """Whether the person's payments at this tenant count too."""
    model_version: str | None = None
    """Version of the model to use.

    Without it, the current one.
    """

    _table = (
        ("customer_id", "customerId", STR, OPT),
        ("subject", "subject", _ref("credit_scores_requests", "CreditSubjectInput"), OPT),
        ("consent", "consent", _ref("common_requests", "ConsentInput"), REQ),
        ("product", "product", _ref("credit_scores_requests", "CreditProductInput"), OPT),
        ("currency", "currency", STR, REQ),
        ("mobile_money", "mobileMoney", _ref("credit_scores_requests", "MobileMoneyHistoryInput"), OPT),
        ("mobile_money_summary", "mobileMoneySummary", _ref("credit_scores_requests", "MobileMoneySummaryInput"), OPT),
        ("use_tenant_history", "useTenantHistory", BOOL, OPT),
        ("model_version", "modelVersion", STR, OPT),
    )


class CreditSubjectInput(Model):
    """The person to score, when there is no customer."""

    phone: str
    """Phone number of the wallet."""
    country: str
    full_name: str | None = None
    """Full name."""
    date_of_birth: _dt.date | None = None
    """Date of birth."""

    _table = (
        ("phone", "phone", STR, REQ | LAST4),
        ("country", "country", STR, REQ),
        ("full_name", "fullName", STR, OPT),
        ("date_of_birth", "dateOfBirth", DATE, SECRET),
    )


class _CreditSubjectInputParam(TypedDict):
    phone: str
    country: str


class CreditSubjectInputParam(_CreditSubjectInputParam, total=False):
    """The fields of `CreditSubjectInput` as a dict."""

    full_name: str
    date_of_birth: _dt.date


class MobileMoneyHistoryInput(Model):
    """History of a wallet, as exported with the person's consent."""

    provider: MobileMoneyProviderValue | str
    period_start: _dt.datetime
    """Start of the exported period."""
    period_end: _dt.datetime
    """End of the exported period."""
    transactions: list[MobileMoneyTransactionInput]
    """The transactions; order does not matter."""

    _table = (
        ("provider", "provider", STR, REQ),
        ("period_start", "periodStart", DATE_TIME, REQ),
        ("period_end", "periodEnd", DATE_TIME, REQ),
        ("transactions", "transactions", ListOf(_ref("credit_scores_requests", "MobileMoneyTransactionInput")), REQ),
    )


class MobileMoneyHistoryInputParam(TypedDict):
    """The fields of `MobileMoneyHistoryInput` as a dict."""

    provider: MobileMoneyProviderValue | str
    period_start: _dt.datetime
    period_end: _dt.datetime
    transactions: Sequence[MobileMoneyTransactionInput | MobileMoneyTransactionInputParam]


class MobileMoneySummaryInput(Model):
    """Aggregates of a wallet over the last 90 days, for callers that may not hand out single transactions.

    What is left out counts as missing. Shares run from 0 to 1.
    """

    active_days90: int | None = None
    """Days with at least one completed transaction."""
    inflow_monthly_avg_usd: Money | None = None
    """Mean monthly inflow without loans and reversals; in US dollars or any supported currency, the model converts
    it.
    """
    inflow_regularity: float | None = None
    """1 less the coefficient of variation of the weekly inflow, at least 0."""
    net_flow_ratio: float | None = None
    """Inflow less outflow as a share of the inflow."""
    balance_median_to_outflow: float | None = None
    """Median balance at the end of the day relative to the mean weekly outflow."""
    low_balance_day_share: float | None = None
    """Share of days that end below a tenth of the median daily outflow."""
    cash_out_within24h_share: float | None = None
    """Share of the inflow that was cashed out within 24 hours."""
    bill_payment_months: int | None = None
    """Months of the last 3 with a bill payment."""
    merchant_payment_share: float | None = None
    """Share of the outflow that went to merchants."""
    counterparty_diversity: int | None = None
    """Number of different counterparties."""
    airtime_micro_top_up_share: float | None = None
    """Share of top-ups below a fiftieth of the monthly inflow."""
    loan_repaid_on_time_share: float | None = None
    """Share of the loans that were repaid in time."""
    open_loans: int | None = None
    """Loans paid out and not repaid."""
    failed_txn_share: float | None = None
    """Share of failed transactions."""
    reversal_share: float | None = None
    """Share of reversed transactions."""
    gambling_share: float | None = None
    """Share of the outflow that went to betting."""
    night_activity_share: float | None = None
    """Share of transactions between midnight and 5 local time."""
    account_age_months: int | None = None
    """Age of the wallet in months."""
    sim_swap90d: int | None = None
    """1 when the SIM was changed in the last 90 days."""
    cross_border_share: float | None = None
    """Share of cross-border transactions."""

    _table = (
        ("active_days90", "activeDays90", INT, OPT),
        ("inflow_monthly_avg_usd", "inflowMonthlyAvgUsd", _ref("money", "Money"), OPT),
        ("inflow_regularity", "inflowRegularity", NUMBER, OPT),
        ("net_flow_ratio", "netFlowRatio", NUMBER, OPT),
        ("balance_median_to_outflow", "balanceMedianToOutflow", NUMBER, OPT),
        ("low_balance_day_share", "lowBalanceDayShare", NUMBER, OPT),
        ("cash_out_within24h_share", "cashOutWithin24hShare", NUMBER, OPT),
        ("bill_payment_months", "billPaymentMonths", INT, OPT),
        ("merchant_payment_share", "merchantPaymentShare", NUMBER, OPT),
        ("counterparty_diversity", "counterpartyDiversity", INT, OPT),
        ("airtime_micro_top_up_share", "airtimeMicroTopUpShare", NUMBER, OPT),
        ("loan_repaid_on_time_share", "loanRepaidOnTimeShare", NUMBER, OPT),
        ("open_loans", "openLoans", INT, OPT),
        ("failed_txn_share", "failedTxnShare", NUMBER, OPT),
        ("reversal_share", "reversalShare", NUMBER, OPT),
        ("gambling_share", "gamblingShare", NUMBER, OPT),
        ("night_activity_share", "nightActivityShare", NUMBER, OPT),
        ("account_age_months", "accountAgeMonths", INT, OPT),
        ("sim_swap90d", "simSwap90d", INT, OPT),
        ("cross_border_share", "crossBorderShare", NUMBER, OPT),
    )


class MobileMoneySummaryInputParam(TypedDict, total=False):
    """The fields of `MobileMoneySummaryInput` as a dict."""

    active_days90: int
    inflow_monthly_avg_usd: Money | MoneyParam
    inflow_regularity: float
    net_flow_ratio: float
    balance_median_to_outflow: float
    low_balance_day_share: float
    cash_out_within24h_share: float
    bill_payment_months: int
    merchant_payment_share: float
    counterparty_diversity: int
    airtime_micro_top_up_share: float
    loan_repaid_on_time_share: float
    open_loans: int
    failed_txn_share: float
    reversal_share: float
    gambling_share: float
    night_activity_share: float
    account_age_months: int
    sim_swap90d: int
    cross_border_share: float


class MobileMoneyTransactionInput(Model):
    """One transaction of the wallet, in the currency of the request."""

    id: str | None = None
    """Id at the provider; repeats are counted once."""
    occurred_at: _dt.datetime
    """When it happened."""
    type: MobileMoneyTransactionTypeValue | str
    direction: MobileMoneyFlowValue | str
    amount_minor_units: int
    """Amount in minor units of the request's currency."""
    counterparty_hash: str | None = None
    """Hash of the other side, so that different ones can be counted.

    No names and no numbers.
    """
    status: MobileMoneyTransactionStatusValue | str | None = None
    """Outcome."""
    balance_after: Money | None = None

    _table = (
        ("id", "id", STR, OPT),
        ("occurred_at", "occurredAt", DATE_TIME, REQ),
        ("type", "type", STR, REQ),
        ("direction", "direction", STR, REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("counterparty_hash", "counterpartyHash", STR, OPT),
        ("status", "status", STR, OPT),
        ("balance_after", "balanceAfter", _ref("money", "Money"), OPT),
    )


class _MobileMoneyTransactionInputParam(TypedDict):
    occurred_at: _dt.datetime
    type: MobileMoneyTransactionTypeValue | str
    direction: MobileMoneyFlowValue | str
    amount_minor_units: int


class MobileMoneyTransactionInputParam(_MobileMoneyTransactionInputParam, total=False):
    """The fields of `MobileMoneyTransactionInput` as a dict."""

    id: str
    counterparty_hash: str
    status: MobileMoneyTransactionStatusValue | str
    balance_after: Money | MoneyParam
