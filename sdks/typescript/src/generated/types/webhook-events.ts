// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";

/** An event about an account. */
export interface AccountEvent extends Wire<"AccountEvent"> {}

/** What happened. */
export type AccountEventType = Wire<"AccountEventType">;

/** The values of {@link AccountEventType} that this version knows; the keys are the values on the wire. */
export const AccountEventType = {
  /** An account was opened. */
  "account.created": "account.created",
  /** An account was frozen. */
  "account.frozen": "account.frozen",
} as const;
/** The values of {@link AccountEventType} that this version knows, for exhaustive switches. */
export type AccountEventTypeKnown = (typeof AccountEventType)[keyof typeof AccountEventType];

/** An event about an API key. */
export interface ApiKeyEvent extends Wire<"ApiKeyEvent"> {}

/** What happened. */
export type ApiKeyEventType = Wire<"ApiKeyEventType">;

/** The values of {@link ApiKeyEventType} that this version knows; the keys are the values on the wire. */
export const ApiKeyEventType = {
  /** A key was made. */
  "api_key.created": "api_key.created",
  /** A key was replaced; the old one works until the overlap ends. */
  "api_key.rolled": "api_key.rolled",
  /** A key was revoked. */
  "api_key.revoked": "api_key.revoked",
  /** A key expires soon. */
  "api_key.expiring": "api_key.expiring",
} as const;
/** The values of {@link ApiKeyEventType} that this version knows, for exhaustive switches. */
export type ApiKeyEventTypeKnown = (typeof ApiKeyEventType)[keyof typeof ApiKeyEventType];

/** An event about a balance. */
export interface BalanceEvent extends Wire<"BalanceEvent"> {}

/** An event about a bulk item. */
export interface BulkItemEvent extends Wire<"BulkItemEvent"> {}

/** What happened. */
export type BulkItemEventType = Wire<"BulkItemEventType">;

/** The values of {@link BulkItemEventType} that this version knows; the keys are the values on the wire. */
export const BulkItemEventType = {
  /** An item was not valid and was never sent. */
  "bulk_item.rejected": "bulk_item.rejected",
  /** An item failed for a passing reason and will be tried again. */
  "bulk_item.retry_scheduled": "bulk_item.retry_scheduled",
  /** The item's payment completed. */
  "bulk_item.succeeded": "bulk_item.succeeded",
  /** The item's payment failed for good. */
  "bulk_item.failed": "bulk_item.failed",
} as const;
/** The values of {@link BulkItemEventType} that this version knows, for exhaustive switches. */
export type BulkItemEventTypeKnown = (typeof BulkItemEventType)[keyof typeof BulkItemEventType];

/** An event about a bulk payment. */
export interface BulkPaymentEvent extends Wire<"BulkPaymentEvent"> {}

/** What happened. */
export type BulkPaymentEventType = Wire<"BulkPaymentEventType">;

/** The values of {@link BulkPaymentEventType} that this version knows; the keys are the values on the wire. */
export const BulkPaymentEventType = {
  /** A batch was accepted. */
  "bulk_payment.accepted": "bulk_payment.accepted",
  /** The first item of a batch was started. */
  "bulk_payment.processing": "bulk_payment.processing",
  /** Every item succeeded. */
  "bulk_payment.completed": "bulk_payment.completed",
  /** All items are final and some did not succeed. */
  "bulk_payment.completed_with_failures": "bulk_payment.completed_with_failures",
  /** No item succeeded. */
  "bulk_payment.failed": "bulk_payment.failed",
  /** The batch was stopped before any item succeeded. */
  "bulk_payment.canceled": "bulk_payment.canceled",
} as const;
/** The values of {@link BulkPaymentEventType} that this version knows, for exhaustive switches. */
export type BulkPaymentEventTypeKnown = (typeof BulkPaymentEventType)[keyof typeof BulkPaymentEventType];

/** An event about a provider callback. */
export interface CallbackEvent extends Wire<"CallbackEvent"> {}

/** What happened. */
export type CallbackEventType = Wire<"CallbackEventType">;

/** The values of {@link CallbackEventType} that this version knows; the keys are the values on the wire. */
export const CallbackEventType = {
  /** No callback came in time; the payment went to reconciliation. */
  "callback.timed_out": "callback.timed_out",
  /** A callback came after the deadline and was applied. */
  "callback.late": "callback.late",
  /** A callback contradicts a final state; nothing was changed. */
  "callback.conflict": "callback.conflict",
} as const;
/** The values of {@link CallbackEventType} that this version knows, for exhaustive switches. */
export type CallbackEventTypeKnown = (typeof CallbackEventType)[keyof typeof CallbackEventType];

