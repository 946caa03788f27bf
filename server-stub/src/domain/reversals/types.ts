import type { AuditEntry } from "../audit/types.ts";
import type { FailureDetail, StoredPayment } from "../payments/types.ts";
import type { Actor } from "../shared/actor.ts";
import type { Money } from "../shared/money.ts";
import type { Transaction } from "../transactions/types.ts";

export type ReversalReason =
  | "duplicate"
  | "fraudulent"
  | "customer_request"
  | "wrong_recipient"
  | "wrong_amount"
  | "service_not_rendered"
  | "technical_error"
  | "other";
export type ReversalMethod = "direct" | "return_request" | "book";

/** The body of reverseTransaction after schema validation. Amounts are minor units of the transaction's currency. */
export interface ReversalRequest {
  readonly reason: ReversalReason;
  readonly note?: string;
  readonly amountMinorUnits?: number;
  readonly amount?: number;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** A reversal as the API answers it, but for its audit trail, which is read from the log. */
export interface Reversal {
  readonly id: string;
  readonly object: "reversal";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly transactionId: string;
  readonly reversalTransactionId: string | null;
  readonly status: "pending" | "completed" | "failed";
  readonly method: ReversalMethod;
  readonly reason: ReversalReason;
  readonly note: string | null;
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly partial: boolean;
  readonly fee: Money;
  readonly requestedBy: Actor;
  readonly failure: FailureDetail | null;
  readonly completedAt: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The same with its trail, oldest entry first. */
export interface ReversalWithTrail extends Reversal {
  readonly auditTrail: readonly AuditEntry[];
}

/** What was decided when the reversal was asked for; all amounts in minor units. */
export interface ReversalTerms {
  readonly method: ReversalMethod;
  readonly rail: string;
  /** In the transaction's currency. */
  readonly amount: number;
  readonly currency: string;
  readonly partial: boolean;
  /** Share of the original fee that comes back. */
  readonly feeBack: number;
  /** The other side of an exchange, at the original rate; the same as `amount` without one. */
  readonly destinationAmount: Money;
  /** Days after completion within which the tenant allows reversals. */
  readonly windowDays: number;
}

/** A reversal with everything the server keeps of it. */
export interface StoredReversal {
  readonly reversal: Reversal;
  readonly terms: ReversalTerms;
  readonly scenario: string | null;
  readonly idempotency: { readonly operationId: string; readonly key: string };
}

/** A reversal with all that changes together with it. */
export interface ReversalDossier {
  readonly stored: StoredReversal;
  readonly original: Transaction;
  readonly counter: Transaction;
  readonly payment: StoredPayment;
}
