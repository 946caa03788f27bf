/** Pairs of states that may follow each other; '' is the state of what does not exist yet. */
export type Transitions = readonly (readonly [from: string, to: string])[];

/**
 * The state machines of the domain (3.4 payments, 3.6 transactions, 3.11 deliveries) as data. The database's triggers get this same table at
 * every migration; whatever is not listed is refused by both. States without a way out are terminal.
 */
export const TRANSITIONS = {
  payment: [
    ["", "pending"],
    ["", "held_for_review"],
    ["held_for_review", "pending"],
    ["held_for_review", "failed"],
    ["held_for_review", "canceled"],
    ["pending", "submitted"],
    ["pending", "queued"],
    ["pending", "canceled"],
    ["pending", "failed"],
    ["queued", "submitted"],
    ["queued", "canceled"],
    ["queued", "failed"],
    ["submitted", "awaiting_approval"],
    ["submitted", "completed"],
    ["submitted", "failed"],
    ["submitted", "in_reconciliation"],
    ["submitted", "pending"],
    ["awaiting_approval", "completed"],
    ["awaiting_approval", "failed"],
    ["awaiting_approval", "expired"],
    ["awaiting_approval", "in_reconciliation"],
    ["awaiting_approval", "canceled"],
    ["in_reconciliation", "completed"],
    ["in_reconciliation", "failed"],
    ["in_reconciliation", "pending"],
  ],
  transaction: [
    ["", "pending"],
    ["", "completed"],
    ["pending", "processing"],
    ["pending", "completed"],
    ["pending", "failed"],
    ["pending", "canceled"],
    ["processing", "completed"],
    ["processing", "failed"],
    ["processing", "canceled"],
    ["processing", "in_reconciliation"],
    ["in_reconciliation", "completed"],
    ["in_reconciliation", "failed"],
    ["completed", "reversal_pending"],
    ["reversal_pending", "reversed"],
    ["reversal_pending", "partially_reversed"],
    ["reversal_pending", "completed"],
  ],
  delivery: [
    ["", "pending"],
    ["pending", "delivering"],
    ["pending", "skipped"],
    ["delivering", "succeeded"],
    ["delivering", "pending"],
    ["delivering", "failed"],
    // By hand, or by a replay.
    ["succeeded", "pending"],
    ["failed", "pending"],
    ["skipped", "pending"],
  ],
  bulk_payment: [
    ["", "accepted"],
    ["accepted", "processing"],
    ["accepted", "canceled"],
    ["processing", "completed"],
    ["processing", "completed_with_failures"],
    ["processing", "failed"],
    ["processing", "canceled"],
    // A caller tries failed items again.
    ["completed_with_failures", "processing"],
    ["failed", "processing"],
  ],
  bulk_item: [
    ["", "pending"],
    ["", "rejected"],
    ["pending", "processing"],
    ["pending", "canceled"],
    ["processing", "succeeded"],
    ["processing", "failed"],
    ["processing", "retry_scheduled"],
    ["processing", "in_reconciliation"],
    // Its payment was canceled by itself, or refused when it was to be made (fraud, funds).
    ["processing", "canceled"],
    ["processing", "rejected"],
    ["retry_scheduled", "processing"],
    ["retry_scheduled", "canceled"],
    ["in_reconciliation", "succeeded"],
    ["in_reconciliation", "failed"],
    ["in_reconciliation", "retry_scheduled"],
    // A caller tries it again, with a new payment.
    ["failed", "retry_scheduled"],
  ],
  reversal: [
    ["", "pending"],
    ["pending", "completed"],
    ["pending", "failed"],
  ],
  changelog_subscription: [
    ["", "pending_confirmation"],
    ["", "active"],
    ["pending_confirmation", "active"],
    ["pending_confirmation", "unsubscribed"],
    ["active", "unsubscribed"],
    ["active", "bounced"],
  ],
  quote: [
    ["", "active"],
    ["active", "used"],
  ],
  kyc_score: [
    ["", "processing"],
    ["", "completed"],
    ["processing", "completed"],
    ["processing", "error"],
  ],
  widget: [
    ["", "active"],
    ["active", "disabled"],
  ],
  widget_session: [
    ["", "created"],
    ["created", "opened"],
    ["opened", "completed"],
    ["opened", "canceled"],
    ["created", "expired"],
    ["opened", "expired"],
  ],
  // Domain 3.12.
  ghost_card: [
    ["", "active"],
    ["active", "frozen"],
    ["frozen", "active"],
    ["active", "closed"],
    ["frozen", "closed"],
    ["active", "expired"],
    ["frozen", "expired"],
  ],
  card_authorization: [
    ["", "approved"],
    ["", "declined"],
    ["approved", "captured"],
    ["approved", "partially_captured"],
    ["approved", "reversed"],
    ["approved", "expired"],
    ["partially_captured", "captured"],
    ["partially_captured", "reversed"],
    ["partially_captured", "expired"],
  ],
} as const satisfies Readonly<Record<string, Transitions>>;

export type Machine = keyof typeof TRANSITIONS;
type Pair<M extends Machine> = (typeof TRANSITIONS)[M][number];
/** Every state of a machine. */
export type StateOf<M extends Machine> = Exclude<Pair<M>[0] | Pair<M>[1], "">;

/** Whether the machine allows this step. */
export function mayFollow(machine: Machine, from: string, to: string): boolean {
  return TRANSITIONS[machine].some(([a, b]) => a === from && b === to);
}

/** Whether nothing can follow this state. */
export function isTerminal(machine: Machine, state: string): boolean {
  return !TRANSITIONS[machine].some(([from]) => from === state);
}
