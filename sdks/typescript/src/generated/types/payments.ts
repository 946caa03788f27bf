// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { RailId } from "../types/rails.ts";
import type { CurrencyCode } from "../types/shared.ts";
import type { Wire } from "../wire.ts";
/** Whether the payment runs through the fraud analysis. */
export type FraudCheckMode = Wire<"FraudCheckMode">;

/** The values of {@link FraudCheckMode} that this version knows; the keys are the values on the wire. */
export const FraudCheckMode = {
  /** The analysis runs before anything is reserved; its decision can hold or block the payment. */
  auto: "auto",
  /** No analysis; needs the scope `fraud:bypass`. */
  skip: "skip",
} as const;
/** The values of {@link FraudCheckMode} that this version knows, for exhaustive switches. */
export type FraudCheckModeKnown = (typeof FraudCheckMode)[keyof typeof FraudCheckMode];

/** The state in terms of ISO 20022. */
export interface Iso20022Status extends Wire<"Iso20022Status"> {}

/** ISO 20022 payment transaction status. */
export type Iso20022TransactionStatus = Wire<"Iso20022TransactionStatus">;

/** The values of {@link Iso20022TransactionStatus} that this version knows; the keys are the values on the wire. */
export const Iso20022TransactionStatus = {
  /** Received. */
  RCVD: "RCVD",
  /** Pending: further checks or the outcome are awaited. */
  PDNG: "PDNG",
  /** Accepted, settlement in process. */
  ACSP: "ACSP",
  /** Accepted, settlement completed. */
  ACSC: "ACSC",
  /** Rejected. */
  RJCT: "RJCT",
  /** Canceled. */
  CANC: "CANC",
} as const;
/** The values of {@link Iso20022TransactionStatus} that this version knows, for exhaustive switches. */
export type Iso20022TransactionStatusKnown = (typeof Iso20022TransactionStatus)[keyof typeof Iso20022TransactionStatus];

/**
 * A payment with its state, price, rail decision and history.
 *
 * Exactly one transaction belongs to it.
 */
export interface Payment extends Wire<"Payment"> {}

/**
 * One submission of the payment to a rail.
 *
 * At most one attempt of a payment is unresolved at a time.
 */
export interface PaymentAttempt extends Wire<"PaymentAttempt"> {}

/** State of one attempt on a rail. */
export type PaymentAttemptStatus = Wire<"PaymentAttemptStatus">;

/** The values of {@link PaymentAttemptStatus} that this version knows; the keys are the values on the wire. */
export const PaymentAttemptStatus = {
  /** Sent; the answer is awaited. */
  submitted: "submitted",
  /** The rail moved the money. */
  succeeded: "succeeded",
  /** The rail says that nothing was executed. */
  failed: "failed",
  /** The rail did not answer in time; enquiries are running. */
  unknown: "unknown",
} as const;
/** The values of {@link PaymentAttemptStatus} that this version knows, for exhaustive switches. */
export type PaymentAttemptStatusKnown = (typeof PaymentAttemptStatus)[keyof typeof PaymentAttemptStatus];
/** Way in which the money moves, seen from the tenant. */
export type PaymentDirection = Wire<"PaymentDirection">;

/** The values of {@link PaymentDirection} that this version knows; the keys are the values on the wire. */
export const PaymentDirection = {
  /** Money leaves the tenant's account and goes to `destination`. */
  payout: "payout",
  /** Money is taken from `source`, who confirms on the phone, and goes to the tenant's account. */
  collection: "collection",
} as const;
/** The values of {@link PaymentDirection} that this version knows, for exhaustive switches. */
export type PaymentDirectionKnown = (typeof PaymentDirection)[keyof typeof PaymentDirection];

/** Result of the fraud analysis of the payment; all null when it was skipped. */
export interface PaymentFraud extends Wire<"PaymentFraud"> {}

/** One page of payments, newest first. */
export interface PaymentList extends Wire<"PaymentList"> {}

/** The step that the payment waits for. */
export interface PaymentNextAction extends Wire<"PaymentNextAction"> {}

/** Kind of step that somebody must take. */
export type PaymentNextActionType = Wire<"PaymentNextActionType">;

