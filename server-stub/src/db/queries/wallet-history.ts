import type { Db, Row, Statement, TenantScope } from "../db.ts";

/** A payment of one person at this tenant. */
export interface WalletPayment {
  readonly at: number;
  readonly amount: number;
  readonly isSender: boolean;
  readonly status: string;
}

const HISTORY: Statement = {
  name: "wallet_history",
  text: `select (extract(epoch from a.occurred_at) * 1000)::bigint as at, a.amount, coalesce(a.sender_key = any ($1), false) as is_sender, p.status
    from fraud_analyses a join payments p on p.id = a.used_by_payment_id
    where (a.sender_key = any ($1) or a.recipient_key = any ($1)) and a.currency = $2 and a.occurred_at > $3::timestamptz - interval '180 days'
      and a.occurred_at <= $3::timestamptz
    order by a.occurred_at desc limit 5000`,
};

/** Payments to and from the holder of a number in one currency, of the last 180 days. Keys are blind indexes. */
export async function walletHistory(
  db: Db,
  scope: TenantScope,
  keys: readonly string[],
  currency: string,
  now: Date,
): Promise<readonly WalletPayment[]> {
  const rows = await db.statement<Row>(scope, HISTORY, [keys, currency, now.toISOString()]);
  return rows.map((row) => ({
    at: Number(row["at"]),
    amount: Number(row["amount"]),
    isSender: row["is_sender"] === true,
    status: String(row["status"]),
  }));
}
