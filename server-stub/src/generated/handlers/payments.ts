// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface CancelPaymentInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface CreatePaymentInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly expand?: ReadonlyArray<string>;
  };
  readonly headers: {
    readonly prefer?: string;
    readonly "x-sandbox-scenario"?: string;
  };
  readonly body: Wire<"PaymentRequest">;
}

export interface GetPaymentInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly expand?: ReadonlyArray<string>;
  };
  readonly headers: {
    readonly prefer?: string;
  };
  readonly body: undefined;
}

export interface ListPaymentsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly expand?: ReadonlyArray<string>;
    readonly status?: Wire<"PaymentStatus">;
    readonly rail?: Wire<"RailId">;
    readonly direction?: Wire<"PaymentDirection">;
    readonly currency?: Wire<"CurrencyCode">;
    readonly reference?: string;
    readonly customerId?: string;
    readonly bulkPaymentId?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ReconcilePaymentInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ReviewPaymentInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"PaymentReviewRequest">;
}

export interface PaymentsHandlers<Context> {
  /** Cancel a payment */
  cancelPayment(input: CancelPaymentInput, context: Context): Promise<Reply<200, Wire<"Payment">>>;
  /** Make a payment */
  createPayment(input: CreatePaymentInput, context: Context): Promise<Reply<201, Wire<"Payment">>>;
  /** Read a payment */
  getPayment(input: GetPaymentInput, context: Context): Promise<Reply<200, Wire<"Payment">>>;
  /** List payments */
  listPayments(input: ListPaymentsInput, context: Context): Promise<Reply<200, Wire<"PaymentList">>>;
  /** Ask the rail for the outcome now */
  reconcilePayment(input: ReconcilePaymentInput, context: Context): Promise<Reply<200, Wire<"Payment">>>;
  /** Decide on a held payment */
  reviewPayment(input: ReviewPaymentInput, context: Context): Promise<Reply<200, Wire<"Payment">>>;
}