/**
 * Order to move money.
 *
 * A payout needs `destination`, a collection needs `source`; the amount is a whole number of
 * minor units.
 */
export interface PaymentRequest extends Wire<"PaymentRequest"> {}

/** The reversal of the payment's transaction in short. */
export interface PaymentReversal extends Wire<"PaymentReversal"> {}

/** Decision on a payment that is held for review. */
export interface PaymentReviewRequest extends Wire<"PaymentReviewRequest"> {}

/** The routing decision in force, and those that went before it. */
export interface PaymentRouting extends Wire<"PaymentRouting"> {}

/**
 * Wishes for the simulation.
 *
 * Test mode only; in live mode the answer is 400 `sandbox_field_in_live_mode`. Not part of the
 * idempotency fingerprint.
 */
export interface PaymentSandboxOptions extends Wire<"PaymentSandboxOptions"> {}

/**
 * State of a payment.
 *
 * `completed`, `failed`, `canceled` and `expired` are final.
 */
export type PaymentStatus = Wire<"PaymentStatus">;

/** The values of {@link PaymentStatus} that this version knows; the keys are the values on the wire. */
export const PaymentStatus = {
  /** The fraud analysis asks for a human decision; a payout's funds are reserved. */
  held_for_review: "held_for_review",
  /** Accepted and not sent yet; a payout's funds are reserved. */
  pending: "pending",
  /** Parked because the rail is degraded or outside its operating hours; funds stay reserved. */
  queued: "queued",
  /** Sent to the rail, whose answer is awaited; funds stay reserved. */
  submitted: "submitted",
  /** A collection waits for the payer to confirm on the phone. */
  awaiting_approval: "awaiting_approval",
  /** The outcome is unknown and the rail is being asked; funds stay reserved.

Not a failure: do not pay again. */
  in_reconciliation: "in_reconciliation",
  /** The money moved.

Final. */
  completed: "completed",
  /** The money certainly did not move; reserved funds are released.

Final. */
  failed: "failed",
  /** Stopped before it was sent; reserved funds are released.

Final. */
  canceled: "canceled",
  /** The payer did not confirm within the approval window.

Final. */
  expired: "expired",
} as const;
/** The values of {@link PaymentStatus} that this version knows, for exhaustive switches. */
export type PaymentStatusKnown = (typeof PaymentStatus)[keyof typeof PaymentStatus];
/** Decision of the reviewer. */
export type ReviewDecision = Wire<"ReviewDecision">;

/** The values of {@link ReviewDecision} that this version knows; the keys are the values on the wire. */
export const ReviewDecision = {
  /** The payment goes on. */
  approve: "approve",
  /** The payment fails with the code `fraud_declined` and its funds are released. */
  decline: "decline",
} as const;
/** The values of {@link ReviewDecision} that this version knows, for exhaustive switches. */
export type ReviewDecisionKnown = (typeof ReviewDecision)[keyof typeof ReviewDecision];

/** Parameters of {@link create}: Make a payment */
export interface PaymentsCreateParams extends PaymentRequest {
  /**
   * Comma-separated names of linked objects to put into the answer beside their ids: at most 4
   * paths, each at most 2 deep.
   */
  expand?: string[];
}

/** Parameters of {@link retrieve}: Read a payment */
export interface PaymentsRetrieveParams {
  /**
   * Comma-separated names of linked objects to put into the answer beside their ids: at most 4
   * paths, each at most 2 deep.
   */
  expand?: string[];
}

/** Parameters of {@link list}: List payments */
export interface PaymentsListParams {
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
  /**
   * Comma-separated names of linked objects to put into the answer beside their ids: at most 4
   * paths, each at most 2 deep.
   */
  expand?: string[];
  /** Only payments in this state. */
  status?: PaymentStatus;
  /** Only payments on this rail. */
  rail?: RailId;
  /** Only payouts or only collections. */
  direction?: PaymentDirection;
  /** Only payments in this currency. */
  currency?: CurrencyCode;
  /** Only payments with exactly this reference. */
  reference?: string;
  /** Only payments of this customer. */
  customerId?: string;
  /** Only payments made by this bulk payment. */
  bulkPaymentId?: string;
}
