import type { Db, Row, Statement, TenantScope } from '../db.ts';
import { readPayment } from '../../domain/payments/rows.ts';
import type { StoredPayment } from '../../domain/payments/types.ts';

const ONE: Statement = { name: 'payment_by_id', text: 'select doc, idempotency_operation, fingerprint from payments where id = $1' };
const BY_KEY: Statement = { name: 'payment_by_key', text: 'select id from payments where idempotency_key = $1 and idempotency_operation = $2' };

/** A payment with everything kept of it, or null when this tenant and mode has none with the id. */
export async function findPayment(db: Db, scope: TenantScope, id: string): Promise<StoredPayment | null> {
  const [row] = await db.tenant(scope, (run) => run<Row>(ONE, [id]));
  return row === undefined ? null : readPayment(row);
}

/** Id of the payment a key made, however long ago; null when there is none. */
export async function findPaymentByKey(db: Db, scope: TenantScope, operationId: string, key: string): Promise<string | null> {
  const [row] = await db.tenant(scope, (run) => run<Row>(BY_KEY, [key, operationId]));
  return row === undefined ? null : String(row['id']);
}
