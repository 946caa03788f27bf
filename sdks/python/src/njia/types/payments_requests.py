"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import INT, STR, MapOf, type_refs
from .._runtime._model import OPT, REQ, Model

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..types.amount_values import AmountTypeValue
    from ..types.common_requests import MobileMoneyParty, MobileMoneyPartyParam
    from ..types.fee_values import FeeBearerValue
    from ..types.fraud_values import FraudCheckModeValue
    from ..types.party_values import Party, PartyParam
    from ..types.payments_values import PaymentDirectionValue, ReviewDecisionValue
    from ..types.routing import RoutingPreference, RoutingPreferenceParam

_ref = type_refs(__name__)

__all__ = [
    "PaymentDefaults",
    "PaymentDefaultsParam",
    "PaymentRequest",
    "PaymentReviewRequest",
    "PaymentSandboxOptions",
    "PaymentSandboxOptionsParam",
]


class PaymentDefaults(Model):
    """Values for every item of a bulk payment that does not carry its own.

    An item and these values together must make a valid payment request. Objects such as `routing` and `metadata`
    are taken as a whole, not merged member by member.
    """

    amount_minor_units: int | None = None
    """Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.

    Never a decimal or a string.
    """
    currency: str | None = None
    amount_type: AmountTypeValue | str | None = None
    """Which side the amount fixes."""
    direction: PaymentDirectionValue | str | None = None
    """Way in which the money moves."""
    account_id: str | None = None
    """Account that a payout is debited from or a collection is credited to.

    Without it, the tenant's default account in the currency.
    """
    destination: Party | None = None
    """Who gets the money.

    Required for a payout.
    """
    source: MobileMoneyParty | None = None
    """Who pays a collection.

    Required for a collection; only mobile-money wallets can be asked to pay.
    """
    destination_currency: str | None = None
    """Currency that the recipient gets.

    Without it, the main currency of the destination's country.
    """
    rail: str | None = None
    """Id of the rail to use, or `auto` to let the routing choose."""
    routing: RoutingPreference | None = None
    fee_bearer: FeeBearerValue | str | None = None
    """Who pays the fee."""
    reference: str | None = None
    """The caller's own reference; searchable, need not be unique."""
    description: str | None = None
    """What the payment is for."""
    statement_descriptor: str | None = None
    """Text that the recipient sees on the statement, where the rail carries one."""
    purpose_code: str | None = None
    """Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP, GDDS, FAMI or EDUC."""
    customer_id: str | None = None
    """Customer whom the payment belongs to."""
    fraud_check: FraudCheckModeValue | str | None = None
    """Whether the fraud analysis runs."""
    approval_window_seconds: int | None = None
    """Collections only.

    Seconds that the payer has to confirm on the phone.
    """
    metadata: dict[str, str] | None = None
    sandbox: PaymentSandboxOptions | None = None

    _table = (
        ("amount_minor_units", "amountMinorUnits", INT, OPT),
        ("currency", "currency", STR, OPT),
        ("amount_type", "amountType", STR, OPT),
        ("direction", "direction", STR, OPT),
        ("account_id", "accountId", STR, OPT),
        ("destination", "destination", _ref("party_values", "_Party"), OPT),
        ("source", "source", _ref("common_requests", "MobileMoneyParty"), OPT),
        ("destination_currency", "destinationCurrency", STR, OPT),
        ("rail", "rail", STR, OPT),
        ("routing", "routing", _ref("routing", "RoutingPreference"), OPT),
        ("fee_bearer", "feeBearer", STR, OPT),
        ("reference", "reference", STR, OPT),
        ("description", "description", STR, OPT),
        ("statement_descriptor", "statementDescriptor", STR, OPT),
        ("purpose_code", "purposeCode", STR, OPT),
        ("customer_id", "customerId", STR, OPT),
        ("fraud_check", "fraudCheck", STR, OPT),
        ("approval_window_seconds", "approvalWindowSeconds", INT, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
        ("sandbox", "sandbox", _ref("payments_requests", "PaymentSandboxOptions"), OPT),
    )


class PaymentDefaultsParam(TypedDict, total=False):
    """The fields of `PaymentDefaults` as a dict."""

    amount_minor_units: int
    currency: str
    amount_type: AmountTypeValue | str
    direction: PaymentDirectionValue | str
    account_id: str
    destination: PartyParam
    source: MobileMoneyParty | MobileMoneyPartyParam
    destination_currency: str
    rail: str
    routing: RoutingPreference | RoutingPreferenceParam
    fee_bearer: FeeBearerValue | str
    reference: str
    description: str
    statement_descriptor: str
    purpose_code: str
    customer_id: str
    fraud_check: FraudCheckModeValue | str
    approval_window_seconds: int
    metadata: Mapping[str, str]
    sandbox: PaymentSandboxOptions | PaymentSandboxOptionsParam


class PaymentRequest(Model):
    """Order to move money.

    A payout needs `destination`, a collection needs `source`; the amount is a whole number of minor units.
    """

    amount_minor_units: int
    """Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.

    Never a decimal or a string.
    """
    currency: str
    amount_type: AmountTypeValue | str | None = None
    """Which side the amount fixes."""
    direction: PaymentDirectionValue | str | None = None
    """Way in which the money moves."""
    account_id: str | None = None
    """Account that a payout is debited from or a collection is credited to.

    Without it, the tenant's default account in the currency.
    """
    destination: Party | None = None
    """Who gets the money.

    Required for a payout.
    """
    source: MobileMoneyParty | None = None
    """Who pays a collection.

    Required for a collection; only mobile-money wallets can be asked to pay.
    """
    destination_currency: str | None = None
    """Currency that the recipient gets.

    Without it, the main currency of the destination's country.
    """
    rail: str | None = None
    """Id of the rail to use, or `auto` to let the routing choose."""
    routing: RoutingPreference | None = None
    quote_id: str | None = None
    """Quote whose price binds.

    It must match amount, currency, destination country and direction, else 422 `quote_mismatch`.
    """
    fee_bearer: FeeBearerValue | str | None = None
    """Who pays the fee."""
    reference: str | None = None
    """The caller's own reference; searchable, need not be unique."""
    description: str | None = None
    """What the payment is for."""
    statement_descriptor: str | None = None
    """Text that the recipient sees on the statement, where the rail carries one."""
    purpose_code: str | None = None
    """Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP, GDDS, FAMI or EDUC."""
    customer_id: str | None = None
    """Customer whom the payment belongs to."""
    fraud_check: FraudCheckModeValue | str | None = None
    """Whether the fraud analysis runs."""
    fraud_analysis_id: str | None = None
    """Fraud analysis to use instead of a new one.

    At most 15 minutes old, of the same amount and parties, and not used before.
    """
    approval_window_seconds: int | None = None
    """Collections only.

    Seconds that the payer has to confirm on the phone.
    """
    metadata: dict[str, str] | None = None
    sandbox: PaymentSandboxOptions | None = None

    _table = (
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("amount_type", "amountType", STR, OPT),
        ("direction", "direction", STR, OPT),
        ("account_id", "accountId", STR, OPT),
        ("destination", "destination", _ref("party_values", "_Party"), OPT),
        ("source", "source", _ref("common_requests", "MobileMoneyParty"), OPT),
        ("destination_currency", "destinationCurrency", STR, OPT),
        ("rail", "rail", STR, OPT),
        ("routing", "routing", _ref("routing", "RoutingPreference"), OPT),
        ("quote_id", "quoteId", STR, OPT),
        ("fee_bearer", "feeBearer", STR, OPT),
        ("reference", "reference", STR, OPT),
        ("description", "description", STR, OPT),
        ("statement_descriptor", "statementDescriptor", STR, OPT),
        ("purpose_code", "purposeCode", STR, OPT),
        ("customer_id", "customerId", STR, OPT),
        ("fraud_check", "fraudCheck", STR, OPT),
        ("fraud_analysis_id", "fraudAnalysisId", STR, OPT),
        ("approval_window_seconds", "approvalWindowSeconds", INT, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
        ("sandbox", "sandbox", _ref("payments_requests", "PaymentSandboxOptions"), OPT),
    )


class PaymentReviewRequest(Model):
    """Decision on a payment that is held for review."""

    decision: ReviewDecisionValue | str
    note: str | None = None
    """Reason of the decision; kept in the timeline and the audit trail."""

    _table = (
        ("decision", "decision", STR, REQ),
        ("note", "note", STR, OPT),
    )


class PaymentSandboxOptions(Model):
    """Wishes for the simulation.

    Test mode only; in live mode the answer is 400 `sandbox_field_in_live_mode`. Not part of the idempotency
    fingerprint.
    """

    scenario: str | None = None
    """Name of the outcome to play, as in the header `X-Sandbox-Scenario`."""
    force_risk_score: int | None = None
    """Risk score that the fraud analysis shall give."""
    latency_ms: int | None = None
    """Delay of the rail's answer in milliseconds."""

    _table = (
        ("scenario", "scenario", STR, OPT),
        ("force_risk_score", "forceRiskScore", INT, OPT),
        ("latency_ms", "latencyMs", INT, OPT),
    )


class PaymentSandboxOptionsParam(TypedDict, total=False):
    """The fields of `PaymentSandboxOptions` as a dict."""

    scenario: str
    force_risk_score: int
    latency_ms: int
