import type { Actor } from "../shared/actor.ts";
import type { Payment, PaymentStatus } from "./types.ts";

const ISO: Readonly<Record<PaymentStatus, Payment["iso20022"]["transactionStatus"]>> = {
  held_for_review: "PDNG",
  pending: "RCVD",
  queued: "PDNG",
  submitted: "ACSP",
  awaiting_approval: "PDNG",
  in_reconciliation: "PDNG",
  completed: "ACSC",
  failed: "RJCT",
  canceled: "CANC",
  expired: "RJCT",
};

/** How the change is explained, and what else of the payment changes with it. */
export interface Change {
  readonly at: string;
  readonly actor: Actor;
  readonly reason?: string | null;
  readonly set?: Partial<
    Omit<Payment, "status" | "version" | "timeline" | "updatedAt" | "iso20022">
  >;
}

/** The payment in its next state: version + 1, ISO status and timeline kept in step. Whether it is legal is checked by the caller and by the database. */
export function advance(payment: Payment, status: PaymentStatus, change: Change): Payment {
  const reason = change.reason ?? null;
  const next = { ...payment, ...change.set };
  return {
    ...next,
    status,
    statusReason: reason,
    version: payment.version + 1,
    updatedAt: change.at,
    iso20022: { transactionStatus: ISO[status], reasonCode: next.failure?.isoReason ?? null },
    nextAction: status === "awaiting_approval" ? next.nextAction : null,
    expectedCompletionAt: isFinal(status) ? null : next.expectedCompletionAt,
    completedAt: status === "completed" ? change.at : next.completedAt,
    canceledAt: status === "canceled" ? change.at : next.canceledAt,
    submittedAt: status === "submitted" ? (next.submittedAt ?? change.at) : next.submittedAt,
    timeline: [...payment.timeline, { at: change.at, status, reason, actor: change.actor }],
  };
}

/** Whether the state never changes again. */
export function isFinal(status: PaymentStatus): boolean {
  return (
    status === "completed" || status === "failed" || status === "canceled" || status === "expired"
  );
}

/** The ISO 20022 status that goes with a state. */
export function isoStatus(status: PaymentStatus): Payment["iso20022"]["transactionStatus"] {
  return ISO[status];
}
