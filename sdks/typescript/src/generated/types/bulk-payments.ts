// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/** Number of items by state; they add up to `total`. */
export interface BulkCounts extends Wire<"BulkCounts"> {}

/** One item of a bulk payment and the payment that it made. */
export interface BulkItem extends Wire<"BulkItem"> {}

/** Why an item was rejected. */
export interface BulkItemError extends Wire<"BulkItemError"> {}

/** One page of items of a bulk payment, in order of their index. */
export interface BulkItemList extends Wire<"BulkItemList"> {}

/** State of an item of a bulk payment. */
export type BulkItemStatus = Wire<"BulkItemStatus">;

/** The values of {@link BulkItemStatus} that this version knows; the keys are the values on the wire. */
export const BulkItemStatus = {
  /** Waits for its turn. */
  pending: "pending",
  /** In work. */
  processing: "processing",
  /** Failed with a retryable code and will be tried again at `nextAttemptAt`. */
  retry_scheduled: "retry_scheduled",
  /** The outcome is unknown; it is not tried again before the rail says that nothing was
executed. */
  in_reconciliation: "in_reconciliation",
  /** The money moved.

Final. */
  succeeded: "succeeded",
  /** The money did not move.

Final. */
  failed: "failed",
  /** The item was not valid or was blocked; `error` tells why.

Final. */
  rejected: "rejected",
  /** Stopped by the caller.

Final. */
  canceled: "canceled",
} as const;
/** The values of {@link BulkItemStatus} that this version knows, for exhaustive switches. */
export type BulkItemStatusKnown = (typeof BulkItemStatus)[keyof typeof BulkItemStatus];
/** What happens when some items are not valid or funds are short. */
export type BulkMode = Wire<"BulkMode">;

/** The values of {@link BulkMode} that this version knows; the keys are the values on the wire. */
export const BulkMode = {
  /** Valid items run, the others become `rejected`.

The default. */
  partial: "partial",
  /** Everything is valid and the funds for all of it are reserved at once, or nothing happens. */
  all_or_nothing: "all_or_nothing",
} as const;
/** The values of {@link BulkMode} that this version knows, for exhaustive switches. */
export type BulkModeKnown = (typeof BulkMode)[keyof typeof BulkMode];

/** A bulk payment with the state of its items. */
export interface BulkPayment extends Wire<"BulkPayment"> {}

/**
 * One payment of a bulk payment: the members of a payment request and an `itemReference`.
 *
 * What is left out comes from `defaults` of the bulk payment; afterwards amount, currency and
 * destination must be there, else the item becomes `rejected`.
 */
export interface BulkPaymentItemRequest extends Wire<"BulkPaymentItemRequest"> {}

/** One page of bulk payments, newest first. */
export interface BulkPaymentList extends Wire<"BulkPaymentList"> {}

/** Up to 500 payments in one order. */
export interface BulkPaymentRequest extends Wire<"BulkPaymentRequest"> {}

/**
 * State of a bulk payment.
 *
 * It is final only when every item is.
 */
export type BulkPaymentStatus = Wire<"BulkPaymentStatus">;

/** The values of {@link BulkPaymentStatus} that this version knows; the keys are the values on the wire. */
export const BulkPaymentStatus = {
  /** Taken over; no item has started. */
  accepted: "accepted",
  /** At least one item is not final. */
  processing: "processing",
  /** Every item succeeded.

Final. */
  completed: "completed",
  /** Some items succeeded, others did not.

Final. */
  completed_with_failures: "completed_with_failures",
  /** No item succeeded.

Final. */
  failed: "failed",
  /** Stopped by the caller before any item succeeded.

Final. */
  canceled: "canceled",
} as const;
/** The values of {@link BulkPaymentStatus} that this version knows, for exhaustive switches. */
export type BulkPaymentStatusKnown = (typeof BulkPaymentStatus)[keyof typeof BulkPaymentStatus];

/**
 * Which failed items to try again.
 *
 * Without `itemIds`, all failed items whose code is retryable.
 */
export interface BulkRetryRequest extends Wire<"BulkRetryRequest"> {}

/**
 * Sums of a bulk payment in one currency: `requested` of all items that were not rejected,
 * `succeeded` and `failed` of those that are final, `fees` of those that succeeded.
 */
export interface BulkTotal extends Wire<"BulkTotal"> {}

/**
 * Values for every item of a bulk payment that does not carry its own.
 *
 * An item and these values together must make a valid payment request. Objects such as
 * `routing` and `metadata` are taken as a whole, not merged member by member.
 */
export interface PaymentDefaults extends Wire<"PaymentDefaults"> {}

/** How items that failed with a retryable code are tried again. */
export interface RetryPolicy extends Wire<"RetryPolicy"> {}

/**
 * How items that failed with a retryable code are tried again.
 *
 * The delay doubles with each attempt, up to the maximum, and varies by 20 percent.
 */
export interface RetryPolicyInput extends Wire<"RetryPolicyInput"> {}

/** Parameters of {@link retrieve}: Read a bulk payment */
export interface BulkPaymentsRetrieveParams {
  /**
   * Comma-separated names of linked objects to put into the answer beside their ids: at most 4
   * paths, each at most 2 deep.
   */
  expand?: string[];
}

/** Parameters of {@link listItems}: List the items of a bulk payment */
export interface BulkPaymentsListItemsParams {
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
  /** Only items in this state. */
  status?: BulkItemStatus;
}

/** Parameters of {@link list}: List bulk payments */
export interface BulkPaymentsListParams {
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
  /** Only bulk payments in this state. */
  status?: BulkPaymentStatus;
  /** Only bulk payments with exactly this reference. */
  reference?: string;
}
