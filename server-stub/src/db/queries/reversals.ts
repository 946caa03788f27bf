import { readPayment } from "../../domain/payments/rows.ts";
import type { StoredPayment } from "../../domain/payments/types.ts";
import type { Reversal, ReversalDossier, StoredReversal } from "../../domain/reversals/types.ts";
import type { Transaction } from "../../domain/transactions/types.ts";
import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const REVERSIBLE: Statement = {
  name: "reversible",
  text: `select t.doc as transaction, p.doc, p.idempotency_operation, p.fingerprint
    from transactions t left join payments p on p.id = t.payment_id and t.type <> 'reversal' where t.id = $1`,
};
const DOSSIER: Statement = {
  name: "reversal_dossier",
  text: `select r.doc as stored, o.doc as original, c.doc as counter, p.doc, p.idempotency_operation, p.fingerprint
    from reversals r join transactions o on o.id = r.transaction_id join transactions c on c.id = r.doc->'reversal'->>'reversalTransactionId'
    join payments p on p.id = o.payment_id where r.id = $1`,
};
const ONE: Statement = { name: "reversal_by_id", text: "select doc from reversals where id = $1" };
const BY_KEY: Statement = {
  name: "reversal_by_key",
  text: "select id from reversals where idempotency_key = $1 and idempotency_operation = $2",
};
const LATEST_OF_PAYMENT: Statement = {
  name: "reversal_of_payment",
  text: `select r.id from reversals r join transactions t on t.id = r.transaction_id where t.payment_id = $1 order by r.id desc limit 1`,
};

/** A transaction with the payment it carried out (null for fundings, reversals and card captures); null when there is none. */
export async function findReversible(
  db: Db,
  scope: TenantScope,
  transactionId: string,
): Promise<{ readonly transaction: Transaction; readonly payment: StoredPayment | null } | null> {
  const [row] = await db.statement<Row>(scope, REVERSIBLE, [transactionId]);
  if (row === undefined) return null;
  return {
    transaction: row["transaction"] as Transaction,
    payment: row["doc"] === null ? null : readPayment(row),
  };
}

/** A reversal with all that changes together with it; null when there is none. */
export async function findReversalDossier(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<ReversalDossier | null> {
  const [row] = await db.statement<Row>(scope, DOSSIER, [id]);
  if (row === undefined) return null;
  return {
    stored: row["stored"] as StoredReversal,
    original: row["original"] as Transaction,
    counter: row["counter"] as Transaction,
    payment: readPayment(row),
  };
}

/** A reversal without its trail, or null. */
export async function findReversal(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<Reversal | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : (row["doc"] as StoredReversal).reversal;
}

/** Id of the reversal a key made, however long ago. */
export async function findReversalByKey(
  db: Db,
  scope: TenantScope,
  operationId: string,
  key: string,
): Promise<string | null> {
  const [row] = await db.statement<Row>(scope, BY_KEY, [key, operationId]);
  return row === undefined ? null : String(row["id"]);
}

/** Id of the youngest reversal of a payment; null when nobody asked for one. */
export async function latestReversalOf(
  db: Db,
  scope: TenantScope,
  paymentId: string,
): Promise<string | null> {
  const [row] = await db.statement<Row>(scope, LATEST_OF_PAYMENT, [paymentId]);
  return row === undefined ? null : String(row["id"]);
}

/** Filters of listReversals; undefined members match everything. */
export interface ReversalFilter extends PageQuery {
  readonly status?: string;
  readonly reason?: string;
  readonly transactionId?: string;
}

/** Reversals without their trails, newest first. */
export async function listReversals(
  db: Db,
  scope: TenantScope,
  filter: ReversalFilter,
): Promise<Page<Reversal>> {
  const sql = listSql(
    "select doc from reversals",
    [
      ["livemode", scope.livemode],
      ["status", filter.status],
      ["reason", filter.reason],
      ["transaction_id", filter.transactionId],
    ],
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => (row["doc"] as StoredReversal).reversal,
    (reversal) => reversal.id,
  );
}
