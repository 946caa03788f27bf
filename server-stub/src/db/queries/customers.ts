import type { Customer, StoredCustomer } from "../../domain/customers/types.ts";
import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const ONE: Statement = { name: "customer_by_id", text: "select doc from customers where id = $1" };
const OPEN: Statement = {
  name: "customer_open_items",
  text: `select 'payments' as what, count(*)::int as count from payments
      where customer_id = $1 and status not in ('completed', 'failed', 'canceled', 'expired')
    union all select 'reversals', count(*)::int from transactions where customer_id = $1 and status = 'reversal_pending'
    union all select 'cards', count(*)::int from ghost_cards where customer_id = $1 and status in ('active', 'frozen')
    union all select 'identity checks', count(*)::int from kyc_scores where customer_id = $1 and status = 'processing'`,
};

/** A customer as stored, also an erased one; null when there is none. */
export async function findCustomer(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<StoredCustomer | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : (row["doc"] as StoredCustomer);
}

/** What still depends on knowing the customer; kinds without any are left out. */
export async function openItemsOf(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<readonly { readonly what: string; readonly count: number }[]> {
  const rows = await db.statement<Row>(scope, OPEN, [id]);
  return rows
    .map((row) => ({ what: String(row["what"]), count: Number(row["count"]) }))
    .filter(({ count }) => count > 0);
}

/** Filters of listCustomers; undefined members match everything. */
export interface CustomerFilter extends PageQuery {
  readonly externalId?: string;
  readonly type?: string;
  readonly country?: string;
  readonly kycTier?: string;
  readonly kycStatus?: string;
}

/** Customers, newest first. */
export async function listCustomers(
  db: Db,
  scope: TenantScope,
  filter: CustomerFilter,
): Promise<Page<Customer>> {
  const sql = listSql(
    "select doc from customers",
    [
      ["livemode", scope.livemode],
      ["external_id", filter.externalId],
      ["type", filter.type],
      ["country", filter.country],
      ["kyc_tier", filter.kycTier],
      ["kyc_status", filter.kycStatus],
    ],
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => (row["doc"] as StoredCustomer).customer,
    (customer) => customer.id,
  );
}
