import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { rowTexts, type RowVersion } from "../row-texts.ts";
import { readPayment } from "../../domain/payments/rows.ts";
import type { Dossier } from "../../domain/payments/progress.ts";
import type { Payment, StoredPayment } from "../../domain/payments/types.ts";
import type { Transaction } from "../../domain/transactions/types.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type ListSql, type Page, type PageQuery } from "./page.ts";

const ONE: Statement = {
  name: "payment_by_id",
  text: "select doc, idempotency_operation, fingerprint from payments where id = $1",
};
const VERSION: Statement = {
  name: "payment_version",
  text: "select id, xmin as version from payments where id = $1",
};
const TEXTS: Statement = {
  name: "payment_texts",
  text: "select id, xmin as version, doc->'payment' as payment from payments where id = any ($1)",
};
const BY_KEY: Statement = {
  name: "payment_by_key",
  text: "select id from payments where idempotency_key = $1 and idempotency_operation = $2",
};

const DOSSIER: Statement = {
  name: "payment_dossier",
  text: `select p.doc, p.idempotency_operation, p.fingerprint, t.doc as transaction,
      array(select distinct i.bulk_payment_id from bulk_items i where i.payment_id = p.id) as bulks,
      array(select o.rail from rail_outages o where o.ended_at is null and o.down_at is not null) as down_rails
    from payments p join transactions t on t.id = p.transaction_id where p.id = $1`,
};
const REFERENCE: Statement = {
  name: "provider_reference",
  text: "select tenant_id, livemode, payment_id from platform.provider_references where reference = $1",
};
const SEEN_CALLBACK: Statement = {
  name: "callback_seen",
  text: "select outcome from callbacks where (provider = $1 and callback_id = $2) or (reference = $3 and event = $4) limit 1",
};

/** A payment with everything kept of it, or null when this tenant and mode has none with the id. */
export async function findPayment(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<StoredPayment | null> {
  const [row] = await db.quickRead<Row>(scope, ONE, [id]);
  return row === undefined ? null : readPayment(row);
}

/** Id of the payment a key made, however long ago; null when there is none. */
export async function findPaymentByKey(
  db: Db,
  scope: TenantScope,
  operationId: string,
  key: string,
): Promise<string | null> {
  const [row] = await db.statement<Row>(scope, BY_KEY, [key, operationId]);
  return row === undefined ? null : String(row["id"]);
}

/** A payment with its transaction, as every change of it needs them; null when there is none. */
export async function findDossier(
  db: Db,
  scope: TenantScope,
  paymentId: string,
): Promise<Dossier | null> {
  const [row] = await db.statement<Row>(scope, DOSSIER, [paymentId]);
  return row === undefined
    ? null
    : {
        stored: readPayment(row),
        transaction: row["transaction"] as Transaction,
        bulkPaymentIds: row["bulks"] as readonly string[],
        downRails: row["down_rails"] as readonly string[],
      };
}

/** Whose attempt a provider's reference names; null when we never gave that reference. */
export async function findReference(
  db: Db,
  reference: string,
): Promise<(TenantScope & { readonly paymentId: string }) | null> {
  const [row] = await db.run<Row>(REFERENCE, [reference]);
  return row === undefined
    ? null
    : {
        tenantId: String(row["tenant_id"]),
        livemode: row["livemode"] === true,
        paymentId: String(row["payment_id"]),
      };
}

/** Whether this callback, or another with the same news about the attempt, was stored before. */
export async function callbackSeen(
  db: Db,
  scope: TenantScope,
  provider: string,
  callbackId: string,
  reference: string,
  event: string,
): Promise<boolean> {
  const rows = await db.statement(scope, SEEN_CALLBACK, [provider, callbackId, reference, event]);
  return rows.length > 0;
}

/** Filters of listPayments; undefined members match everything. */
export interface PaymentFilter extends PageQuery {
  readonly status?: string;
  readonly rail?: string;
  readonly direction?: string;
  readonly reference?: string;
  readonly customerId?: string;
  readonly bulkPaymentId?: string;
  readonly currency?: string;
}

/** Payments, newest first. */
export async function listPayments(
  db: Db,
  scope: TenantScope,
  filter: PaymentFilter,
): Promise<Page<Payment>> {
  const sql = listing(
    "select doc, idempotency_operation, fingerprint from payments",
    scope,
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => readPayment(row).payment,
    (payment) => payment.id,
  );
}

/** A payment as JSON, or null when this tenant and mode has none with the id. */
export async function findPaymentText(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<Buffer | null> {
  const texts = rowTexts(db);
  if (texts.has(scope, id)) {
    const [row] = await db.quickRead<Row>(scope, VERSION, [id]);
    if (row === undefined) return null;
    const text = texts.get(scope, versionOf(row));
    if (text !== null) return text;
  }
  return (await readTexts(db, scope, [id])).get(id) ?? null;
}

/** A page of payments as JSON, newest first; `compose` makes its text of theirs. */
export async function listPaymentTexts(
  db: Db,
  scope: TenantScope,
  filter: PaymentFilter,
  compose: (page: Page<Buffer>) => Buffer,
): Promise<Buffer> {
  const sql = listing("select id, xmin as version from payments", scope, filter);
  const ask = isFirstOfIndex(filter) ? db.quickRead : db.statement;
  const rows = await ask<Row>(scope, named(sql.text), sql.values);
  const page = toPage(rows, sql, versionOf, ({ id }) => id);
  const texts = rowTexts(db);
  const facts = page.data.map(({ id, version }) => `${id} ${version}`).join(",");
  const whole = { id: `page of payments, more: ${page.hasMore}: ${facts}`, version: "" };
  const known = texts.get(scope, whole);
  if (known !== null) return known;
  const held = page.data.map((row) => [row.id, texts.get(scope, row)] as const);
  const missing = held.flatMap(([id, text]) => (text === null ? [id] : []));
  const read =
    missing.length === 0 ? new Map<string, Buffer>() : await readTexts(db, scope, missing);
  // A payment that a reset of test mode removed in between is gone.
  const data = held.flatMap(([id, text]) => text ?? read.get(id) ?? []);
  const text = compose({ ...page, data });
  // What was read just now may be newer than the versions that the page was asked by.
  if (missing.length === 0) texts.set(scope, whole, text);
  return text;
}

async function readTexts(
  db: Db,
  scope: TenantScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await db.quickRead<Row>(scope, TEXTS, [ids]);
  const found = new Map<string, Buffer>();
  for (const row of rows) {
    const text = Buffer.from(JSON.stringify(row["payment"]));
    rowTexts(db).set(scope, versionOf(row), text);
    found.set(String(row["id"]), text);
  }
  return found;
}

const versionOf = (row: Row): RowVersion => ({
  id: String(row["id"]),
  version: String(row["version"]),
});

function listing(select: string, scope: TenantScope, filter: PaymentFilter): ListSql {
  return listSql(
    select,
    [
      ["livemode", scope.livemode],
      ["status", filter.status],
      ["rail", filter.rail],
      ["direction", filter.direction],
      ["reference", filter.reference],
      ["customer_id", filter.customerId],
      ["bulk_payment_id", filter.bulkPaymentId],
      ["currency", filter.currency],
    ],
    filter,
  );
}

/** Whether the index of the list answers by itself, without looking through rows that do not match. */
function isFirstOfIndex(filter: PaymentFilter): boolean {
  return Object.entries(filter).every(
    ([name, value]) =>
      value === undefined ||
      name === "limit" ||
      name === "startingAfter" ||
      name === "endingBefore",
  );
}
