// Generated from the API description. Do not edit: changes belong in the generator.
import type { KnownUnion, UnknownVariant } from "../runtime/known.ts";
import type { WebhookFacts } from "../runtime/webhook.ts";
import { Event as EventShape } from "./shapes/events.ts";
import {
  AccountEvent as AccountEventShape,
  ApiKeyEvent as ApiKeyEventShape,
  BalanceEvent as BalanceEventShape,
  BulkItemEvent as BulkItemEventShape,
  BulkPaymentEvent as BulkPaymentEventShape,
  CallbackEvent as CallbackEventShape,
  CardAuthorizationEvent as CardAuthorizationEventShape,
  ChangeLogEvent as ChangeLogEventShape,
  CreditScoreEvent as CreditScoreEventShape,
  CustomerEvent as CustomerEventShape,
  FlatEvent as FlatEventShape,
  FraudAnalysisEvent as FraudAnalysisEventShape,
  GhostCardEvent as GhostCardEventShape,
  KycCheckEvent as KycCheckEventShape,
  KycScoreEvent as KycScoreEventShape,
  PaymentEvent as PaymentEventShape,
  RailEvent as RailEventShape,
  ReversalEvent as ReversalEventShape,
  TransactionEvent as TransactionEventShape,
  WebhookEndpointEvent as WebhookEndpointEventShape,
  WidgetEvent as WidgetEventShape,
  WidgetSessionEvent as WidgetSessionEventShape,
} from "./shapes/webhook-events.ts";
import type { Event } from "./types/events.ts";
import type {
  AccountEvent,
  ApiKeyEvent,
  BalanceEvent,
  BulkItemEvent,
  BulkPaymentEvent,
  CallbackEvent,
  CardAuthorizationEvent,
  ChangeLogEvent,
  CreditScoreEvent,
  CustomerEvent,
  FlatEvent,
  FraudAnalysisEvent,
  GhostCardEvent,
  KycCheckEvent,
  KycScoreEvent,
  PaymentEvent,
  RailEvent,
  ReversalEvent,
  TransactionEvent,
  WebhookEndpointEvent,
  WidgetEvent,
  WidgetSessionEvent,
} from "./types/webhook-events.ts";
/** The events that this version knows, by their type. */
export type WebhookEventKnown =
    /** An account was opened An account was opened. Delivered to the endpoints that subscribe to `account.created` or `account.*`. */
    | (Omit<AccountEvent, "type"> & { type: "account.created" })
    /** An account was frozen An account was frozen. Delivered to the endpoints that subscribe to `account.frozen` or `account.*`. */
    | (Omit<AccountEvent, "type"> & { type: "account.frozen" })
    /** A key was made A key was made. Delivered to the endpoints that subscribe to `api_key.created` or `api_key.*`. */
    | (Omit<ApiKeyEvent, "type"> & { type: "api_key.created" })
    /** A key expires soon A key expires soon. Delivered to the endpoints that subscribe to `api_key.expiring` or `api_key.*`. */
    | (Omit<ApiKeyEvent, "type"> & { type: "api_key.expiring" })
    /** A key was revoked A key was revoked. Delivered to the endpoints that subscribe to `api_key.revoked` or `api_key.*`. */
    | (Omit<ApiKeyEvent, "type"> & { type: "api_key.revoked" })
    /** A key was replaced A key was replaced; the old one works until the overlap ends. Delivered to the endpoints that subscribe to `api_key.rolled` or `api_key.*`. */
    | (Omit<ApiKeyEvent, "type"> & { type: "api_key.rolled" })
    /** The available balance fell below the tenant's mark The available balance fell below the tenant's mark. Delivered to the endpoints that subscribe to `balance.low` or `balance.*`. */
    | (Omit<BalanceEvent, "type"> & { type: "balance.low" })
    /** The item's payment failed for good The item's payment failed for good. Delivered to the endpoints that subscribe to `bulk_item.failed` or `bulk_item.*`. */
    | (Omit<BulkItemEvent, "type"> & { type: "bulk_item.failed" })
    /** An item was not valid and was never sent An item was not valid and was never sent. Delivered to the endpoints that subscribe to `bulk_item.rejected` or `bulk_item.*`. */
    | (Omit<BulkItemEvent, "type"> & { type: "bulk_item.rejected" })
    /** An item failed for a passing reason and will be tried again An item failed for a passing reason and will be tried again. Delivered to the endpoints that subscribe to `bulk_item.retry_scheduled` or `bulk_item.*`. */
    | (Omit<BulkItemEvent, "type"> & { type: "bulk_item.retry_scheduled" })
    /** The item's payment completed The item's payment completed. Delivered to the endpoints that subscribe to `bulk_item.succeeded` or `bulk_item.*`. */
    | (Omit<BulkItemEvent, "type"> & { type: "bulk_item.succeeded" })
    /** A batch was accepted A batch was accepted. Delivered to the endpoints that subscribe to `bulk_payment.accepted` or `bulk_payment.*`. */
    | (Omit<BulkPaymentEvent, "type"> & { type: "bulk_payment.accepted" })
    /** The batch was stopped before any item succeeded The batch was stopped before any item succeeded. Delivered to the endpoints that subscribe to `bulk_payment.canceled` or `bulk_payment.*`. */
    | (Omit<BulkPaymentEvent, "type"> & { type: "bulk_payment.canceled" })
    /** Every item succeeded Every item succeeded. Delivered to the endpoints that subscribe to `bulk_payment.completed` or `bulk_payment.*`. */
    | (Omit<BulkPaymentEvent, "type"> & { type: "bulk_payment.completed" })
    /** All items are final and some did not succeed All items are final and some did not succeed. Delivered to the endpoints that subscribe to `bulk_payment.completed_with_failures` or `bulk_payment.*`. */
    | (Omit<BulkPaymentEvent, "type"> & { type: "bulk_payment.completed_with_failures" })
    /** No item succeeded No item succeeded. Delivered to the endpoints that subscribe to `bulk_payment.failed` or `bulk_payment.*`. */
    | (Omit<BulkPaymentEvent, "type"> & { type: "bulk_payment.failed" })
    /** The first item of a batch was started The first item of a batch was started. Delivered to the endpoints that subscribe to `bulk_payment.processing` or `bulk_payment.*`. */
    | (Omit<BulkPaymentEvent, "type"> & { type: "bulk_payment.processing" })
    /** A callback contradicts a final state A callback contradicts a final state; nothing was changed. Delivered to the endpoints that subscribe to `callback.conflict` or `callback.*`. */
    | (Omit<CallbackEvent, "type"> & { type: "callback.conflict" })
    /** A callback came after the deadline and was applied A callback came after the deadline and was applied. Delivered to the endpoints that subscribe to `callback.late` or `callback.*`. */
    | (Omit<CallbackEvent, "type"> & { type: "callback.late" })
    /** No callback came in time No callback came in time; the payment went to reconciliation. Delivered to the endpoints that subscribe to `callback.timed_out` or `callback.*`. */
    | (Omit<CallbackEvent, "type"> & { type: "callback.timed_out" })
    /** An authorization was approved and holds money An authorization was approved and holds money. Delivered to the endpoints that subscribe to `card_authorization.approved` or `card_authorization.*`. */
    | (Omit<CardAuthorizationEvent, "type"> & { type: "card_authorization.approved" })
    /** A merchant captured an authorization, fully or partly A merchant captured an authorization, fully or partly. Delivered to the endpoints that subscribe to `card_authorization.captured` or `card_authorization.*`. */
    | (Omit<CardAuthorizationEvent, "type"> & { type: "card_authorization.captured" })
    /** An authorization was declined An authorization was declined. Delivered to the endpoints that subscribe to `card_authorization.declined` or `card_authorization.*`. */
    | (Omit<CardAuthorizationEvent, "type"> & { type: "card_authorization.declined" })
    /** An authorization expired and released its hold An authorization expired and released its hold. Delivered to the endpoints that subscribe to `card_authorization.expired` or `card_authorization.*`. */
    | (Omit<CardAuthorizationEvent, "type"> & { type: "card_authorization.expired" })
    /** The rest of an authorization was released The rest of an authorization was released. Delivered to the endpoints that subscribe to `card_authorization.reversed` or `card_authorization.*`. */
    | (Omit<CardAuthorizationEvent, "type"> & { type: "card_authorization.reversed" })
    /** A breaking change was announced A breaking change was announced. Delivered to the endpoints that subscribe to `changelog.breaking_change_announced` or `changelog.*`. */
    | (Omit<ChangeLogEvent, "type"> & { type: "changelog.breaking_change_announced" })
    /** A change took effect A change took effect. Delivered to the endpoints that subscribe to `changelog.entry_published` or `changelog.*`. */
    | (Omit<ChangeLogEvent, "type"> & { type: "changelog.entry_published" })
    /** Something you may use ends soon Something you may use ends soon. Delivered to the endpoints that subscribe to `changelog.sunset_approaching` or `changelog.*`. */
    | (Omit<ChangeLogEvent, "type"> & { type: "changelog.sunset_approaching" })
    /** A credit score was computed A credit score was computed. Delivered to the endpoints that subscribe to `credit_score.completed` or `credit_score.*`. */
    | (Omit<CreditScoreEvent, "type"> & { type: "credit_score.completed" })
    /** A customer was made A customer was made. Delivered to the endpoints that subscribe to `customer.created` or `customer.*`. */
    | (Omit<CustomerEvent, "type"> & { type: "customer.created" })
    /** A customer's personal data was erased A customer's personal data was erased. Delivered to the endpoints that subscribe to `customer.erased` or `customer.*`. */
    | (Omit<CustomerEvent, "type"> & { type: "customer.erased" })
    /** A customer moved to another identity tier A customer moved to another identity tier. Delivered to the endpoints that subscribe to `customer.kyc_tier_changed` or `customer.*`. */
    | (Omit<CustomerEvent, "type"> & { type: "customer.kyc_tier_changed" })
    /** A customer's details changed A customer's details changed. Delivered to the endpoints that subscribe to `customer.updated` or `customer.*`. */
    | (Omit<CustomerEvent, "type"> & { type: "customer.updated" })
    /** An event is delivered Each event that the endpoint subscribes to is posted to its URL, in the default payload format. Verify the signature over the raw body before you parse it, answer 2xx at once, and do the work afterwards. */
    | (Omit<Event, "type"> & { type: "eventDelivery" })
    /** An event is delivered in the flat format The same delivery to an endpoint whose `payloadFormat` is `flat`. The request carries the headers `Deprecation` and `Sunset`. Move the endpoint with `updateWebhookEndpoint`; the format ends with v3.0, not before 2027-06-01. @deprecated Deprecated since 2026-03-01. Use Event. Removed in 3.0.0. Works until 2027-06-01. Move the endpoint to payloadFormat enveloped. */
    | (FlatEvent & { type: "flatEventDelivery" })
    /** An analysis blocks the action An analysis blocks the action. Delivered to the endpoints that subscribe to `fraud_analysis.blocked` or `fraud_analysis.*`. */
    | (Omit<FraudAnalysisEvent, "type"> & { type: "fraud_analysis.blocked" })
    /** An analysis was made and allows the action An analysis was made and allows the action. Delivered to the endpoints that subscribe to `fraud_analysis.completed` or `fraud_analysis.*`. */
    | (Omit<FraudAnalysisEvent, "type"> & { type: "fraud_analysis.completed" })
    /** An analysis asks for a review An analysis asks for a review. Delivered to the endpoints that subscribe to `fraud_analysis.flagged` or `fraud_analysis.*`. */
    | (Omit<FraudAnalysisEvent, "type"> & { type: "fraud_analysis.flagged" })
    /** A card was closed for good A card was closed for good. Delivered to the endpoints that subscribe to `ghost_card.closed` or `ghost_card.*`. */
    | (Omit<GhostCardEvent, "type"> & { type: "ghost_card.closed" })
    /** A card was made A card was made. Delivered to the endpoints that subscribe to `ghost_card.created` or `ghost_card.*`. */
    | (Omit<GhostCardEvent, "type"> & { type: "ghost_card.created" })
    /** A card reached its expiry A card reached its expiry. Delivered to the endpoints that subscribe to `ghost_card.expired` or `ghost_card.*`. */
    | (Omit<GhostCardEvent, "type"> & { type: "ghost_card.expired" })
    /** A card was frozen A card was frozen; it declines until it is unfrozen. Delivered to the endpoints that subscribe to `ghost_card.frozen` or `ghost_card.*`. */
    | (Omit<GhostCardEvent, "type"> & { type: "ghost_card.frozen" })
    /** A spend limit of the card declined an authorization A spend limit of the card declined an authorization. Delivered to the endpoints that subscribe to `ghost_card.limit_reached` or `ghost_card.*`. */
    | (Omit<GhostCardEvent, "type"> & { type: "ghost_card.limit_reached" })
    /** A frozen card works again A frozen card works again. Delivered to the endpoints that subscribe to `ghost_card.unfrozen` or `ghost_card.*`. */
    | (Omit<GhostCardEvent, "type"> & { type: "ghost_card.unfrozen" })
    /** Label, controls, limits or metadata of a card changed Label, controls, limits or metadata of a card changed. Delivered to the endpoints that subscribe to `ghost_card.updated` or `ghost_card.*`. */
    | (Omit<GhostCardEvent, "type"> & { type: "ghost_card.updated" })
    /** A legacy identity check finished A legacy identity check finished. Delivered to the endpoints that subscribe to `kyc_check.completed` or `kyc_check.*`. @deprecated Deprecated since 2026-03-01. Use kyc_score.completed. Removed in 3.0.0. Works until 2027-06-01. */
    | (Omit<KycCheckEvent, "type"> & { type: "kyc_check.completed" })
    /** An identity assessment finished An identity assessment finished. Delivered to the endpoints that subscribe to `kyc_score.completed` or `kyc_score.*`. */
    | (Omit<KycScoreEvent, "type"> & { type: "kyc_score.completed" })
    /** An identity assessment was started and takes longer An identity assessment was started and takes longer. Delivered to the endpoints that subscribe to `kyc_score.processing` or `kyc_score.*`. */
    | (Omit<KycScoreEvent, "type"> & { type: "kyc_score.processing" })
    /** An assessment needs a person to decide An assessment needs a person to decide. Delivered to the endpoints that subscribe to `kyc_score.requires_review` or `kyc_score.*`. */
    | (Omit<KycScoreEvent, "type"> & { type: "kyc_score.requires_review" })
    /** A person decided an assessment A person decided an assessment. Delivered to the endpoints that subscribe to `kyc_score.reviewed` or `kyc_score.*`. */
    | (Omit<KycScoreEvent, "type"> & { type: "kyc_score.reviewed" })
    /** The payer must confirm a collection on the phone The payer must confirm a collection on the phone. Delivered to the endpoints that subscribe to `payment.awaiting_approval` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.awaiting_approval" })
    /** A payment was stopped before it was sent A payment was stopped before it was sent. Delivered to the endpoints that subscribe to `payment.canceled` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.canceled" })
    /** The money moved The money moved. Delivered to the endpoints that subscribe to `payment.completed` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.completed" })
    /** A payment was accepted and its money reserved A payment was accepted and its money reserved. Delivered to the endpoints that subscribe to `payment.created` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.created" })
    /** The payer did not approve in time The payer did not approve in time. Delivered to the endpoints that subscribe to `payment.expired` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.expired" })
    /** The money certainly did not move The money certainly did not move; it was released. Delivered to the endpoints that subscribe to `payment.failed` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.failed" })
    /** The fraud score holds a payment for a person to decide The fraud score holds a payment for a person to decide. Delivered to the endpoints that subscribe to `payment.held_for_review` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.held_for_review" })
    /** The outcome is unknown The outcome is unknown; the money stays reserved. Delivered to the endpoints that subscribe to `payment.in_reconciliation` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.in_reconciliation" })
    /** The rail is degraded or closed The rail is degraded or closed; the payment waits. Delivered to the endpoints that subscribe to `payment.queued` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.queued" })
    /** A payment moved to another rail after a definite failure A payment moved to another rail after a definite failure. Delivered to the endpoints that subscribe to `payment.rerouted` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.rerouted" })
    /** A payment was sent to its rail A payment was sent to its rail. Delivered to the endpoints that subscribe to `payment.submitted` or `payment.*`. */
    | (Omit<PaymentEvent, "type"> & { type: "payment.submitted" })
    /** A rail is slower or fails more often than usual A rail is slower or fails more often than usual. Delivered to the endpoints that subscribe to `rail.degraded` or `rail.*`. */
    | (Omit<RailEvent, "type"> & { type: "rail.degraded" })
    /** A rail does not work A rail does not work; payments go elsewhere or wait. Delivered to the endpoints that subscribe to `rail.down` or `rail.*`. */
    | (Omit<RailEvent, "type"> & { type: "rail.down" })
    /** A rail works again A rail works again. Delivered to the endpoints that subscribe to `rail.recovered` or `rail.*`. */
    | (Omit<RailEvent, "type"> & { type: "rail.recovered" })
    /** The money came back The money came back. Delivered to the endpoints that subscribe to `reversal.completed` or `reversal.*`. */
    | (Omit<ReversalEvent, "type"> & { type: "reversal.completed" })
    /** A reversal was requested A reversal was requested. Delivered to the endpoints that subscribe to `reversal.created` or `reversal.*`. */
    | (Omit<ReversalEvent, "type"> & { type: "reversal.created" })
    /** The reversal was refused The reversal was refused; the transaction stands. Delivered to the endpoints that subscribe to `reversal.failed` or `reversal.*`. */
    | (Omit<ReversalEvent, "type"> & { type: "reversal.failed" })
    /** A transaction completed A transaction completed. Delivered to the endpoints that subscribe to `transaction.completed` or `transaction.*`. */
    | (Omit<TransactionEvent, "type"> & { type: "transaction.completed" })
    /** A transaction failed A transaction failed. Delivered to the endpoints that subscribe to `transaction.failed` or `transaction.*`. */
    | (Omit<TransactionEvent, "type"> & { type: "transaction.failed" })
    /** A part of the transaction was reversed A part of the transaction was reversed. Delivered to the endpoints that subscribe to `transaction.partially_reversed` or `transaction.*`. */
    | (Omit<TransactionEvent, "type"> & { type: "transaction.partially_reversed" })
    /** The rail contradicts the books The rail contradicts the books; a person must look. Delivered to the endpoints that subscribe to `transaction.reconciliation_case_opened` or `transaction.*`. */
    | (Omit<TransactionEvent, "type"> & { type: "transaction.reconciliation_case_opened" })
    /** The contradiction was settled The contradiction was settled. Delivered to the endpoints that subscribe to `transaction.reconciliation_case_resolved` or `transaction.*`. */
    | (Omit<TransactionEvent, "type"> & { type: "transaction.reconciliation_case_resolved" })
    /** A reversal of the transaction was requested A reversal of the transaction was requested. Delivered to the endpoints that subscribe to `transaction.reversal_pending` or `transaction.*`. */
    | (Omit<TransactionEvent, "type"> & { type: "transaction.reversal_pending" })
    /** The transaction was reversed in full The transaction was reversed in full. Delivered to the endpoints that subscribe to `transaction.reversed` or `transaction.*`. */
    | (Omit<TransactionEvent, "type"> & { type: "transaction.reversed" })
    /** An endpoint was disabled, by 410 or after five days of failures An endpoint was disabled, by 410 or after five days of failures. Delivered to the endpoints that subscribe to `webhook_endpoint.disabled` or `webhook_endpoint.*`. */
    | (Omit<WebhookEndpointEvent, "type"> & { type: "webhook_endpoint.disabled" })
    /** A test event that you asked for A test event that you asked for. Delivered to the endpoints that subscribe to `webhook_endpoint.test` or `webhook_endpoint.*`. */
    | (Omit<WebhookEndpointEvent, "type"> & { type: "webhook_endpoint.test" })
    /** A widget was made A widget was made. Delivered to the endpoints that subscribe to `widget.created` or `widget.*`. */
    | (Omit<WidgetEvent, "type"> & { type: "widget.created" })
    /** A widget was disabled A widget was disabled; its sessions end. Delivered to the endpoints that subscribe to `widget.disabled` or `widget.*`. */
    | (Omit<WidgetEvent, "type"> & { type: "widget.disabled" })
    /** A visitor left the flow A visitor left the flow. Delivered to the endpoints that subscribe to `widget_session.canceled` or `widget_session.*`. */
    | (Omit<WidgetSessionEvent, "type"> & { type: "widget_session.canceled" })
    /** A visitor finished A visitor finished; the result is in the session. Delivered to the endpoints that subscribe to `widget_session.completed` or `widget_session.*`. */
    | (Omit<WidgetSessionEvent, "type"> & { type: "widget_session.completed" })
    /** The session ended unused The session ended unused. Delivered to the endpoints that subscribe to `widget_session.expired` or `widget_session.*`. */
    | (Omit<WidgetSessionEvent, "type"> & { type: "widget_session.expired" })
    /** A visitor opened a widget A visitor opened a widget. Delivered to the endpoints that subscribe to `widget_session.opened` or `widget_session.*`. */
    | (Omit<WidgetSessionEvent, "type"> & { type: "widget_session.opened" });