/** An event about a card authorization. */
export interface CardAuthorizationEvent extends Wire<"CardAuthorizationEvent"> {}

/** What happened. */
export type CardAuthorizationEventType = Wire<"CardAuthorizationEventType">;

/** The values of {@link CardAuthorizationEventType} that this version knows; the keys are the values on the wire. */
export const CardAuthorizationEventType = {
  /** An authorization was approved and holds money. */
  "card_authorization.approved": "card_authorization.approved",
  /** An authorization was declined. */
  "card_authorization.declined": "card_authorization.declined",
  /** A merchant captured an authorization, fully or partly. */
  "card_authorization.captured": "card_authorization.captured",
  /** The rest of an authorization was released. */
  "card_authorization.reversed": "card_authorization.reversed",
  /** An authorization expired and released its hold. */
  "card_authorization.expired": "card_authorization.expired",
} as const;
/** The values of {@link CardAuthorizationEventType} that this version knows, for exhaustive switches. */
export type CardAuthorizationEventTypeKnown = (typeof CardAuthorizationEventType)[keyof typeof CardAuthorizationEventType];

/** An event about a change-log entry. */
export interface ChangeLogEvent extends Wire<"ChangeLogEvent"> {}

/** What happened. */
export type ChangeLogEventType = Wire<"ChangeLogEventType">;

/** The values of {@link ChangeLogEventType} that this version knows; the keys are the values on the wire. */
export const ChangeLogEventType = {
  /** A change took effect. */
  "changelog.entry_published": "changelog.entry_published",
  /** A breaking change was announced. */
  "changelog.breaking_change_announced": "changelog.breaking_change_announced",
  /** Something you may use ends soon. */
  "changelog.sunset_approaching": "changelog.sunset_approaching",
} as const;
/** The values of {@link ChangeLogEventType} that this version knows, for exhaustive switches. */
export type ChangeLogEventTypeKnown = (typeof ChangeLogEventType)[keyof typeof ChangeLogEventType];

/** An event about a credit score. */
export interface CreditScoreEvent extends Wire<"CreditScoreEvent"> {}

/** An event about a customer. */
export interface CustomerEvent extends Wire<"CustomerEvent"> {}

/** What happened. */
export type CustomerEventType = Wire<"CustomerEventType">;

/** The values of {@link CustomerEventType} that this version knows; the keys are the values on the wire. */
export const CustomerEventType = {
  /** A customer was made. */
  "customer.created": "customer.created",
  /** A customer's details changed. */
  "customer.updated": "customer.updated",
  /** A customer moved to another identity tier. */
  "customer.kyc_tier_changed": "customer.kyc_tier_changed",
  /** A customer's personal data was erased. */
  "customer.erased": "customer.erased",
} as const;
/** The values of {@link CustomerEventType} that this version knows, for exhaustive switches. */
export type CustomerEventTypeKnown = (typeof CustomerEventType)[keyof typeof CustomerEventType];

/**
 * The deprecated flat webhook payload: the members of the resource itself at top level, beside
 * three members about the event.
 *
 * It has no `data`, no `sequence` and no former values. Its deliveries carry the headers
 * `Deprecation` and `Sunset`.
 *
 * @deprecated Deprecated since 2026-03-01. Use Event. Removed in 3.0.0. Works until 2027-06-01. Move the endpoint to payloadFormat enveloped.
 */
export interface FlatEvent extends Wire<"FlatEvent"> {}

/** An event about a fraud analysis. */
export interface FraudAnalysisEvent extends Wire<"FraudAnalysisEvent"> {}

/** What happened. */
export type FraudAnalysisEventType = Wire<"FraudAnalysisEventType">;

/** The values of {@link FraudAnalysisEventType} that this version knows; the keys are the values on the wire. */
export const FraudAnalysisEventType = {
  /** An analysis was made and allows the action. */
  "fraud_analysis.completed": "fraud_analysis.completed",
  /** An analysis asks for a review. */
  "fraud_analysis.flagged": "fraud_analysis.flagged",
  /** An analysis blocks the action. */
  "fraud_analysis.blocked": "fraud_analysis.blocked",
} as const;
/** The values of {@link FraudAnalysisEventType} that this version knows, for exhaustive switches. */
export type FraudAnalysisEventTypeKnown = (typeof FraudAnalysisEventType)[keyof typeof FraudAnalysisEventType];

/** An event about a ghost card. */
export interface GhostCardEvent extends Wire<"GhostCardEvent"> {}

