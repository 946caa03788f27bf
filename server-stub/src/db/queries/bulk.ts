import { readItem } from "../../domain/bulk/rows.ts";
import { summarize, type ItemGroup } from "../../domain/bulk/summary.ts";
import type { BulkItem, BulkSummary, StoredBulk, StoredItem } from "../../domain/bulk/types.ts";
import { readPayment } from "../../domain/payments/rows.ts";
import type { StoredPayment } from "../../domain/payments/types.ts";
import type { Dossier } from "../../domain/payments/progress.ts";
import type { Transaction } from "../../domain/transactions/types.ts";
import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import type { JobRow } from "../rows.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const ITEM = "i.doc, i.status, i.version, i.updated_at";
const ONE: Statement = { name: "bulk_by_id", text: "select doc from bulk_payments where id = $1" };
const BY_KEY: Statement = {
  name: "bulk_by_key",
  text: "select id from bulk_payments where idempotency_key = $1 and idempotency_operation = $2",
};
const GROUPS: Statement = {
  name: "bulk_groups",
  text: `select bulk_payment_id, status, currency, count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(fee), 0)::bigint as fees
    from bulk_items where bulk_payment_id = any ($1) group by 1, 2, 3`,
};
const ITEMS: Statement = {
  name: "bulk_items_all",
  text: `select ${ITEM} from bulk_items i where i.bulk_payment_id = $1 order by i.position`,
};
const STALE: Statement = {
  name: "bulk_items_stale",
  text: `select ${ITEM}, p.doc as payment, p.idempotency_operation, p.fingerprint from bulk_items i join payments p on p.id = i.payment_id
    where i.bulk_payment_id = $1 and i.status in ('pending', 'processing', 'retry_scheduled', 'in_reconciliation')
      and i.synced_version is distinct from p.version
      and (i.status <> 'pending' or p.status in ('completed', 'failed', 'canceled', 'expired')) order by i.position limit 100`,
};
// Begun and no more.
const UNPAID: Statement = {
  name: "bulk_items_unpaid",
  text: `select ${ITEM} from bulk_items i where i.bulk_payment_id = $1 and i.status = 'processing' and i.doc->'sent' is distinct from 'true'::jsonb order by i.position limit 50`,
};
const CLAIM_LOCK: Statement = {
  name: "bulk_claim_lock",
  text: "select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant_id') || current_setting('app.livemode') || ' bulk', 0))",
};
// One item of each batch, then the next of each: a large batch does not hold up a small one.
const CLAIM: Statement = {
  name: "bulk_claim",
  text: `update bulk_items i set status = 'processing', version = i.version + 1, updated_at = $1
    from (
      select w.id from (
        select id, bulk_payment_id, row_number() over (partition by bulk_payment_id order by position) as turn from bulk_items
        where status = 'pending' or (status = 'retry_scheduled' and payment_id is null)) w
      order by w.turn, w.bulk_payment_id limit greatest(0, $2::int - (select count(*) from bulk_items where status = 'processing')::int)) picked
    where i.id = picked.id returning ${ITEM}`,
};
// Held by the one who claims; whoever finds them lapsed moves the batch on in its place.
const GUARD: Statement = {
  name: "bulk_guard",
  text: `insert into platform.jobs (id, tenant_id, livemode, kind, subject, payload, run_at, max_attempts, created_at, locked_by, locked_until)
    select j.id, current_setting('app.tenant_id'), current_setting('app.livemode')::boolean, j.kind, j.subject, j.payload, j.run_at, j.max_attempts, j.created_at,
      $2, clock_timestamp() + $3::bigint * interval '1 millisecond'
    from jsonb_populate_recordset(null::platform.jobs, $1::jsonb) j`,
};
const KNOWN: Statement = {
  name: "bulk_known_keys",
  text: `select doc, idempotency_operation, fingerprint from payments where idempotency_operation = 'createPayment' and idempotency_key = any ($1)`,
};
const DOSSIERS: Statement = {
  name: "bulk_dossiers",
  text: `select p.doc, p.idempotency_operation, p.fingerprint, t.doc as transaction from payments p join transactions t on t.id = p.transaction_id where p.id = any ($1)`,
};

/** A bulk payment as stored, or null. */
export async function findBulk(db: Db, scope: TenantScope, id: string): Promise<StoredBulk | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : (row["doc"] as StoredBulk);
}

/** Id of the bulk payment a key made, however long ago. */
export async function findBulkByKey(
  db: Db,
  scope: TenantScope,
  operationId: string,
  key: string,
): Promise<string | null> {
  const [row] = await db.statement<Row>(scope, BY_KEY, [key, operationId]);
  return row === undefined ? null : String(row["id"]);
}

/** Counts and sums of bulk payments, by id. */
export async function summariesOf(
  db: Db,
  scope: TenantScope,
  ids: readonly string[],
): Promise<(id: string) => BulkSummary> {
  const rows = await db.statement<Row>(scope, GROUPS, [ids]);
  return (id) =>
    summarize(
      rows
        .filter((row) => row["bulk_payment_id"] === id)
        .map((row): ItemGroup => ({
          status: row["status"] as ItemGroup["status"],
          currency: row["currency"] as string | null,
          count: Number(row["count"]),
          amount: Number(row["amount"]),
          fees: Number(row["fees"]),
        })),
    );
}