/** An event; narrow it with isKnown(WebhookEvent, event) before a switch over its type. */
export type WebhookEvent = WebhookEventKnown | UnknownVariant<"type">;

/** For `isKnown(WebhookEvent, event)`. */
export const WebhookEvent: KnownUnion<WebhookEventKnown> = {
  tag: "type",
  values: [
    "account.created",
    "account.frozen",
    "api_key.created",
    "api_key.expiring",
    "api_key.revoked",
    "api_key.rolled",
    "balance.low",
    "bulk_item.failed",
    "bulk_item.rejected",
    "bulk_item.retry_scheduled",
    "bulk_item.succeeded",
    "bulk_payment.accepted",
    "bulk_payment.canceled",
    "bulk_payment.completed",
    "bulk_payment.completed_with_failures",
    "bulk_payment.failed",
    "bulk_payment.processing",
    "callback.conflict",
    "callback.late",
    "callback.timed_out",
    "card_authorization.approved",
    "card_authorization.captured",
    "card_authorization.declined",
    "card_authorization.expired",
    "card_authorization.reversed",
    "changelog.breaking_change_announced",
    "changelog.entry_published",
    "changelog.sunset_approaching",
    "credit_score.completed",
    "customer.created",
    "customer.erased",
    "customer.kyc_tier_changed",
    "customer.updated",
    "eventDelivery",
    "flatEventDelivery",
    "fraud_analysis.blocked",
    "fraud_analysis.completed",
    "fraud_analysis.flagged",
    "ghost_card.closed",
    "ghost_card.created",
    "ghost_card.expired",
    "ghost_card.frozen",
    "ghost_card.limit_reached",
    "ghost_card.unfrozen",
    "ghost_card.updated",
    "kyc_check.completed",
    "kyc_score.completed",
    "kyc_score.processing",
    "kyc_score.requires_review",
    "kyc_score.reviewed",
    "payment.awaiting_approval",
    "payment.canceled",
    "payment.completed",
    "payment.created",
    "payment.expired",
    "payment.failed",
    "payment.held_for_review",
    "payment.in_reconciliation",
    "payment.queued",
    "payment.rerouted",
    "payment.submitted",
    "rail.degraded",
    "rail.down",
    "rail.recovered",
    "reversal.completed",
    "reversal.created",
    "reversal.failed",
    "transaction.completed",
    "transaction.failed",
    "transaction.partially_reversed",
    "transaction.reconciliation_case_opened",
    "transaction.reconciliation_case_resolved",
    "transaction.reversal_pending",
    "transaction.reversed",
    "webhook_endpoint.disabled",
    "webhook_endpoint.test",
    "widget.created",
    "widget.disabled",
    "widget_session.canceled",
    "widget_session.completed",
    "widget_session.expired",
    "widget_session.opened",
  ],
};

