// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface GetReversalInput {
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

export interface GetTransactionInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly expand?: ReadonlyArray<string>;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetTransactionAuditTrailInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListReversalsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly expand?: ReadonlyArray<string>;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly status?: Wire<"ReversalStatus">;
    readonly reason?: Wire<"ReversalReason">;
    readonly transactionId?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListTransactionsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly expand?: ReadonlyArray<string>;
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly status?: Wire<"TransactionStatus">;
    readonly type?: Wire<"TransactionType">;
    readonly accountId?: string;
    readonly paymentId?: string;
    readonly customerId?: string;
    readonly rail?: Wire<"RailId">;
    readonly currency?: Wire<"CurrencyCode">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ReverseTransactionInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly expand?: ReadonlyArray<string>;
  };
  readonly headers: {
    readonly prefer?: string;
    readonly "x-sandbox-scenario"?: string;
  };
  readonly body: Wire<"ReversalRequest">;
}

export interface TransactionsHandlers<Context> {
  /** Read a reversal */
  getReversal(input: GetReversalInput, context: Context): Promise<Reply<200, Wire<"Reversal">>>;
  /** Read a transaction */
  getTransaction(input: GetTransactionInput, context: Context): Promise<Reply<200, Wire<"Transaction">>>;
  /** Read the audit trail of a transaction */
  getTransactionAuditTrail(input: GetTransactionAuditTrailInput, context: Context): Promise<Reply<200, Wire<"AuditEntryList">>>;
  /** List reversals */
  listReversals(input: ListReversalsInput, context: Context): Promise<Reply<200, Wire<"ReversalList">>>;
  /** List transactions */
  listTransactions(input: ListTransactionsInput, context: Context): Promise<Reply<200, Wire<"TransactionList">>>;
  /** Reverse a transaction */
  reverseTransaction(input: ReverseTransactionInput, context: Context): Promise<Reply<201, Wire<"Reversal">>>;
}
