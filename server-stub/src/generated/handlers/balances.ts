// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface CreateAccountInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"AccountRequest">;
}

export interface GetAccountInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListAccountsInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly currency?: Wire<"CurrencyCode">;
    readonly type?: Wire<"AccountType">;
    readonly status?: Wire<"AccountStatus">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListBalancesInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly currency?: Wire<"CurrencyCode">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListLedgerEntriesInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly kind?: Wire<"LedgerEntryKind">;
    readonly phase?: Wire<"LedgerPhase">;
    readonly transactionId?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface BalancesHandlers<Context> {
  /** Open an account */
  createAccount(input: CreateAccountInput, context: Context): Promise<Reply<201, Wire<"Account">>>;
  /** Read an account */
  getAccount(input: GetAccountInput, context: Context): Promise<Reply<200, Wire<"Account">>>;
  /** List accounts */
  listAccounts(input: ListAccountsInput, context: Context): Promise<Reply<200, Wire<"AccountList">>>;
  /** List balances */
  listBalances(input: ListBalancesInput, context: Context): Promise<Reply<200, Wire<"BalanceList">>>;
  /** List the ledger entries of an account */
  listLedgerEntries(input: ListLedgerEntriesInput, context: Context): Promise<Reply<200, Wire<"LedgerEntryList">>>;
}
