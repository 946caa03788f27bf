// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface CancelBulkPaymentInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface CreateBulkPaymentInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: {
    readonly "x-sandbox-scenario"?: string;
  };
  readonly body: Wire<"BulkPaymentRequest">;
}

export interface GetBulkPaymentInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly expand?: ReadonlyArray<string>;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListBulkItemsInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly status?: Wire<"BulkItemStatus">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListBulkPaymentsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly status?: Wire<"BulkPaymentStatus">;
    readonly reference?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface RetryBulkPaymentInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"BulkRetryRequest">;
}

export interface BulkPaymentsHandlers<Context> {
  /** Cancel the rest of a bulk payment */
  cancelBulkPayment(input: CancelBulkPaymentInput, context: Context): Promise<Reply<200, Wire<"BulkPayment">>>;
  /** Make up to 500 payments */
  createBulkPayment(input: CreateBulkPaymentInput, context: Context): Promise<Reply<202, Wire<"BulkPayment">>>;
  /** Read a bulk payment */
  getBulkPayment(input: GetBulkPaymentInput, context: Context): Promise<Reply<200, Wire<"BulkPayment">>>;
  /** List the items of a bulk payment */
  listBulkItems(input: ListBulkItemsInput, context: Context): Promise<Reply<200, Wire<"BulkItemList">>>;
  /** List bulk payments */
  listBulkPayments(input: ListBulkPaymentsInput, context: Context): Promise<Reply<200, Wire<"BulkPaymentList">>>;
  /** Try failed items again */
  retryBulkPayment(input: RetryBulkPaymentInput, context: Context): Promise<Reply<202, Wire<"BulkPayment">>>;
}
