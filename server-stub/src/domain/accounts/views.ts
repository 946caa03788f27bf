import { money, wireAmount } from "../shared/money.ts";
import type { Account, Balance, LedgerEntry } from "./types.ts";

/** Column values as the driver reads them: bigint for amounts, ISO text for times. */
type Row = Readonly<Record<string, unknown>>;

/** A balance from its three stored sums. */
export function balanceView(row: Row, asOf: string): Balance {
  const currency = String(row["currency"]);
  const available = amountOf(row["available"]);
  const reserved = amountOf(row["reserved"]);
  return {
    object: "balance",
    currency,
    available: money(available, currency),
    pending: money(amountOf(row["pending"]), currency),
    reserved: money(reserved, currency),
    total: money(available + reserved, currency),
    asOf,
  };
}

/** An account with its balance, from a row of the accounts reader. */
export function accountView(row: Row, livemode: boolean, asOf: string): Account {
  return {
    id: String(row["id"]),
    object: "account",
    livemode,
    version: Number(row["version"]),
    createdAt: String(row["created_at"]),
    updatedAt: String(row["updated_at"]),
    name: String(row["name"]),
    type: row["type"] as Account["type"],
    country: String(row["country"]),
    currency: String(row["currency"]),
    status: row["status"] as Account["status"],
    balance: balanceView(row, asOf),
    metadata: row["metadata"] as Account["metadata"],
  };
}

/** A ledger entry from its row. */
export function entryView(row: Row, livemode: boolean): LedgerEntry {
  const currency = String(row["currency"]);
  return {
    id: String(row["id"]),
    object: "ledger_entry",
    livemode,
    accountId: String(row["account_id"]),
    direction: row["direction"] as LedgerEntry["direction"],
    amountMinorUnits: amountOf(row["amount"]),
    currency,
    balanceAfter: money(amountOf(row["balance_after"]), currency),
    phase: row["phase"] as LedgerEntry["phase"],
    transactionId: String(row["transaction_id"]),
    kind: String(row["kind"]),
    description: `${String(row["description"])} (${String(row["bucket"])} balance)`,
    createdAt: String(row["created_at"]),
  };
}

function amountOf(value: unknown): number {
  return typeof value === "bigint" ? wireAmount(value) : Number(value ?? 0);
}
