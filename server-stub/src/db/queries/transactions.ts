import type { Db, Row, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import type { Transaction } from "../../domain/transactions/types.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const SELECT = `select * from (
  select t.id, t.livemode, t.status, t.type, t.account_id, t.currency, t.rail, t.customer_id, t.payment_id, t.created_at, t.doc,
    array(select e.id from entries e where e.transaction_id = t.id and e.balance_after is not null order by e.id) as entry_ids
  from transactions t) listed`;
const ONE = named(`${SELECT} where id = $1`);

/** Filters of listTransactions; undefined members match everything. */
export interface TransactionFilter extends PageQuery {
  readonly status?: string;
  readonly type?: string;
  readonly accountId?: string;
  readonly currency?: string;
  readonly rail?: string;
  readonly customerId?: string;
  readonly paymentId?: string;
}

/** A transaction with the ids of its ledger entries on the tenant's own accounts; null when there is none. */
export async function findTransaction(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<Transaction | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : transactionOf(row);
}

/** Transactions, newest first. */
export async function listTransactions(
  db: Db,
  scope: TenantScope,
  filter: TransactionFilter,
): Promise<Page<Transaction>> {
  const sql = listSql(
    SELECT,
    [
      ["livemode", scope.livemode],
      ["status", filter.status],
      ["type", filter.type],
      ["account_id", filter.accountId],
      ["currency", filter.currency],
      ["rail", filter.rail],
      ["customer_id", filter.customerId],
      ["payment_id", filter.paymentId],
    ],
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(rows, sql, transactionOf, (transaction) => transaction.id);
}

function transactionOf(row: Row): Transaction {
  return { ...(row["doc"] as Transaction), ledgerEntryIds: row["entry_ids"] as readonly string[] };
}
