"""The events that the API sends, and how to trust them. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from .._runtime._codec import type_refs
from .._runtime._webhook import EventTable, unwrap_event, verify

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime
    from typing import Any

    from .._runtime._webhook import UnknownEvent
    from ..types.accounts import AccountEvent
    from ..types.api_keys import ApiKeyEvent
    from ..types.balances import BalanceEvent
    from ..types.bulk import BulkItemEvent
    from ..types.bulk_payments import BulkPaymentEvent
    from ..types.callbacks import CallbackEvent
    from ..types.card_authorizations import CardAuthorizationEvent
    from ..types.change import ChangeLogEvent
    from ..types.credit_scores import CreditScoreEvent
    from ..types.customers import CustomerEvent
    from ..types.events import Event
    from ..types.flat import FlatEvent
    from ..types.fraud import FraudAnalysisEvent
    from ..types.ghost_cards import GhostCardEvent
    from ..types.kyc_check import KycCheckEvent
    from ..types.kyc_score import KycScoreEvent
    from ..types.payments_event import PaymentEvent
    from ..types.rails import RailEvent
    from ..types.reversals import ReversalEvent
    from ..types.transactions import TransactionEvent
    from ..types.webhook_endpoints import WebhookEndpointEvent
    from ..types.widgets import WidgetEvent, WidgetSessionEvent

_ref = type_refs(__name__)

WebhookEvent: TypeAlias = "AccountEvent | ApiKeyEvent | BalanceEvent | BulkItemEvent | BulkPaymentEvent | CallbackEvent | CardAuthorizationEvent | ChangeLogEvent | CreditScoreEvent | CustomerEvent | Event | FlatEvent | FraudAnalysisEvent | GhostCardEvent | KycCheckEvent | KycScoreEvent | PaymentEvent | RailEvent | ReversalEvent | TransactionEvent | WebhookEndpointEvent | WidgetEvent | WidgetSessionEvent | UnknownEvent"

_TABLE = EventTable(
    {
        "account.created": _ref("accounts", "AccountEvent"),
        "account.frozen": _ref("accounts", "AccountEvent"),
        "api_key.created": _ref("api_keys", "ApiKeyEvent"),
        "api_key.expiring": _ref("api_keys", "ApiKeyEvent"),
        "api_key.revoked": _ref("api_keys", "ApiKeyEvent"),
        "api_key.rolled": _ref("api_keys", "ApiKeyEvent"),
        "balance.low": _ref("balances", "BalanceEvent"),
        "bulk_item.failed": _ref("bulk", "BulkItemEvent"),
        "bulk_item.rejected": _ref("bulk", "BulkItemEvent"),
        "bulk_item.retry_scheduled": _ref("bulk", "BulkItemEvent"),
        "bulk_item.succeeded": _ref("bulk", "BulkItemEvent"),
        "bulk_payment.accepted": _ref("bulk_payments", "BulkPaymentEvent"),
        "bulk_payment.canceled": _ref("bulk_payments", "BulkPaymentEvent"),
        "bulk_payment.completed": _ref("bulk_payments", "BulkPaymentEvent"),
        "bulk_payment.completed_with_failures": _ref("bulk_payments", "BulkPaymentEvent"),
        "bulk_payment.failed": _ref("bulk_payments", "BulkPaymentEvent"),
        "bulk_payment.processing": _ref("bulk_payments", "BulkPaymentEvent"),
        "callback.conflict": _ref("callbacks", "CallbackEvent"),
        "callback.late": _ref("callbacks", "CallbackEvent"),
        "callback.timed_out": _ref("callbacks", "CallbackEvent"),
        "card_authorization.approved": _ref("card_authorizations", "CardAuthorizationEvent"),
        "card_authorization.captured": _ref("card_authorizations", "CardAuthorizationEvent"),
        "card_authorization.declined": _ref("card_authorizations", "CardAuthorizationEvent"),
        "card_authorization.expired": _ref("card_authorizations", "CardAuthorizationEvent"),
        "card_authorization.reversed": _ref("card_authorizations", "CardAuthorizationEvent"),
        "changelog.breaking_change_announced": _ref("change", "ChangeLogEvent"),
        "changelog.entry_published": _ref("change", "ChangeLogEvent"),
        "changelog.sunset_approaching": _ref("change", "ChangeLogEvent"),
        "credit_score.completed": _ref("credit_scores", "CreditScoreEvent"),
        "customer.created": _ref("customers", "CustomerEvent"),
        "customer.erased": _ref("customers", "CustomerEvent"),
        "customer.kyc_tier_changed": _ref("customers", "CustomerEvent"),
        "customer.updated": _ref("customers", "CustomerEvent"),
        "eventDelivery": _ref("events", "Event"),
        "flatEventDelivery": _ref("flat", "FlatEvent"),
        "fraud_analysis.blocked": _ref("fraud", "FraudAnalysisEvent"),
        "fraud_analysis.completed": _ref("fraud", "FraudAnalysisEvent"),
        "fraud_analysis.flagged": _ref("fraud", "FraudAnalysisEvent"),
        "ghost_card.closed": _ref("ghost_cards", "GhostCardEvent"),
        "ghost_card.created": _ref("ghost_cards", "GhostCardEvent"),
        "ghost_card.expired": _ref("ghost_cards", "GhostCardEvent"),
        "ghost_card.frozen": _ref("ghost_cards", "GhostCardEvent"),
        "ghost_card.limit_reached": _ref("ghost_cards", "GhostCardEvent"),
        "ghost_card.unfrozen": _ref("ghost_cards", "GhostCardEvent"),
        "ghost_card.updated": _ref("ghost_cards", "GhostCardEvent"),
        "kyc_check.completed": _ref("kyc_check", "KycCheckEvent"),
        "kyc_score.completed": _ref("kyc_score", "KycScoreEvent"),
        "kyc_score.processing": _ref("kyc_score", "KycScoreEvent"),
        "kyc_score.requires_review": _ref("kyc_score", "KycScoreEvent"),
        "kyc_score.reviewed": _ref("kyc_score", "KycScoreEvent"),
        "payment.awaiting_approval": _ref("payments_event", "PaymentEvent"),
        "payment.canceled": _ref("payments_event", "PaymentEvent"),
        "payment.completed": _ref("payments_event", "PaymentEvent"),
        "payment.created": _ref("payments_event", "PaymentEvent"),
        "payment.expired": _ref("payments_event", "PaymentEvent"),
        "payment.failed": _ref("payments_event", "PaymentEvent"),
        "payment.held_for_review": _ref("payments_event", "PaymentEvent"),
        "payment.in_reconciliation": _ref("payments_event", "PaymentEvent"),
        "payment.queued": _ref("payments_event", "PaymentEvent"),
        "payment.rerouted": _ref("payments_event", "PaymentEvent"),
        "payment.submitted": _ref("payments_event", "PaymentEvent"),
        "rail.degraded": _ref("rails", "RailEvent"),
        "rail.down": _ref("rails", "RailEvent"),
        "rail.recovered": _ref("rails", "RailEvent"),
        "reversal.completed": _ref("reversals", "ReversalEvent"),
        "reversal.created": _ref("reversals", "ReversalEvent"),
        "reversal.failed": _ref("reversals", "ReversalEvent"),
        "transaction.completed": _ref("transactions", "TransactionEvent"),
        "transaction.failed": _ref("transactions", "TransactionEvent"),
        "transaction.partially_reversed": _ref("transactions", "TransactionEvent"),
        "transaction.reconciliation_case_opened": _ref("transactions", "TransactionEvent"),
        "transaction.reconciliation_case_resolved": _ref("transactions", "TransactionEvent"),
        "transaction.reversal_pending": _ref("transactions", "TransactionEvent"),
        "transaction.reversed": _ref("transactions", "TransactionEvent"),
        "webhook_endpoint.disabled": _ref("webhook_endpoints", "WebhookEndpointEvent"),
        "webhook_endpoint.test": _ref("webhook_endpoints", "WebhookEndpointEvent"),
        "widget.created": _ref("widgets", "WidgetEvent"),
        "widget.disabled": _ref("widgets", "WidgetEvent"),
        "widget_session.canceled": _ref("widgets", "WidgetSessionEvent"),
        "widget_session.completed": _ref("widgets", "WidgetSessionEvent"),
        "widget_session.expired": _ref("widgets", "WidgetSessionEvent"),
        "widget_session.opened": _ref("widgets", "WidgetSessionEvent"),
    },
    type_at=("type",),
    data_at=("data",),
    flat=True,
)


def unwrap(
    payload: bytes,
    headers: Mapping[str, Any] | Iterable[tuple[Any, Any]],
    secrets: str | Sequence[str],
    *,
    tolerance: float = 300.0,
    now: float | datetime | None = None,
) -> WebhookEvent:
    """Verify a webhook and parse it into its typed event.

    `payload` is the raw body, `headers` those of the request, `secrets` one or more of ``whsec_...`` (all are tried, so
    that they can be rotated), `tolerance` seconds either way (Standard Webhooks 1.0), `now` the time to compare with.
    An event newer than this SDK arrives as `UnknownEvent`. Raises `WebhookSignatureError` if it must not be trusted,
    `DecodingError` if it contradicts its description.
    """
    verified = verify(payload, headers, secrets, tolerance=tolerance, now=now)
    event: WebhookEvent = unwrap_event(_TABLE, verified)
    return event
