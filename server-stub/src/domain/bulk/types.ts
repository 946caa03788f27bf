import type { FailureDetail, PaymentRequest, RetryPolicy } from "../payments/types.ts";
import type { Caller } from "../shared/actor.ts";
import type { Money } from "../shared/money.ts";
import type { StateOf } from "../shared/transitions.ts";

export type BulkStatus = StateOf<"bulk_payment">;
export type ItemStatus = StateOf<"bulk_item">;

/** One item as it was sent; it may be anything until it is checked. */
export type ItemInput = Readonly<Record<string, unknown>>;

/** The body of createBulkPayment. */
export interface BulkRequest {
  readonly payments: readonly ItemInput[];
  readonly mode?: "partial" | "all_or_nothing";
  readonly defaults?: ItemInput;
  readonly retryPolicy?: Partial<RetryPolicy>;
  readonly reference?: string;
  readonly description?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Why an item was rejected. `pointer` is an RFC 6901 pointer into the item. */
export interface ItemError {
  readonly code: string;
  readonly message: string;
  readonly pointer: string | null;
}

/** An item as the API answers it. Its state, payment and version are columns; `readItem` puts them together. */
export interface BulkItem {
  readonly id: string;
  readonly object: "bulk_item";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly bulkPaymentId: string;
  readonly index: number;
  readonly itemReference: string | null;
  readonly idempotencyKey: string;
  readonly status: ItemStatus;
  readonly paymentId: string | null;
  readonly deduplicated: boolean;
  readonly attemptCount: number;
  readonly nextAttemptAt: string | null;
  readonly amountMinorUnits: number | null;
  readonly currency: string | null;
  readonly error: ItemError | null;
  readonly failure: FailureDetail | null;
}

/** An item with what the server needs to pay it. */
export interface StoredItem {
  readonly item: BulkItem;
  /** Null for rejected items. */
  readonly request: PaymentRequest | null;
  readonly fingerprint: string;
  /** How often a caller asked to try it again after it failed; each round makes a payment of its own. */
  readonly round: number;
  /** Attempts of the payments of earlier rounds. */
  readonly earlierAttempts: number;
  /** The payment of this round; null until it is made. */
  readonly paymentId: string | null;
  /** Whether the payment of this round is on its way; one made with an all-or-nothing batch waits for its turn. */
  readonly sent: boolean;
  readonly syncedVersion: number | null;
  readonly fee: number | null;
}

/** A bulk payment as the API answers it, but for what is counted from its items. */
export interface BulkFacts {
  readonly id: string;
  readonly object: "bulk_payment";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly status: BulkStatus;
  readonly mode: "partial" | "all_or_nothing";
  readonly reference: string | null;
  readonly description: string | null;
  readonly retryPolicy: RetryPolicy;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** What its items come to. */
export interface BulkSummary {
  readonly counts: {
    readonly total: number;
    readonly pending: number;
    readonly rejected: number;
    readonly processing: number;
    readonly retryScheduled: number;
    readonly inReconciliation: number;
    readonly succeeded: number;
    readonly failed: number;
    readonly canceled: number;
  };
  readonly totals: readonly {
    readonly currency: string;
    readonly requested: Money;
    readonly succeeded: Money;
    readonly failed: Money;
    readonly fees: Money;
  }[];
}

export interface BulkPayment extends BulkFacts, BulkSummary {
  readonly items: readonly BulkItem[] | null;
  readonly itemsUrl: string;
}

/** A bulk payment with what its workers need. */
export interface StoredBulk {
  readonly facts: BulkFacts;
  readonly caller: Caller;
  readonly scenario: string | null;
  /** The caller stopped it. */
  readonly cancelRequested: boolean;
  readonly idempotency: { readonly operationId: string; readonly key: string };
}
