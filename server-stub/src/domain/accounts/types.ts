import type { Money } from "../shared/money.ts";

/** What an account holds. total = available + reserved; pending is incoming money not yet posted. */
export interface Balance {
  readonly object: "balance";
  readonly currency: string;
  readonly available: Money;
  readonly pending: Money;
  readonly reserved: Money;
  readonly total: Money;
  readonly asOf: string;
}

/** An account exactly as the API answers it. */
export interface Account {
  readonly id: string;
  readonly object: "account";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly name: string;
  readonly type: "wallet" | "card_funding" | "collection";
  readonly country: string;
  readonly currency: string;
  readonly status: "active" | "frozen" | "closed";
  readonly balance: Balance;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A line of an account's ledger exactly as the API answers it. `balanceAfter` is that of the entry's bucket, which the description names. */
export interface LedgerEntry {
  readonly id: string;
  readonly object: "ledger_entry";
  readonly livemode: boolean;
  readonly accountId: string;
  readonly direction: "debit" | "credit";
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly balanceAfter: Money;
  readonly phase: "pending" | "posted" | "voided";
  readonly transactionId: string;
  readonly kind: string;
  readonly description: string;
  readonly createdAt: string;
}
