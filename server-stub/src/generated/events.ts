// Generated from the API description; do not edit.

/** Every event by its type, with the schema of its body. */
export const EVENTS = {
  "account.created": { schema: "AccountEvent", summary: "An account was opened" },
  "account.frozen": { schema: "AccountEvent", summary: "An account was frozen" },
  "api_key.created": { schema: "ApiKeyEvent", summary: "A key was made" },
  "api_key.expiring": { schema: "ApiKeyEvent", summary: "A key expires soon" },
  "api_key.revoked": { schema: "ApiKeyEvent", summary: "A key was revoked" },
  "api_key.rolled": { schema: "ApiKeyEvent", summary: "A key was replaced" },
  "balance.low": {
    schema: "BalanceEvent",
    summary: "The available balance fell below the tenant's mark",
  },
  "bulk_item.failed": { schema: "BulkItemEvent", summary: "The item's payment failed for good" },
  "bulk_item.rejected": {
    schema: "BulkItemEvent",
    summary: "An item was not valid and was never sent",
  },
  "bulk_item.retry_scheduled": {
    schema: "BulkItemEvent",
    summary: "An item failed for a passing reason and will be tried again",
  },
  "bulk_item.succeeded": { schema: "BulkItemEvent", summary: "The item's payment completed" },
  "bulk_payment.accepted": { schema: "BulkPaymentEvent", summary: "A batch was accepted" },
  "bulk_payment.canceled": {
    schema: "BulkPaymentEvent",
    summary: "The batch was stopped before any item succeeded",
  },
  "bulk_payment.completed": { schema: "BulkPaymentEvent", summary: "Every item succeeded" },
  "bulk_payment.completed_with_failures": {
    schema: "BulkPaymentEvent",
    summary: "All items are final and some did not succeed",
  },
  "bulk_payment.failed": { schema: "BulkPaymentEvent", summary: "No item succeeded" },
  "bulk_payment.processing": {
    schema: "BulkPaymentEvent",
    summary: "The first item of a batch was started",
  },
  "callback.conflict": { schema: "CallbackEvent", summary: "A callback contradicts a final state" },
  "callback.late": {
    schema: "CallbackEvent",
    summary: "A callback came after the deadline and was applied",
  },
  "callback.timed_out": { schema: "CallbackEvent", summary: "No callback came in time" },
  "card_authorization.approved": {
    schema: "CardAuthorizationEvent",
    summary: "An authorization was approved and holds money",
  },
  "card_authorization.captured": {
    schema: "CardAuthorizationEvent",
    summary: "A merchant captured an authorization, fully or partly",
  },
  "card_authorization.declined": {
    schema: "CardAuthorizationEvent",
    summary: "An authorization was declined",
  },
  "card_authorization.expired": {
    schema: "CardAuthorizationEvent",
    summary: "An authorization expired and released its hold",
  },
  "card_authorization.reversed": {
    schema: "CardAuthorizationEvent",
    summary: "The rest of an authorization was released",
  },
  "changelog.breaking_change_announced": {
    schema: "ChangeLogEvent",
    summary: "A breaking change was announced",
  },
  "changelog.entry_published": { schema: "ChangeLogEvent", summary: "A change took effect" },
  "changelog.sunset_approaching": {
    schema: "ChangeLogEvent",
    summary: "Something you may use ends soon",
  },
  "credit_score.completed": { schema: "CreditScoreEvent", summary: "A credit score was computed" },
  "customer.created": { schema: "CustomerEvent", summary: "A customer was made" },
  "customer.erased": { schema: "CustomerEvent", summary: "A customer's personal data was erased" },
  "customer.kyc_tier_changed": {
    schema: "CustomerEvent",
    summary: "A customer moved to another identity tier",
  },
  "customer.updated": { schema: "CustomerEvent", summary: "A customer's details changed" },
  eventDelivery: { schema: "Event", summary: "An event is delivered" },
  flatEventDelivery: { schema: "FlatEvent", summary: "An event is delivered in the flat format" },
  "fraud_analysis.blocked": {
    schema: "FraudAnalysisEvent",
    summary: "An analysis blocks the action",
  },
  "fraud_analysis.completed": {
    schema: "FraudAnalysisEvent",
    summary: "An analysis was made and allows the action",
  },
  "fraud_analysis.flagged": {
    schema: "FraudAnalysisEvent",
    summary: "An analysis asks for a review",
  },
  "ghost_card.closed": { schema: "GhostCardEvent", summary: "A card was closed for good" },
  "ghost_card.created": { schema: "GhostCardEvent", summary: "A card was made" },
  "ghost_card.expired": { schema: "GhostCardEvent", summary: "A card reached its expiry" },
  "ghost_card.frozen": { schema: "GhostCardEvent", summary: "A card was frozen" },
  "ghost_card.limit_reached": {
    schema: "GhostCardEvent",
    summary: "A spend limit of the card declined an authorization",
  },
  "ghost_card.unfrozen": { schema: "GhostCardEvent", summary: "A frozen card works again" },
  "ghost_card.updated": {
    schema: "GhostCardEvent",
    summary: "Label, controls, limits or metadata of a card changed",
  },
  "kyc_check.completed": { schema: "KycCheckEvent", summary: "A legacy identity check finished" },
  "kyc_score.completed": { schema: "KycScoreEvent", summary: "An identity assessment finished" },
  "kyc_score.processing": {
    schema: "KycScoreEvent",
    summary: "An identity assessment was started and takes longer",
  },
  "kyc_score.requires_review": {
    schema: "KycScoreEvent",
    summary: "An assessment needs a person to decide",
  },
  "kyc_score.reviewed": { schema: "KycScoreEvent", summary: "A person decided an assessment" },
  "payment.awaiting_approval": {
    schema: "PaymentEvent",
    summary: "The payer must confirm a collection on the phone",
  },
  "payment.canceled": {
    schema: "PaymentEvent",
    summary: "A payment was stopped before it was sent",
  },
  "payment.completed": { schema: "PaymentEvent", summary: "The money moved" },
  "payment.created": {
    schema: "PaymentEvent",
    summary: "A payment was accepted and its money reserved",
  },
  "payment.expired": { schema: "PaymentEvent", summary: "The payer did not approve in time" },
  "payment.failed": { schema: "PaymentEvent", summary: "The money certainly did not move" },
  "payment.held_for_review": {
    schema: "PaymentEvent",
    summary: "The fraud score holds a payment for a person to decide",
  },
  "payment.in_reconciliation": { schema: "PaymentEvent", summary: "The outcome is unknown" },
  "payment.queued": { schema: "PaymentEvent", summary: "The rail is degraded or closed" },
  "payment.rerouted": {
    schema: "PaymentEvent",
    summary: "A payment moved to another rail after a definite failure",
  },
  "payment.submitted": { schema: "PaymentEvent", summary: "A payment was sent to its rail" },
  "rail.degraded": {
    schema: "RailEvent",
    summary: "A rail is slower or fails more often than usual",
  },
  "rail.down": { schema: "RailEvent", summary: "A rail does not work" },
  "rail.recovered": { schema: "RailEvent", summary: "A rail works again" },
  "reversal.completed": { schema: "ReversalEvent", summary: "The money came back" },
  "reversal.created": { schema: "ReversalEvent", summary: "A reversal was requested" },
  "reversal.failed": { schema: "ReversalEvent", summary: "The reversal was refused" },
  "transaction.completed": { schema: "TransactionEvent", summary: "A transaction completed" },
  "transaction.failed": { schema: "TransactionEvent", summary: "A transaction failed" },
  "transaction.partially_reversed": {
    schema: "TransactionEvent",
    summary: "A part of the transaction was reversed",
  },
  "transaction.reconciliation_case_opened": {
    schema: "TransactionEvent",
    summary: "The rail contradicts the books",
  },
  "transaction.reconciliation_case_resolved": {
    schema: "TransactionEvent",
    summary: "The contradiction was settled",
  },
  "transaction.reversal_pending": {
    schema: "TransactionEvent",
    summary: "A reversal of the transaction was requested",
  },
  "transaction.reversed": {
    schema: "TransactionEvent",
    summary: "The transaction was reversed in full",
  },
  "webhook_endpoint.disabled": {
    schema: "WebhookEndpointEvent",
    summary: "An endpoint was disabled, by 410 or after five days of failures",
  },
  "webhook_endpoint.test": {
    schema: "WebhookEndpointEvent",
    summary: "A test event that you asked for",
  },
  "widget.created": { schema: "WidgetEvent", summary: "A widget was made" },
  "widget.disabled": { schema: "WidgetEvent", summary: "A widget was disabled" },
  "widget_session.canceled": { schema: "WidgetSessionEvent", summary: "A visitor left the flow" },
  "widget_session.completed": { schema: "WidgetSessionEvent", summary: "A visitor finished" },
  "widget_session.expired": { schema: "WidgetSessionEvent", summary: "The session ended unused" },
  "widget_session.opened": { schema: "WidgetSessionEvent", summary: "A visitor opened a widget" },
} as const satisfies Readonly<
  Record<string, { readonly schema: string | null; readonly summary: string }>
>;
/** The type of an event, as receivers see it. */
export type EventTypeName = keyof typeof EVENTS;
