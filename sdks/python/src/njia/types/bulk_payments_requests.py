"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from .._runtime._codec import BOOL, INT, STR, ListOf, MapOf, type_refs
from .._runtime._model import OPT, REQ, Model

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..types.amount_values import AmountTypeValue
    from ..types.bulk_values import BulkModeValue
    from ..types.common_requests import MobileMoneyParty, MobileMoneyPartyParam
    from ..types.fee_values import FeeBearerValue
    from ..types.fraud_values import FraudCheckModeValue
    from ..types.party_values import Party, PartyParam
    from ..types.payments_requests import PaymentDefaults, PaymentSandboxOptions, PaymentSandboxOptionsParam
    from ..types.payments_values import PaymentDirectionValue
    from ..types.routing import RoutingPreference, RoutingPreferenceParam

_ref = type_refs(__name__)

__all__ = [
    "BulkPaymentItemRequest",
    "BulkPaymentItemRequestParam",
    "BulkPaymentRequest",
    "BulkRetryRequest",
    "RetryPolicyInput",
    "RetryPolicyInputParam",
]


class BulkPaymentItemRequest(Model):
    """One payment of a bulk payment: the members of a payment request and an `itemReference`.

    What is left out comes from `defaults` of the bulk payment; afterwards amount, currency and destination must be
    there, else the item becomes `rejected`.
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
    item_reference: str | None = None
    """The caller's own reference of the item."""
    idempotency_key: str | None = None
    """Idempotency key of the item, in the same space as the keys of `POST /v1/payments`.

    Without it, the key of the bulk payment, `#` and the index.
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
        ("item_reference", "itemReference", STR, OPT),
        ("idempotency_key", "idempotencyKey", STR, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
        ("sandbox", "sandbox", _ref("payments_requests", "PaymentSandboxOptions"), OPT),
    )


class BulkPaymentItemRequestParam(TypedDict, total=False):
    """The fields of `BulkPaymentItemRequest` as a dict."""

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
    quote_id: str
    fee_bearer: FeeBearerValue | str
    reference: str
    description: str
    statement_descriptor: str
    purpose_code: str
    customer_id: str
    fraud_check: FraudCheckModeValue | str
    fraud_analysis_id: str
    approval_window_seconds: int
    item_reference: str
    idempotency_key: str
    metadata: Mapping[str, str]
    sandbox: PaymentSandboxOptions | PaymentSandboxOptionsParam


class BulkPaymentRequest(Model):
    """Up to 500 payments in one order."""

    payments: list[BulkPaymentItemRequest]
    """The payments.

    In mode `partial` each is checked by itself; a faulty one becomes `rejected` and does not stop the others.
    """
    mode: BulkModeValue | str | None = None
    """What happens when some items are not valid or funds are short."""
    defaults: PaymentDefaults | None = None
    retry_policy: RetryPolicyInput | None = None
    reference: str | None = None
    """The caller's own reference."""
    description: str | None = None
    """What the bulk payment is for."""
    metadata: dict[str, str] | None = None

    _table = (
        ("payments", "payments", ListOf(_ref("bulk_payments_requests", "BulkPaymentItemRequest")), REQ),
        ("mode", "mode", STR, OPT),
        ("defaults", "defaults", _ref("payments_requests", "PaymentDefaults"), OPT),
        ("retry_policy", "retryPolicy", _ref("bulk_payments_requests", "RetryPolicyInput"), OPT),
        ("reference", "reference", STR, OPT),
        ("description", "description", STR, OPT),
        ("metadata", "metadata", MapOf(STR), OPT),
    )


class BulkRetryRequest(Model):
    """Which failed items to try again.

    Without `itemIds`, all failed items whose code is retryable.
    """

    item_ids: list[str] | None = None
    """Items to try again."""

    _table = (("item_ids", "itemIds", ListOf(STR), OPT),)


class RetryPolicyInput(Model):
    """How items that failed with a retryable code are tried again.

    The delay doubles with each attempt, up to the maximum, and varies by 20 percent.
    """

    max_attempts: int | None = None
    """Attempts per item, the first included."""
    initial_delay_seconds: int | None = None
    """Seconds before the second attempt."""
    max_delay_seconds: int | None = None
    """Longest delay in seconds."""
    failover: bool | None = None
    """Whether later attempts may use the next ranked rail."""

    _table = (
        ("max_attempts", "maxAttempts", INT, OPT),
        ("initial_delay_seconds", "initialDelaySeconds", INT, OPT),
        ("max_delay_seconds", "maxDelaySeconds", INT, OPT),
        ("failover", "failover", BOOL, OPT),
    )


class RetryPolicyInputParam(TypedDict, total=False):
    """The fields of `RetryPolicyInput` as a dict."""

    max_attempts: int
    initial_delay_seconds: int
    max_delay_seconds: int
    failover: bool
