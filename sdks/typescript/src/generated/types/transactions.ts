// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { RailId } from "../types/rails.ts";
import type { CurrencyCode } from "../types/shared.ts";
import type { Wire } from "../wire.ts";

/** Whether a person must settle a contradiction or an open outcome of the transaction. */
export interface ReconciliationCase extends Wire<"ReconciliationCase"> {}

/**
 * Order to take a completed transaction back.
 *
 * Without an amount the whole transaction is reversed.
 */
export interface ReversalRequest extends Wire<"ReversalRequest"> {}

/**
 * The money movement behind a payment, a reversal, a card capture, a book transfer or a test
 * funding, with its ledger entries.
 */
export interface Transaction extends Wire<"Transaction"> {}

/** One page of transactions, newest first. */
export interface TransactionList extends Wire<"TransactionList"> {}

/**
 * State of a transaction.
 *
 * Only `completed` can be reversed, and only once.
 */
export type TransactionStatus = Wire<"TransactionStatus">;

/** The values of {@link TransactionStatus} that this version knows; the keys are the values on the wire. */
export const TransactionStatus = {
  /** Accepted and not sent yet. */
  pending: "pending",
  /** With the rail. */
  processing: "processing",
  /** The outcome is unknown and the rail is being asked. */
  in_reconciliation: "in_reconciliation",
  /** The money moved. */
  completed: "completed",
  /** The money certainly did not move.

Final. */
  failed: "failed",
  /** Stopped before it was sent.

Final. */
  canceled: "canceled",
  /** A reversal was asked for and its outcome is awaited. */
  reversal_pending: "reversal_pending",
  /** Taken back in full.

Final. */
  reversed: "reversed",
  /** Taken back in part.

Final. */
  partially_reversed: "partially_reversed",
} as const;
/** The values of {@link TransactionStatus} that this version knows, for exhaustive switches. */
export type TransactionStatusKnown = (typeof TransactionStatus)[keyof typeof TransactionStatus];
/** Kind of transaction. */
export type TransactionType = Wire<"TransactionType">;

/** The values of {@link TransactionType} that this version knows; the keys are the values on the wire. */
export const TransactionType = {
  /** Money that left the tenant through a rail. */
  payout: "payout",
  /** Money that came in from a payer through a rail. */
  collection: "collection",
  /** Money moved back; `originalTransactionId` names the transaction that it undoes. */
  reversal: "reversal",
  /** A captured authorization of a ghost card. */
  card_capture: "card_capture",
  /** A transfer between two accounts of the tenant. */
  book: "book",
  /** Money put into a test account. */
  funding: "funding",
} as const;
/** The values of {@link TransactionType} that this version knows, for exhaustive switches. */
export type TransactionTypeKnown = (typeof TransactionType)[keyof typeof TransactionType];

/** Parameters of {@link retrieve}: Read a transaction */
export interface TransactionsRetrieveParams {
  /**
   * Comma-separated names of linked objects to put into the answer beside their ids: at most 4
   * paths, each at most 2 deep.
   */
  expand?: string[];
}

/** Parameters of {@link auditTrail}: Read the audit trail of a transaction */
export interface TransactionsAuditTrailParams {
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

/** Parameters of {@link list}: List transactions */
export interface TransactionsListParams {
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
  /** Only transactions in this state. */
  status?: TransactionStatus;
  /** Only transactions of this kind. */
  type?: TransactionType;
  /** Only transactions of this account. */
  accountId?: string;
  /** Only the transaction of this payment. */
  paymentId?: string;
  /** Only transactions of this customer. */
  customerId?: string;
  /** Only transactions on this rail. */
  rail?: RailId;
  /** Only transactions in this currency. */
  currency?: CurrencyCode;
}

/** Parameters of {@link reverse}: Reverse a transaction */
export interface TransactionsReverseParams extends ReversalRequest {
  /**
   * Comma-separated names of linked objects to put into the answer beside their ids: at most 4
   * paths, each at most 2 deep.
   */
  expand?: string[];
}
