import type { Db, Row, Run, Statement, TenantScope } from "../db.ts";
import type { WatchRow } from "../watch-rows.ts";

const ONE: Statement = {
  name: "watch_by_id",
  text: "select id, status, version, created_at, updated_at from watches where id = $1",
};
const MARK: Statement = {
  name: "low_balance_mark",
  text: "select settings->'lowBalanceAlert' as mark from platform.tenants where id = current_setting('app.tenant_id')",
};

/** Null before anything was told. */
export async function findWatch(db: Db, scope: TenantScope, id: string): Promise<WatchRow | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : (row as unknown as WatchRow);
}

/** Under which available balance the tenant wants to hear of it; null for never. Inside a transaction of the tenant's. */
export async function lowBalanceMark(
  run: Run,
): Promise<{ readonly amountMinorUnits: number; readonly currency: string } | null> {
  const [row] = await run<Row>(MARK, []);
  const mark = row?.["mark"] as { amountMinorUnits: number; currency: string } | null | undefined;
  return mark ?? null;
}
