// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/** One page of deliveries, newest first. */
export interface DeliveryList extends Wire<"DeliveryList"> {}

/** State of a delivery. */
export type DeliveryStatus = Wire<"DeliveryStatus">;

/** The values of {@link DeliveryStatus} that this version knows; the keys are the values on the wire. */
export const DeliveryStatus = {
  /** The next attempt is due at `nextAttemptAt`. */
  pending: "pending",
  /** An attempt is under way. */
  delivering: "delivering",
  /** The endpoint answered 2xx. */
  succeeded: "succeeded",
  /** All attempts failed. */
  failed: "failed",
  /** The endpoint was disabled or deleted before an attempt. */
  skipped: "skipped",
} as const;
/** The values of {@link DeliveryStatus} that this version knows, for exhaustive switches. */
export type DeliveryStatusKnown = (typeof DeliveryStatus)[keyof typeof DeliveryStatus];
/**
 * What happened, as `<resource>.<verb>`.
 *
 * New types may be added at any time.
 */
export type EventType = Wire<"EventType">;

/** The values of {@link EventType} that this version knows; the keys are the values on the wire. */
export const EventType = {
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
  /** A reversal was requested. */
  "reversal.created": "reversal.created",
  /** The money came back. */
  "reversal.completed": "reversal.completed",
  /** The reversal was refused; the transaction stands. */
  "reversal.failed": "reversal.failed",
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
  /** An item was not valid and was never sent. */
  "bulk_item.rejected": "bulk_item.rejected",
  /** An item failed for a passing reason and will be tried again. */
  "bulk_item.retry_scheduled": "bulk_item.retry_scheduled",
  /** The item's payment completed. */
  "bulk_item.succeeded": "bulk_item.succeeded",
  /** The item's payment failed for good. */
  "bulk_item.failed": "bulk_item.failed",
  /** A credit score was computed. */
  "credit_score.completed": "credit_score.completed",
  /** An analysis was made and allows the action. */
  "fraud_analysis.completed": "fraud_analysis.completed",
  /** An analysis asks for a review. */
  "fraud_analysis.flagged": "fraud_analysis.flagged",
  /** An analysis blocks the action. */
  "fraud_analysis.blocked": "fraud_analysis.blocked",
  /** An identity assessment was started and takes longer. */
  "kyc_score.processing": "kyc_score.processing",
  /** An identity assessment finished. */
  "kyc_score.completed": "kyc_score.completed",
  /** An assessment needs a person to decide. */
  "kyc_score.requires_review": "kyc_score.requires_review",
  /** A person decided an assessment. */
  "kyc_score.reviewed": "kyc_score.reviewed",
  /** A legacy identity check finished.

@deprecated Do not use it any more. */
  "kyc_check.completed": "kyc_check.completed",
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
  /** A widget was made. */
  "widget.created": "widget.created",
  /** A widget was disabled; its sessions end. */
  "widget.disabled": "widget.disabled",
  /** A visitor opened a widget. */
  "widget_session.opened": "widget_session.opened",
  /** A visitor finished; the result is in the session. */
  "widget_session.completed": "widget_session.completed",
  /** A visitor left the flow. */
  "widget_session.canceled": "widget_session.canceled",
  /** The session ended unused. */
  "widget_session.expired": "widget_session.expired",
  /** A customer was made. */
  "customer.created": "customer.created",
  /** A customer's details changed. */
  "customer.updated": "customer.updated",
  /** A customer moved to another identity tier. */
  "customer.kyc_tier_changed": "customer.kyc_tier_changed",
  /** A customer's personal data was erased. */
  "customer.erased": "customer.erased",
  /** An account was opened. */
  "account.created": "account.created",
  /** An account was frozen. */
  "account.frozen": "account.frozen",
  /** The available balance fell below the tenant's mark. */
  "balance.low": "balance.low",
  /** No callback came in time; the payment went to reconciliation. */
  "callback.timed_out": "callback.timed_out",
  /** A callback came after the deadline and was applied. */
  "callback.late": "callback.late",
  /** A callback contradicts a final state; nothing was changed. */
  "callback.conflict": "callback.conflict",
  /** A rail is slower or fails more often than usual. */
  "rail.degraded": "rail.degraded",
  /** A rail does not work; payments go elsewhere or wait. */
  "rail.down": "rail.down",
  /** A rail works again. */
  "rail.recovered": "rail.recovered",
  /** An endpoint was disabled, by 410 or after five days of failures. */
  "webhook_endpoint.disabled": "webhook_endpoint.disabled",
  /** A test event that you asked for. */
  "webhook_endpoint.test": "webhook_endpoint.test",
  /** A key was made. */
  "api_key.created": "api_key.created",
  /** A key was replaced; the old one works until the overlap ends. */
  "api_key.rolled": "api_key.rolled",
  /** A key was revoked. */
  "api_key.revoked": "api_key.revoked",
  /** A key expires soon. */
  "api_key.expiring": "api_key.expiring",
  /** A change took effect. */
  "changelog.entry_published": "changelog.entry_published",
  /** A breaking change was announced. */
  "changelog.breaking_change_announced": "changelog.breaking_change_announced",
  /** Something you may use ends soon. */
  "changelog.sunset_approaching": "changelog.sunset_approaching",
} as const;
/** The values of {@link EventType} that this version knows, for exhaustive switches. */
export type EventTypeKnown = (typeof EventType)[keyof typeof EventType];

/** Parameters of {@link list}: List deliveries of an endpoint */
export interface WebhookDeliveriesListParams {
  /** Only deliveries in this state. */
  status?: DeliveryStatus;
  /** Only deliveries of this event. */
  eventId?: string;
  /** Only deliveries of events of this type. */
  eventType?: EventType;
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
  /** Only items created at or after this time (RFC 3339). */
  createdAfter?: DateTime | Date;
  /** Only items created before this time (RFC 3339). */
  createdBefore?: DateTime | Date;
}