/** What happened. */
export type GhostCardEventType = Wire<"GhostCardEventType">;

/** The values of {@link GhostCardEventType} that this version knows; the keys are the values on the wire. */
export const GhostCardEventType = {
  /** A card was made. */
  "ghost_card.created": "ghost_card.created",
  /** Label, controls, limits or metadata of a card changed. */
  "ghost_card.updated": "ghost_card.updated",
  /** A card was frozen; it declines until it is unfrozen. */
  "ghost_card.frozen": "ghost_card.frozen",
  /** A frozen card works again. */
  "ghost_card.unfrozen": "ghost_card.unfrozen",
  /** A card was closed for good. */
  "ghost_card.closed": "ghost_card.closed",
  /** A card reached its expiry. */
  "ghost_card.expired": "ghost_card.expired",
  /** A spend limit of the card declined an authorization. */
  "ghost_card.limit_reached": "ghost_card.limit_reached",
} as const;
/** The values of {@link GhostCardEventType} that this version knows, for exhaustive switches. */
export type GhostCardEventTypeKnown = (typeof GhostCardEventType)[keyof typeof GhostCardEventType];

/**
 * An event about a KYC check.
 *
 * @deprecated Deprecated since 2026-03-01. Use kyc_score.completed. Removed in 3.0.0. Works until 2027-06-01.
 */
export interface KycCheckEvent extends Wire<"KycCheckEvent"> {}

/** An event about a KYC score. */
export interface KycScoreEvent extends Wire<"KycScoreEvent"> {}

/** What happened. */
export type KycScoreEventType = Wire<"KycScoreEventType">;

/** The values of {@link KycScoreEventType} that this version knows; the keys are the values on the wire. */
export const KycScoreEventType = {
  /** An identity assessment was started and takes longer. */
  "kyc_score.processing": "kyc_score.processing",
  /** An identity assessment finished. */
  "kyc_score.completed": "kyc_score.completed",
  /** An assessment needs a person to decide. */
  "kyc_score.requires_review": "kyc_score.requires_review",
  /** A person decided an assessment. */
  "kyc_score.reviewed": "kyc_score.reviewed",
} as const;
/** The values of {@link KycScoreEventType} that this version knows, for exhaustive switches. */
export type KycScoreEventTypeKnown = (typeof KycScoreEventType)[keyof typeof KycScoreEventType];

/** An event about a payment. */
export interface PaymentEvent extends Wire<"PaymentEvent"> {}

/** What happened. */
export type PaymentEventType = Wire<"PaymentEventType">;

/** The values of {@link PaymentEventType} that this version knows; the keys are the values on the wire. */
export const PaymentEventType = {
  /** A payment was accepted and its money reserved. */
  "payment.created": "payment.created",
  /** The fraud score holds a payment for a person to decide. */
  "payment.held_for_review": "payment.held_for_review",
  /** The rail is degraded or closed; the payment waits. */
  "payment.queued": "payment.queued",
  /** A payment was sent to its rail. */
  "payment.submitted": "payment.submitted",
  /** The payer must confirm a collection on the phone. */
  "payment.awaiting_approval": "payment.awaiting_approval",
  /** A payment moved to another rail after a definite failure. */
  "payment.rerouted": "payment.rerouted",
  /** The outcome is unknown; the money stays reserved. */
  "payment.in_reconciliation": "payment.in_reconciliation",
  /** The money moved. */
  "payment.completed": "payment.completed",
  /** The money certainly did not move; it was released. */
  "payment.failed": "payment.failed",
  /** A payment was stopped before it was sent. */
  "payment.canceled": "payment.canceled",
  /** The payer did not approve in time. */
  "payment.expired": "payment.expired",
} as const;
/** The values of {@link PaymentEventType} that this version knows, for exhaustive switches. */
export type PaymentEventTypeKnown = (typeof PaymentEventType)[keyof typeof PaymentEventType];

/** An event about a rail. */
export interface RailEvent extends Wire<"RailEvent"> {}

/** What happened. */
export type RailEventType = Wire<"RailEventType">;

/** The values of {@link RailEventType} that this version knows; the keys are the values on the wire. */
export const RailEventType = {
  /** A rail is slower or fails more often than usual. */
  "rail.degraded": "rail.degraded",
  /** A rail does not work; payments go elsewhere or wait. */
  "rail.down": "rail.down",
  /** A rail works again. */
  "rail.recovered": "rail.recovered",
} as const;
/** The values of {@link RailEventType} that this version knows, for exhaustive switches. */
export type RailEventTypeKnown = (typeof RailEventType)[keyof typeof RailEventType];

