import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { accountView, balanceView, entryView } from "../../domain/accounts/views.ts";
import type { Account, Balance, LedgerEntry } from "../../domain/accounts/types.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const WITH_BALANCE = `
  select * from (
    select a.id, a.name, a.type, a.country, a.currency, a.status, a.is_default, a.metadata, a.version, a.created_at, a.updated_at,
      (select b.amount from balances b where b.account_id = a.id and b.bucket = 'available' and b.shard = 0) as available,
      (select b.amount from balances b where b.account_id = a.id and b.bucket = 'reserved' and b.shard = 0) as reserved,
      (select b.amount from balances b where b.account_id = a.id and b.bucket = 'pending' and b.shard = 0) as pending
    from accounts a) listed`;
const ONE = named(`${WITH_BALANCE} where id = $1`);
const DEFAULT = named(`${WITH_BALANCE} where is_default and currency = $1`);
const SUMS: Statement = {
  name: "balances_by_currency",
  text: `select currency, sum(amount) filter (where bucket = 'available')::bigint as available, sum(amount) filter (where bucket = 'reserved')::bigint as reserved,
           sum(amount) filter (where bucket = 'pending')::bigint as pending
         from balances where guarded group by currency order by currency`,
};

/** An account with its balance, or null. `asOf` is the tenant's time. */
export async function findAccount(
  db: Db,
  scope: TenantScope,
  id: string,
  asOf: string,
): Promise<Account | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : accountView(row, scope.livemode, asOf);
}

/** The tenant's default account in a currency, or null. */
export async function findDefaultAccount(
  db: Db,
  scope: TenantScope,
  currency: string,
  asOf: string,
): Promise<Account | null> {
  const [row] = await db.statement<Row>(scope, DEFAULT, [currency]);
  return row === undefined ? null : accountView(row, scope.livemode, asOf);
}

/** Accounts, newest first. */
export async function listAccounts(
  db: Db,
  scope: TenantScope,
  page: PageQuery & {
    readonly currency?: string;
    readonly status?: string;
    readonly type?: string;
  },
  asOf: string,
): Promise<Page<Account>> {
  const sql = listSql(
    WITH_BALANCE,
    [
      ["currency", page.currency],
      ["status", page.status],
      ["type", page.type],
    ],
    page,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => accountView(row, scope.livemode, asOf),
    (account) => account.id,
  );
}

/** One sum per currency over all the tenant's accounts. */
export async function listBalances(
  db: Db,
  scope: TenantScope,
  asOf: string,
): Promise<readonly Balance[]> {
  const rows = await db.statement<Row>(scope, SUMS, []);
  return rows.map((row) => balanceView(row, asOf));
}

/** The lines of one account, newest first. */
export async function listEntries(
  db: Db,
  scope: TenantScope,
  accountId: string,
  page: PageQuery,
): Promise<Page<LedgerEntry>> {
  const sql = listSql("select * from entries", [["account_id", accountId]], page);
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => entryView(row, scope.livemode),
    (entry) => entry.id,
  );
}
