// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/**
 * The taking back of one transaction, with its audit trail.
 *
 * A transaction is reversed at most once, fully or partly.
 */
export interface Reversal extends Wire<"Reversal"> {}

/** One page of reversals, newest first. */
export interface ReversalList extends Wire<"ReversalList"> {}

/** How the rail takes money back. */
export type ReversalMethod = Wire<"ReversalMethod">;

/** The values of {@link ReversalMethod} that this version knows; the keys are the values on the wire. */
export const ReversalMethod = {
  /** The provider takes the money out of the recipient's wallet. */
  direct: "direct",
  /** The credit was final; the recipient's institution is asked to return it, which takes up to 5
days. */
  return_request: "return_request",
  /** A posting between two accounts of the tenant. */
  book: "book",
} as const;
/** The values of {@link ReversalMethod} that this version knows, for exhaustive switches. */
export type ReversalMethodKnown = (typeof ReversalMethod)[keyof typeof ReversalMethod];
/**
 * Why a transaction is reversed.
 *
 * The original fee is given back for `duplicate` and `technical_error` only.
 */
export type ReversalReason = Wire<"ReversalReason">;

/** The values of {@link ReversalReason} that this version knows; the keys are the values on the wire. */
export const ReversalReason = {
  /** Paid twice (ISO 20022 DUPL).

The fee is given back. */
  duplicate: "duplicate",
  /** The payment was a fraud (FRAD). */
  fraudulent: "fraudulent",
  /** The customer asked for it (CUST). */
  customer_request: "customer_request",
  /** It went to the wrong party (AC03). */
  wrong_recipient: "wrong_recipient",
  /** The amount was wrong (AM09). */
  wrong_amount: "wrong_amount",
  /** Goods or service were not delivered (CUST). */
  service_not_rendered: "service_not_rendered",
  /** A technical fault made the payment (TECH).

The fee is given back. */
  technical_error: "technical_error",
  /** Another reason; `note` must tell it (CUST). */
  other: "other",
} as const;
/** The values of {@link ReversalReason} that this version knows, for exhaustive switches. */
export type ReversalReasonKnown = (typeof ReversalReason)[keyof typeof ReversalReason];
/**
 * State of a reversal.
 *
 * `completed` and `failed` are final.
 */
export type ReversalStatus = Wire<"ReversalStatus">;

/** The values of {@link ReversalStatus} that this version knows; the keys are the values on the wire. */
export const ReversalStatus = {
  /** Asked for; the rail's answer is awaited. */
  pending: "pending",
  /** The money is back. */
  completed: "completed",
  /** The rail refused or the money is gone; the transaction is `completed` again. */
  failed: "failed",
} as const;
/** The values of {@link ReversalStatus} that this version knows, for exhaustive switches. */
export type ReversalStatusKnown = (typeof ReversalStatus)[keyof typeof ReversalStatus];

/** Parameters of {@link retrieve}: Read a reversal */
export interface ReversalsRetrieveParams {
  /**
   * Comma-separated names of linked objects to put into the answer beside their ids: at most 4
   * paths, each at most 2 deep.
   */
  expand?: string[];
}

/** Parameters of {@link list}: List reversals */
export interface ReversalsListParams {
  /**
   * Comma-separated names of linked objects to put into the answer beside their ids: at most 4
   * paths, each at most 2 deep.
   */
  expand?: string[];
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
  /** Only reversals in this state. */
  status?: ReversalStatus;
  /** Only reversals for this reason. */
  reason?: ReversalReason;
  /** Only the reversals of this transaction. */
  transactionId?: string;
}
