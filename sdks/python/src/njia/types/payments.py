"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._runtime._codec import BOOL, INT, STR, Const, ListOf, MapOf, Nullable, type_refs
from .._runtime._model import OPT, REQ, Model
from .._runtime._scalars import DATE_TIME

if TYPE_CHECKING:
    import datetime as _dt
    from typing import Literal

    from ..types.amount_values import AmountTypeValue
    from ..types.customers import Customer
    from ..types.failure import FailureDetail
    from ..types.fee_values import FeeBearerValue
    from ..types.fraud_values import FraudCheckModeValue
    from ..types.fx import FxTerms
    from ..types.iso20022 import Iso20022Status
    from ..types.money import Money
    from ..types.party_values import PartyDetails
    from ..types.payments_attempt import PaymentAttempt
    from ..types.payments_fraud import PaymentFraud
    from ..types.payments_next import PaymentNextAction
    from ..types.payments_reversal import PaymentReversal
    from ..types.payments_routing import PaymentRouting
    from ..types.payments_values import PaymentDirectionValue, PaymentStatusValue
    from ..types.timeline import TimelineItem
    from ..types.transactions import Transaction

_ref = type_refs(__name__)

__all__ = [
    "Payment",
]


class Payment(Model):
    """A payment with its state, price, rail decision and history.

    Exactly one transaction belongs to it.
    """

    id: str
    """Id of the payment."""
    object: Literal["payment"] = "payment"
    """Kind of object."""
    livemode: bool
    """`true` in live mode, `false` in test mode."""
    version: int
    """Grows by 1 with each change of state."""
    created_at: _dt.datetime
    """When the payment was made."""
    updated_at: _dt.datetime
    """When it last changed."""
    status: PaymentStatusValue | str
    status_reason: str | None
    """Machine code of the reason for the state; null when the state explains itself."""
    amount_minor_units: int
    """Amount in minor units of `currency`."""
    currency: str
    amount_type: AmountTypeValue | str
    direction: PaymentDirectionValue | str
    account_id: str
    """The tenant's account that is debited (payout) or credited (collection)."""
    destination: PartyDetails | None
    """Who gets the money; null for a collection."""
    source: PartyDetails | None
    """Who pays; null for a payout."""
    destination_currency: str
    rail: str | None
    """Rail in use or last used; null until one was chosen."""
    routing: PaymentRouting
    quote_id: str | None
    """Quote that bound the price."""
    fee_bearer: FeeBearerValue | str
    reference: str | None
    """The caller's reference."""
    description: str | None
    """What the payment is for."""
    statement_descriptor: str | None
    """Text on the recipient's statement."""
    purpose_code: str | None
    """ISO 20022 external purpose code."""
    customer_id: str | None
    """Customer whom the payment belongs to."""
    fraud_check: FraudCheckModeValue | str
    approval_window_seconds: int | None
    """Seconds that the payer has to confirm; null for a payout."""
    transaction_id: str
    """The transaction of the payment."""
    corridor: str
    fee: Money
    total_debited: Money | None
    """What a payout takes from the account: amount and fee.

    Null for a collection.
    """
    destination_amount: Money
    fx: FxTerms | None
    """Terms of the currency exchange; null when both sides have one currency."""
    attempts: list[PaymentAttempt]
    """Submissions to rails, oldest first."""
    next_action: PaymentNextAction | None
    """The step that a collection waits for; null without one."""
    failure: FailureDetail | None
    """Why the payment failed; null unless it did."""
    fraud: PaymentFraud
    reversal: PaymentReversal | None
    """The reversal of the payment; null without one."""
    bulk_payment_id: str | None
    """Bulk payment that made this payment."""
    bulk_item_id: str | None
    """Item of the bulk payment."""
    idempotency_key: str
    """Idempotency key that the payment was made with."""
    iso20022: Iso20022Status
    expected_completion_at: _dt.datetime | None
    """When the payment will probably be final; null once it is."""
    submitted_at: _dt.datetime | None
    """When it was first sent to a rail."""
    completed_at: _dt.datetime | None
    """When the money had moved."""
    canceled_at: _dt.datetime | None
    """When it was canceled."""
    timeline: list[TimelineItem]
    """All changes of state, oldest first."""
    metadata: dict[str, str]
    transaction: Transaction | None = None
    """The transaction; only with `expand=transaction`."""
    customer: Customer | None = None
    """The customer; only with `expand=customer`."""

    _table = (
        ("id", "id", STR, REQ),
        ("object", "object", Const("payment"), REQ),
        ("livemode", "livemode", BOOL, REQ),
        ("version", "version", INT, REQ),
        ("created_at", "createdAt", DATE_TIME, REQ),
        ("updated_at", "updatedAt", DATE_TIME, REQ),
        ("status", "status", STR, REQ),
        ("status_reason", "statusReason", Nullable(STR), REQ),
        ("amount_minor_units", "amountMinorUnits", INT, REQ),
        ("currency", "currency", STR, REQ),
        ("amount_type", "amountType", STR, REQ),
        ("direction", "direction", STR, REQ),
        ("account_id", "accountId", STR, REQ),
        ("destination", "destination", Nullable(_ref("party_values", "_PartyDetails")), REQ),
        ("source", "source", Nullable(_ref("party_values", "_PartyDetails")), REQ),
        ("destination_currency", "destinationCurrency", STR, REQ),
        ("rail", "rail", Nullable(STR), REQ),
        ("routing", "routing", _ref("payments_routing", "PaymentRouting"), REQ),
        ("quote_id", "quoteId", Nullable(STR), REQ),
        ("fee_bearer", "feeBearer", STR, REQ),
        ("reference", "reference", Nullable(STR), REQ),
        ("description", "description", Nullable(STR), REQ),
        ("statement_descriptor", "statementDescriptor", Nullable(STR), REQ),
        ("purpose_code", "purposeCode", Nullable(STR), REQ),
        ("customer_id", "customerId", Nullable(STR), REQ),
        ("fraud_check", "fraudCheck", STR, REQ),
        ("approval_window_seconds", "approvalWindowSeconds", Nullable(INT), REQ),
        ("transaction_id", "transactionId", STR, REQ),
        ("corridor", "corridor", STR, REQ),
        ("fee", "fee", _ref("money", "Money"), REQ),
        ("total_debited", "totalDebited", Nullable(_ref("money", "Money")), REQ),
        ("destination_amount", "destinationAmount", _ref("money", "Money"), REQ),
        ("fx", "fx", Nullable(_ref("fx", "FxTerms")), REQ),
        ("attempts", "attempts", ListOf(_ref("payments_attempt", "PaymentAttempt")), REQ),
        ("next_action", "nextAction", Nullable(_ref("payments_next", "PaymentNextAction")), REQ),
        ("failure", "failure", Nullable(_ref("failure", "FailureDetail")), REQ),
        ("fraud", "fraud", _ref("payments_fraud", "PaymentFraud"), REQ),
        ("reversal", "reversal", Nullable(_ref("payments_reversal", "PaymentReversal")), REQ),
        ("bulk_payment_id", "bulkPaymentId", Nullable(STR), REQ),
        ("bulk_item_id", "bulkItemId", Nullable(STR), REQ),
        ("idempotency_key", "idempotencyKey", STR, REQ),
        ("iso20022", "iso20022", _ref("iso20022", "Iso20022Status"), REQ),
        ("expected_completion_at", "expectedCompletionAt", Nullable(DATE_TIME), REQ),
        ("submitted_at", "submittedAt", Nullable(DATE_TIME), REQ),
        ("completed_at", "completedAt", Nullable(DATE_TIME), REQ),
        ("canceled_at", "canceledAt", Nullable(DATE_TIME), REQ),
        ("timeline", "timeline", ListOf(_ref("timeline", "TimelineItem")), REQ),
        ("metadata", "metadata", MapOf(STR), REQ),
        ("transaction", "transaction", _ref("transactions", "Transaction"), OPT),
        ("customer", "customer", _ref("customers", "Customer"), OPT),
    )
