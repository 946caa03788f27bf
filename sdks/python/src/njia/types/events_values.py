"""Shapes of the API. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from .._runtime._codec import type_refs
from .._runtime._enum import OpenEnum
from .._runtime._union import TagUnion

if TYPE_CHECKING:
    from typing import TypeGuard

    from .._runtime._union import UnknownVariant
    from ..types.accounts import Account
    from ..types.api_keys import ApiKey
    from ..types.balances import Balance
    from ..types.bulk import BulkItem
    from ..types.bulk_payments import BulkPayment
    from ..types.card_authorizations import CardAuthorization
    from ..types.change import ChangeLogEntry
    from ..types.credit_scores import CreditScore
    from ..types.customers import Customer
    from ..types.events import ProviderCallback
    from ..types.fraud import FraudAnalysis
    from ..types.ghost_cards import GhostCard
    from ..types.kyc_check import KycCheck
    from ..types.kyc_score import KycScore
    from ..types.payments import Payment
    from ..types.rails import Rail
    from ..types.reversals import Reversal
    from ..types.transactions import Transaction
    from ..types.webhook_endpoints import WebhookEndpoint
    from ..types.widgets import Widget, WidgetSession

_ref = type_refs(__name__)

__all__ = [
    "EventData",
    "EventFilter",
    "EventSelector",
    "EventType",
    "EventTypeValue",
    "ListenSessionStatus",
    "ListenSessionStatusValue",
    "ProviderCallbackOutcome",
    "ProviderCallbackOutcomeValue",
]


EventData: TypeAlias = "Payment | Transaction | Reversal | BulkPayment | BulkItem | CreditScore | FraudAnalysis | KycScore | KycCheck | GhostCard | CardAuthorization | Widget | WidgetSession | Customer | Account | Balance | ProviderCallback | Rail | WebhookEndpoint | ApiKey | ChangeLogEntry | UnknownVariant"
_EventData = TagUnion(
    "object",
    "object",
    {
        "payment": _ref("payments", "Payment"),
        "transaction": _ref("transactions", "Transaction"),
        "reversal": _ref("reversals", "Reversal"),
        "bulk_payment": _ref("bulk_payments", "BulkPayment"),
        "bulk_item": _ref("bulk", "BulkItem"),
        "credit_score": _ref("credit_scores", "CreditScore"),
        "fraud_analysis": _ref("fraud", "FraudAnalysis"),
        "kyc_score": _ref("kyc_score", "KycScore"),
        "kyc_check": _ref("kyc_check", "KycCheck"),
        "ghost_card": _ref("ghost_cards", "GhostCard"),
        "card_authorization": _ref("card_authorizations", "CardAuthorization"),
        "widget": _ref("widgets", "Widget"),
        "widget_session": _ref("widgets", "WidgetSession"),
        "customer": _ref("customers", "Customer"),
        "account": _ref("accounts", "Account"),
        "balance": _ref("balances", "Balance"),
        "provider_callback": _ref("events", "ProviderCallback"),
        "rail": _ref("rails", "Rail"),
        "webhook_endpoint": _ref("webhook_endpoints", "WebhookEndpoint"),
        "api_key": _ref("api_keys", "ApiKey"),
        "changelog_entry": _ref("change", "ChangeLogEntry"),
    },
)


EventFilter: TypeAlias = "str"


EventSelector: TypeAlias = "str"


EventTypeValue: TypeAlias = Literal[
    "payment.created",
    "payment.held_for_review",
    "payment.queued",
    "payment.submitted",
    "payment.awaiting_approval",
    "payment.rerouted",
    "payment.in_reconciliation",
    "payment.completed",
    "payment.failed",
    "payment.canceled",
    "payment.expired",
    "transaction.completed",
    "transaction.failed",
    "transaction.reversal_pending",
    "transaction.reversed",
    "transaction.partially_reversed",
    "transaction.reconciliation_case_opened",
    "transaction.reconciliation_case_resolved",
    "reversal.created",
    "reversal.completed",
    "reversal.failed",
    "bulk_payment.accepted",
    "bulk_payment.processing",
    "bulk_payment.completed",
    "bulk_payment.completed_with_failures",
    "bulk_payment.failed",
    "bulk_payment.canceled",
    "bulk_item.rejected",
    "bulk_item.retry_scheduled",
    "bulk_item.succeeded",
    "bulk_item.failed",
    "credit_score.completed",
    "fraud_analysis.completed",
    "fraud_analysis.flagged",
    "fraud_analysis.blocked",
    "kyc_score.processing",
    "kyc_score.completed",
    "kyc_score.requires_review",
    "kyc_score.reviewed",
    "kyc_check.completed",
    "ghost_card.created",
    "ghost_card.updated",
    "ghost_card.frozen",
    "ghost_card.unfrozen",
    "ghost_card.closed",
    "ghost_card.expired",
    "ghost_card.limit_reached",
    "card_authorization.approved",
    "card_authorization.declined",
    "card_authorization.captured",
    "card_authorization.reversed",
    "card_authorization.expired",
    "widget.created",
    "widget.disabled",
    "widget_session.opened",
    "widget_session.completed",
    "widget_session.canceled",
    "widget_session.expired",
    "customer.created",
    "customer.updated",
    "customer.kyc_tier_changed",
    "customer.erased",
    "account.created",
    "account.frozen",
    "balance.low",
    "callback.timed_out",
    "callback.late",
    "callback.conflict",
    "rail.degraded",
    "rail.down",
    "rail.recovered",
    "webhook_endpoint.disabled",
    "webhook_endpoint.test",
    "api_key.created",
    "api_key.rolled",
    "api_key.revoked",
    "api_key.expiring",
    "changelog.entry_published",
    "changelog.breaking_change_announced",
    "changelog.sunset_approaching",
]


class EventType(OpenEnum):
    """What happened, as `<resource>.<verb>`.

    New types may be added at any time.
    """

    PAYMENT_CREATED: Final = "payment.created"
    """A payment was accepted and its money reserved."""
    PAYMENT_HELD_FOR_REVIEW: Final = "payment.held_for_review"
    """The fraud score holds a payment for a person to decide."""
    PAYMENT_QUEUED: Final = "payment.queued"
    """The rail is degraded or closed; the payment waits."""
    PAYMENT_SUBMITTED: Final = "payment.submitted"
    """A payment was sent to its rail."""
    PAYMENT_AWAITING_APPROVAL: Final = "payment.awaiting_approval"
    """The payer must confirm a collection on the phone."""
    PAYMENT_REROUTED: Final = "payment.rerouted"
    """A payment moved to another rail after a definite failure."""
    PAYMENT_IN_RECONCILIATION: Final = "payment.in_reconciliation"
    """The outcome is unknown; the money stays reserved."""
    PAYMENT_COMPLETED: Final = "payment.completed"
    """The money moved."""
    PAYMENT_FAILED: Final = "payment.failed"
    """The money certainly did not move; it was released."""
    PAYMENT_CANCELED: Final = "payment.canceled"
    """A payment was stopped before it was sent."""
    PAYMENT_EXPIRED: Final = "payment.expired"
    """The payer did not approve in time."""
    TRANSACTION_COMPLETED: Final = "transaction.completed"
    """A transaction completed."""
    TRANSACTION_FAILED: Final = "transaction.failed"
    """A transaction failed."""
    TRANSACTION_REVERSAL_PENDING: Final = "transaction.reversal_pending"
    """A reversal of the transaction was requested."""
    TRANSACTION_REVERSED: Final = "transaction.reversed"
    """The transaction was reversed in full."""
    TRANSACTION_PARTIALLY_REVERSED: Final = "transaction.partially_reversed"
    """A part of the transaction was reversed."""
    TRANSACTION_RECONCILIATION_CASE_OPENED: Final = "transaction.reconciliation_case_opened"
    """The rail contradicts the books; a person must look."""
    TRANSACTION_RECONCILIATION_CASE_RESOLVED: Final = "transaction.reconciliation_case_resolved"
    """The contradiction was settled."""
    REVERSAL_CREATED: Final = "reversal.created"
    """A reversal was requested."""
    REVERSAL_COMPLETED: Final = "reversal.completed"
    """The money came back."""
    REVERSAL_FAILED: Final = "reversal.failed"
    """The reversal was refused; the transaction stands."""
    BULK_PAYMENT_ACCEPTED: Final = "bulk_payment.accepted"
    """A batch was accepted."""
    BULK_PAYMENT_PROCESSING: Final = "bulk_payment.processing"
    """The first item of a batch was started."""
    BULK_PAYMENT_COMPLETED: Final = "bulk_payment.completed"
    """Every item succeeded."""
    BULK_PAYMENT_COMPLETED_WITH_FAILURES: Final = "bulk_payment.completed_with_failures"
    """All items are final and some did not succeed."""
    BULK_PAYMENT_FAILED: Final = "bulk_payment.failed"
    """No item succeeded."""
    BULK_PAYMENT_CANCELED: Final = "bulk_payment.canceled"
    """The batch was stopped before any item succeeded."""
    BULK_ITEM_REJECTED: Final = "bulk_item.rejected"
    """An item was not valid and was never sent."""
    BULK_ITEM_RETRY_SCHEDULED: Final = "bulk_item.retry_scheduled"
    """An item failed for a passing reason and will be tried again."""
    BULK_ITEM_SUCCEEDED: Final = "bulk_item.succeeded"
    """The item's payment completed."""
    BULK_ITEM_FAILED: Final = "bulk_item.failed"
    """The item's payment failed for good."""
    CREDIT_SCORE_COMPLETED: Final = "credit_score.completed"
    """A credit score was computed."""
    FRAUD_ANALYSIS_COMPLETED: Final = "fraud_analysis.completed"
    """An analysis was made and allows the action."""
    FRAUD_ANALYSIS_FLAGGED: Final = "fraud_analysis.flagged"
    """An analysis asks for a review."""
    FRAUD_ANALYSIS_BLOCKED: Final = "fraud_analysis.blocked"
    """An analysis blocks the action."""
    KYC_SCORE_PROCESSING: Final = "kyc_score.processing"
    """An identity assessment was started and takes longer."""
    KYC_SCORE_COMPLETED: Final = "kyc_score.completed"
    """An identity assessment finished."""
    KYC_SCORE_REQUIRES_REVIEW: Final = "kyc_score.requires_review"
    """An assessment needs a person to decide."""
    KYC_SCORE_REVIEWED: Final = "kyc_score.reviewed"
    """A person decided an assessment."""
    KYC_CHECK_COMPLETED: Final = "kyc_check.completed"
    """A legacy identity check finished.

    Deprecated.
    """
    GHOST_CARD_CREATED: Final = "ghost_card.created"
    """A card was made."""
    GHOST_CARD_UPDATED: Final = "ghost_card.updated"
    """Label, controls, limits or metadata of a card changed."""
    GHOST_CARD_FROZEN: Final = "ghost_card.frozen"
    """A card was frozen; it declines until it is unfrozen."""
    GHOST_CARD_UNFROZEN: Final = "ghost_card.unfrozen"
    """A frozen card works again."""
    GHOST_CARD_CLOSED: Final = "ghost_card.closed"
    """A card was closed for good."""
    GHOST_CARD_EXPIRED: Final = "ghost_card.expired"
    """A card reached its expiry."""
    GHOST_CARD_LIMIT_REACHED: Final = "ghost_card.limit_reached"
    """A spend limit of the card declined an authorization."""
    CARD_AUTHORIZATION_APPROVED: Final = "card_authorization.approved"
    """An authorization was approved and holds money."""
    CARD_AUTHORIZATION_DECLINED: Final = "card_authorization.declined"
    """An authorization was declined."""
    CARD_AUTHORIZATION_CAPTURED: Final = "card_authorization.captured"
    """A merchant captured an authorization, fully or partly."""
    CARD_AUTHORIZATION_REVERSED: Final = "card_authorization.reversed"
    """The rest of an authorization was released."""
    CARD_AUTHORIZATION_EXPIRED: Final = "card_authorization.expired"
    """An authorization expired and released its hold."""
    WIDGET_CREATED: Final = "widget.created"
    """A widget was made."""
    WIDGET_DISABLED: Final = "widget.disabled"
    """A widget was disabled; its sessions end."""
    WIDGET_SESSION_OPENED: Final = "widget_session.opened"
    """A visitor opened a widget."""
    WIDGET_SESSION_COMPLETED: Final = "widget_session.completed"
    """A visitor finished; the result is in the session."""
    WIDGET_SESSION_CANCELED: Final = "widget_session.canceled"
    """A visitor left the flow."""
    WIDGET_SESSION_EXPIRED: Final = "widget_session.expired"
    """The session ended unused."""
    CUSTOMER_CREATED: Final = "customer.created"
    """A customer was made."""
    CUSTOMER_UPDATED: Final = "customer.updated"
    """A customer's details changed."""
    CUSTOMER_KYC_TIER_CHANGED: Final = "customer.kyc_tier_changed"
    """A customer moved to another identity tier."""
    CUSTOMER_ERASED: Final = "customer.erased"
    """A customer's personal data was erased."""
    ACCOUNT_CREATED: Final = "account.created"
    """An account was opened."""
    ACCOUNT_FROZEN: Final = "account.frozen"
    """An account was frozen."""
    BALANCE_LOW: Final = "balance.low"
    """The available balance fell below the tenant's mark."""
    CALLBACK_TIMED_OUT: Final = "callback.timed_out"
    """No callback came in time; the payment went to reconciliation."""
    CALLBACK_LATE: Final = "callback.late"
    """A callback came after the deadline and was applied."""
    CALLBACK_CONFLICT: Final = "callback.conflict"
    """A callback contradicts a final state; nothing was changed."""
    RAIL_DEGRADED: Final = "rail.degraded"
    """A rail is slower or fails more often than usual."""
    RAIL_DOWN: Final = "rail.down"
    """A rail does not work; payments go elsewhere or wait."""
    RAIL_RECOVERED: Final = "rail.recovered"
    """A rail works again."""
    WEBHOOK_ENDPOINT_DISABLED: Final = "webhook_endpoint.disabled"
    """An endpoint was disabled, by 410 or after five days of failures."""
    WEBHOOK_ENDPOINT_TEST: Final = "webhook_endpoint.test"
    """A test event that you asked for."""
    API_KEY_CREATED: Final = "api_key.created"
    """A key was made."""
    API_KEY_ROLLED: Final = "api_key.rolled"
    """A key was replaced; the old one works until the overlap ends."""
    API_KEY_REVOKED: Final = "api_key.revoked"
    """A key was revoked."""
    API_KEY_EXPIRING: Final = "api_key.expiring"
    """A key expires soon."""
    CHANGELOG_ENTRY_PUBLISHED: Final = "changelog.entry_published"
    """A change took effect."""
    CHANGELOG_BREAKING_CHANGE_ANNOUNCED: Final = "changelog.breaking_change_announced"
    """A breaking change was announced."""
    CHANGELOG_SUNSET_APPROACHING: Final = "changelog.sunset_approaching"
    """Something you may use ends soon."""

    _values = frozenset(get_args(EventTypeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[EventTypeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


ListenSessionStatusValue: TypeAlias = Literal[
    "open",
    "closed",
    "expired",
]


class ListenSessionStatus(OpenEnum):
    """State of the session."""

    OPEN: Final = "open"
    """It may stream."""
    CLOSED: Final = "closed"
    """It was closed."""
    EXPIRED: Final = "expired"
    """Nobody streamed for too long."""

    _values = frozenset(get_args(ListenSessionStatusValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ListenSessionStatusValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values


ProviderCallbackOutcomeValue: TypeAlias = Literal[
    "timed_out",
    "late_applied",
    "conflict",
]


class ProviderCallbackOutcome(OpenEnum):
    """What became of it."""

    TIMED_OUT: Final = "timed_out"
    """Nothing came before the deadline."""
    LATE_APPLIED: Final = "late_applied"
    """It came after the deadline and was applied."""
    CONFLICT: Final = "conflict"
    """It contradicts a final state and changed nothing."""

    _values = frozenset(get_args(ProviderCallbackOutcomeValue))

    @classmethod
    def is_known(cls, value: str) -> TypeGuard[ProviderCallbackOutcomeValue]:
        """True for a value that this version of the SDK knows."""
        return value in cls._values