/** An event about a reversal. */
export interface ReversalEvent extends Wire<"ReversalEvent"> {}

/** What happened. */
export type ReversalEventType = Wire<"ReversalEventType">;

/** The values of {@link ReversalEventType} that this version knows; the keys are the values on the wire. */
export const ReversalEventType = {
  /** A reversal was requested. */
  "reversal.created": "reversal.created",
  /** The money came back. */
  "reversal.completed": "reversal.completed",
  /** The reversal was refused; the transaction stands. */
  "reversal.failed": "reversal.failed",
} as const;
/** The values of {@link ReversalEventType} that this version knows, for exhaustive switches. */
export type ReversalEventTypeKnown = (typeof ReversalEventType)[keyof typeof ReversalEventType];

/** An event about a transaction. */
export interface TransactionEvent extends Wire<"TransactionEvent"> {}

/** What happened. */
export type TransactionEventType = Wire<"TransactionEventType">;

/** The values of {@link TransactionEventType} that this version knows; the keys are the values on the wire. */
export const TransactionEventType = {
  /** A transaction completed. */
  "transaction.completed": "transaction.completed",
  /** A transaction failed. */
  "transaction.failed": "transaction.failed",
  /** A reversal of the transaction was requested. */
  "transaction.reversal_pending": "transaction.reversal_pending",
  /** The transaction was reversed in full. */
  "transaction.reversed": "transaction.reversed",
  /** A part of the transaction was reversed. */
  "transaction.partially_reversed": "transaction.partially_reversed",
  /** The rail contradicts the books; a person must look. */
  "transaction.reconciliation_case_opened": "transaction.reconciliation_case_opened",
  /** The contradiction was settled. */
  "transaction.reconciliation_case_resolved": "transaction.reconciliation_case_resolved",
} as const;
/** The values of {@link TransactionEventType} that this version knows, for exhaustive switches. */
export type TransactionEventTypeKnown = (typeof TransactionEventType)[keyof typeof TransactionEventType];

/** An event about a webhook endpoint. */
export interface WebhookEndpointEvent extends Wire<"WebhookEndpointEvent"> {}

/** What happened. */
export type WebhookEndpointEventType = Wire<"WebhookEndpointEventType">;

/** The values of {@link WebhookEndpointEventType} that this version knows; the keys are the values on the wire. */
export const WebhookEndpointEventType = {
  /** An endpoint was disabled, by 410 or after five days of failures. */
  "webhook_endpoint.disabled": "webhook_endpoint.disabled",
  /** A test event that you asked for. */
  "webhook_endpoint.test": "webhook_endpoint.test",
} as const;
/** The values of {@link WebhookEndpointEventType} that this version knows, for exhaustive switches. */
export type WebhookEndpointEventTypeKnown = (typeof WebhookEndpointEventType)[keyof typeof WebhookEndpointEventType];

/** An event about a widget. */
export interface WidgetEvent extends Wire<"WidgetEvent"> {}

/** What happened. */
export type WidgetEventType = Wire<"WidgetEventType">;

/** The values of {@link WidgetEventType} that this version knows; the keys are the values on the wire. */
export const WidgetEventType = {
  /** A widget was made. */
  "widget.created": "widget.created",
  /** A widget was disabled; its sessions end. */
  "widget.disabled": "widget.disabled",
} as const;
/** The values of {@link WidgetEventType} that this version knows, for exhaustive switches. */
export type WidgetEventTypeKnown = (typeof WidgetEventType)[keyof typeof WidgetEventType];

/** An event about a widget session. */
export interface WidgetSessionEvent extends Wire<"WidgetSessionEvent"> {}

/** What happened. */
export type WidgetSessionEventType = Wire<"WidgetSessionEventType">;

/** The values of {@link WidgetSessionEventType} that this version knows; the keys are the values on the wire. */
export const WidgetSessionEventType = {
  /** A visitor opened a widget. */
  "widget_session.opened": "widget_session.opened",
  /** A visitor finished; the result is in the session. */
  "widget_session.completed": "widget_session.completed",
  /** A visitor left the flow. */
  "widget_session.canceled": "widget_session.canceled",
  /** The session ended unused. */
  "widget_session.expired": "widget_session.expired",
} as const;
/** The values of {@link WidgetSessionEventType} that this version knows, for exhaustive switches. */
export type WidgetSessionEventTypeKnown = (typeof WidgetSessionEventType)[keyof typeof WidgetSessionEventType];