/** All items of a bulk payment in the order of their index. */
export async function itemsOf(
  db: Db,
  scope: TenantScope,
  bulkPaymentId: string,
): Promise<readonly StoredItem[]> {
  const rows = await db.statement<Row>(scope, ITEMS, [bulkPaymentId]);
  return rows.map(readItem);
}

/** Open items whose payment has changed since they were last looked at. */
export async function staleItems(
  db: Db,
  scope: TenantScope,
  bulkPaymentId: string,
): Promise<readonly { readonly stored: StoredItem; readonly payment: StoredPayment }[]> {
  const rows = await db.statement<Row>(scope, STALE, [bulkPaymentId]);
  return rows.map((row) => ({
    stored: readItem(row),
    payment: readPayment({ ...row, doc: row["payment"] }),
  }));
}

/** Items that were begun and whose payments were not made or not sent: the worker that was to do it has died. */
export async function unpaidItems(
  db: Db,
  scope: TenantScope,
  bulkPaymentId: string,
): Promise<readonly StoredItem[]> {
  const rows = await db.statement<Row>(scope, UNPAID, [bulkPaymentId]);
  return rows.map(readItem);
}

/** How the claim on items of other batches outlives a claimer who dies. */
export interface ClaimGuard {
  /** The batch whose own job claims; that job is repeated if it fails. */
  readonly ownBatch: string;
  readonly holder: string;
  readonly leaseMs: number;
  /** The job that moves a batch on. */
  jobFor(bulkPaymentId: string): JobRow;
}

/**
 * Begins items of all batches of the tenant in turn, while fewer than `places` are under way. With them a job is committed
 * for each batch but the claimer's own, held for the lease: the claimer ends it (`finishJobs`), or it does his work.
 */
export async function claimItems(
  db: Db,
  scope: TenantScope,
  places: number,
  at: string,
  guard: ClaimGuard,
): Promise<{ readonly items: readonly StoredItem[]; readonly guards: readonly string[] }> {
  return db.tenant(scope, async (run) => {
    await run(CLAIM_LOCK, []);
    const items = (await run<Row>(CLAIM, [at, places])).map(readItem);
    const batches = new Set(items.map(({ item }) => item.bulkPaymentId));
    batches.delete(guard.ownBatch);
    const jobs = [...batches].map((id) => guard.jobFor(id));
    if (jobs.length > 0) await run(GUARD, [JSON.stringify(jobs), guard.holder, guard.leaseMs]);
    return { items, guards: jobs.map(({ id }) => id) };
  });
}

/** Payments that keys of createPayment made before. */
export async function paymentsByKeys(
  db: Db,
  scope: TenantScope,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredPayment>> {
  const rows = await db.statement<Row>(scope, KNOWN, [keys]);
  return new Map(
    rows.map(readPayment).map((stored) => [stored.payment.idempotencyKey, stored] as const),
  );
}

/** Payments with their transactions, as every change of them needs them. */
export async function dossiersOf(
  db: Db,
  scope: TenantScope,
  paymentIds: readonly string[],
): Promise<readonly Dossier[]> {
  const rows = await db.statement<Row>(scope, DOSSIERS, [paymentIds]);
  return rows.map((row) => ({
    stored: readPayment(row),
    transaction: row["transaction"] as Transaction,
  }));
}

/** Filters of listBulkPayments. */
export interface BulkFilter extends PageQuery {
  readonly status?: string;
  readonly reference?: string;
}

/** Bulk payments, newest first. */
export async function listBulks(
  db: Db,
  scope: TenantScope,
  filter: BulkFilter,
): Promise<Page<StoredBulk>> {
  const sql = listSql(
    "select doc from bulk_payments",
    [
      ["livemode", scope.livemode],
      ["status", filter.status],
      ["reference", filter.reference],
    ],
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => row["doc"] as StoredBulk,
    ({ facts }) => facts.id,
  );
}

/** Items of a bulk payment in the order of their index; ids rise with the index, so they are cursors. */
export async function listItems(
  db: Db,
  scope: TenantScope,
  bulkPaymentId: string,
  filter: PageQuery & { readonly status?: string },
): Promise<Page<BulkItem>> {
  // Lists go down, items go up: both cursors change places, and the page is turned round.
  const { startingAfter, endingBefore, ...rest } = filter;
  const turned: PageQuery = {
    ...rest,
    ...(startingAfter === undefined ? {} : { endingBefore: startingAfter }),
    ...(endingBefore === undefined ? {} : { startingAfter: endingBefore }),
    ...(startingAfter === undefined && endingBefore === undefined ? { endingBefore: "" } : {}),
  };
  const sql = listSql(
    "select doc, status, version, updated_at from bulk_items",
    [
      ["livemode", scope.livemode],
      ["bulk_payment_id", bulkPaymentId],
      ["status", filter.status],
    ],
    turned,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  const kept = rows.slice(0, sql.limit).map((row) => readItem(row).item);
  const data = sql.backwards ? kept : kept.toReversed();
  const hasMore = rows.length > sql.limit;
  const last = data.at(-1);
  return { data, hasMore, nextCursor: hasMore && last !== undefined ? last.id : null };
}
