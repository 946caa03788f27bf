import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { readStoredAnswer, type StoredAnswer } from "../unit.ts";

const ONE: Statement = {
  name: "idempotency_key",
  text: "select * from idempotency_keys where key = $1 and operation_id = $2",
};
const EXPIRE: Statement = {
  name: "idempotency_expire",
  text: "delete from idempotency_keys where expires_at <= $1",
};

/** The answer a key stored, or null while it is free. */
export async function findKey(
  db: Db,
  scope: TenantScope,
  operationId: string,
  key: string,
): Promise<StoredAnswer | null> {
  const [row] = await db.statement<Row>(scope, ONE, [key, operationId]);
  return readStoredAnswer(row);
}

/** Removes answers past their time. The rows the keys made stay unique for ever. */
export async function expireKeys(db: Db, scope: TenantScope, now: Date): Promise<void> {
  await db.statement(scope, EXPIRE, [now.toISOString()]);
}