/** How events look on the wire, for the verifier. */
export const webhookFacts: WebhookFacts = {
  shapes: {
    "account.created": AccountEventShape,
    "account.frozen": AccountEventShape,
    "api_key.created": ApiKeyEventShape,
    "api_key.expiring": ApiKeyEventShape,
    "api_key.revoked": ApiKeyEventShape,
    "api_key.rolled": ApiKeyEventShape,
    "balance.low": BalanceEventShape,
    "bulk_item.failed": BulkItemEventShape,
    "bulk_item.rejected": BulkItemEventShape,
    "bulk_item.retry_scheduled": BulkItemEventShape,
    "bulk_item.succeeded": BulkItemEventShape,
    "bulk_payment.accepted": BulkPaymentEventShape,
    "bulk_payment.canceled": BulkPaymentEventShape,
    "bulk_payment.completed": BulkPaymentEventShape,
    "bulk_payment.completed_with_failures": BulkPaymentEventShape,
    "bulk_payment.failed": BulkPaymentEventShape,
    "bulk_payment.processing": BulkPaymentEventShape,
    "callback.conflict": CallbackEventShape,
    "callback.late": CallbackEventShape,
    "callback.timed_out": CallbackEventShape,
    "card_authorization.approved": CardAuthorizationEventShape,
    "card_authorization.captured": CardAuthorizationEventShape,
    "card_authorization.declined": CardAuthorizationEventShape,
    "card_authorization.expired": CardAuthorizationEventShape,
    "card_authorization.reversed": CardAuthorizationEventShape,
    "changelog.breaking_change_announced": ChangeLogEventShape,
    "changelog.entry_published": ChangeLogEventShape,
    "changelog.sunset_approaching": ChangeLogEventShape,
    "credit_score.completed": CreditScoreEventShape,
    "customer.created": CustomerEventShape,
    "customer.erased": CustomerEventShape,
    "customer.kyc_tier_changed": CustomerEventShape,
    "customer.updated": CustomerEventShape,
    eventDelivery: EventShape,
    flatEventDelivery: FlatEventShape,
    "fraud_analysis.blocked": FraudAnalysisEventShape,
    "fraud_analysis.completed": FraudAnalysisEventShape,
    "fraud_analysis.flagged": FraudAnalysisEventShape,
    "ghost_card.closed": GhostCardEventShape,
    "ghost_card.created": GhostCardEventShape,
    "ghost_card.expired": GhostCardEventShape,
    "ghost_card.frozen": GhostCardEventShape,
    "ghost_card.limit_reached": GhostCardEventShape,
    "ghost_card.unfrozen": GhostCardEventShape,
    "ghost_card.updated": GhostCardEventShape,
    "kyc_check.completed": KycCheckEventShape,
    "kyc_score.completed": KycScoreEventShape,
    "kyc_score.processing": KycScoreEventShape,
    "kyc_score.requires_review": KycScoreEventShape,
    "kyc_score.reviewed": KycScoreEventShape,
    "payment.awaiting_approval": PaymentEventShape,
    "payment.canceled": PaymentEventShape,
    "payment.completed": PaymentEventShape,
    "payment.created": PaymentEventShape,
    "payment.expired": PaymentEventShape,
    "payment.failed": PaymentEventShape,
    "payment.held_for_review": PaymentEventShape,
    "payment.in_reconciliation": PaymentEventShape,
    "payment.queued": PaymentEventShape,
    "payment.rerouted": PaymentEventShape,
    "payment.submitted": PaymentEventShape,
    "rail.degraded": RailEventShape,
    "rail.down": RailEventShape,
    "rail.recovered": RailEventShape,
    "reversal.completed": ReversalEventShape,
    "reversal.created": ReversalEventShape,
    "reversal.failed": ReversalEventShape,
    "transaction.completed": TransactionEventShape,
    "transaction.failed": TransactionEventShape,
    "transaction.partially_reversed": TransactionEventShape,
    "transaction.reconciliation_case_opened": TransactionEventShape,
    "transaction.reconciliation_case_resolved": TransactionEventShape,
    "transaction.reversal_pending": TransactionEventShape,
    "transaction.reversed": TransactionEventShape,
    "webhook_endpoint.disabled": WebhookEndpointEventShape,
    "webhook_endpoint.test": WebhookEndpointEventShape,
    "widget.created": WidgetEventShape,
    "widget.disabled": WidgetEventShape,
    "widget_session.canceled": WidgetSessionEventShape,
    "widget_session.completed": WidgetSessionEventShape,
    "widget_session.expired": WidgetSessionEventShape,
    "widget_session.opened": WidgetSessionEventShape,
  },
  type: "type",
  data: "data",
  flat: true,
};
