import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { readPayment } from "../../domain/payments/rows.ts";
import type { Dossier } from "../../domain/payments/progress.ts";
import type { Payment, StoredPayment } from "../../domain/payments/types.ts";
import type { Transaction } from "../../domain/transactions/types.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const ONE: Statement = {
  name: "payment_by_id",
  text: "select doc, idempotency_operation, fingerprint from payments where id = $1",
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
  const [row] = await db.tenant(scope, (run) => run<Row>(ONE, [id]));
  return row === undefined ? null : readPayment(row);
}

/** Id of the payment a key made, however long ago; null when there is none. */
export async function findPaymentByKey(
  db: Db,
  scope: TenantScope,
  operationId: string,
  key: string,
): Promise<string | null> {
  const [row] = await db.tenant(scope, (run) => run<Row>(BY_KEY, [key, operationId]));
  return row === undefined ? null : String(row["id"]);
}

/** A payment with its transaction, as every change of it needs them; null when there is none. */
export async function findDossier(
  db: Db,
  scope: TenantScope,
  paymentId: string,
): Promise<Dossier | null> {
  const [row] = await db.tenant(scope, (run) => run<Row>(DOSSIER, [paymentId]));
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
  const rows = await db.tenant(scope, (run) =>
    run(SEEN_CALLBACK, [provider, callbackId, reference, event]),
  );
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
  const sql = listSql(
    "select doc, idempotency_operation, fingerprint from payments",
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
  const rows = await db.tenant(scope, (run) => run<Row>(named(sql.text), sql.values));
  return toPage(
    rows,
    sql,
    (row) => readPayment(row).payment,
    (payment) => payment.id,
  );
}
