import type { Db, Row, Statement, TenantScope } from "../db.ts";

/** A tenant's test-mode clock as stored. `offsetMs` is virtual minus real time; `frozenAt` stands still. */
export interface StoredClock {
  readonly offsetMs: number;
  readonly frozenAt: string | null;
  readonly updatedAt: string;
}

const READ: Statement = {
  name: "clock_read",
  text: "select offset_ms, frozen_at, updated_at from platform.clocks where tenant_id = $1 and livemode = $2",
};
const WRITE: Statement = {
  name: "clock_write",
  text: `insert into platform.clocks (tenant_id, livemode, offset_ms, frozen_at, updated_at) values ($1, $2, $3, $4, $5)
         on conflict (tenant_id, livemode) do update set offset_ms = excluded.offset_ms, frozen_at = excluded.frozen_at, updated_at = excluded.updated_at`,
};
const REMOVE: Statement = {
  name: "clock_remove",
  text: "delete from platform.clocks where tenant_id = $1 and livemode = $2",
};
const LEASE: Statement = {
  name: "clock_lease",
  text: `insert into platform.clocks (tenant_id, livemode, offset_ms, updated_at, advancing_until) values ($1, $2, 0, $3, clock_timestamp() + $4::bigint * interval '1 millisecond')
         on conflict (tenant_id, livemode) do update set advancing_until = excluded.advancing_until
         where platform.clocks.advancing_until is null or platform.clocks.advancing_until < clock_timestamp() or $5
         returning true as got`,
};
const RELEASE: Statement = {
  name: "clock_release",
  text: "update platform.clocks set advancing_until = null where tenant_id = $1 and livemode = $2",
};

/** Null means real time. Readable by the application outside of any tenant. */
export async function readClock(db: Db, scope: TenantScope): Promise<StoredClock | null> {
  const [row] = await db.run<Row>(READ, [scope.tenantId, scope.livemode]);
  if (row === undefined) return null;
  return {
    offsetMs: Number(row["offset_ms"]),
    frozenAt: row["frozen_at"] === null ? null : String(row["frozen_at"]),
    updatedAt: String(row["updated_at"]),
  };
}

export async function writeClock(db: Db, scope: TenantScope, clock: StoredClock): Promise<void> {
  await db.statement(scope, WRITE, [
    scope.tenantId,
    scope.livemode,
    clock.offsetMs,
    clock.frozenAt,
    clock.updatedAt,
  ]);
}

export async function removeClock(db: Db, scope: TenantScope): Promise<void> {
  await db.statement(scope, REMOVE, [scope.tenantId, scope.livemode]);
}

/** Keeps background workers off this tenant's jobs while the clock is being moved. False when someone else moves it. */
export async function leaseClock(
  db: Db,
  scope: TenantScope,
  realNow: Date,
  leaseMs: number,
  renew: boolean,
): Promise<boolean> {
  const rows = await db.statement(scope, LEASE, [
    scope.tenantId,
    scope.livemode,
    realNow.toISOString(),
    leaseMs,
    renew,
  ]);
  return rows.length === 1;
}

export async function releaseClock(db: Db, scope: TenantScope): Promise<void> {
  await db.statement(scope, RELEASE, [scope.tenantId, scope.livemode]);
}
