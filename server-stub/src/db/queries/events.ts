import type { DeliverableEvent } from "./deliveries.ts";
import type { Db, Row, Run, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

/** An event exactly as the API answers it (enveloped form); it has a sequence once it is visible. */
export interface StoredEvent {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  readonly timestamp: string;
  readonly apiVersion: string;
  readonly livemode: boolean;
  readonly tenantId: string;
  readonly sequence: number;
  readonly resourceVersion: number;
  readonly request: { readonly id: string | null; readonly idempotencyKey: string | null } | null;
  readonly data: object;
  readonly previous: object | null;
  readonly sandboxFaultId: string | null;
}

const PENDING: Statement = {
  name: "outbox_tenants",
  text: "select distinct tenant_id, livemode from platform.outbox limit 200",
};
const NUMBER: Statement = {
  name: "outbox_number",
  text: "select * from take_numbers(500) order by sequence",
};
const ONE = named("select * from events where id = $1 and sequence is not null");

/** Tenants and modes that have events without a number. */
export async function pendingTenants(db: Db): Promise<readonly TenantScope[]> {
  const rows = await db.run<Row>(PENDING, []);
  return rows.map((row) => ({
    tenantId: String(row["tenant_id"]),
    livemode: row["livemode"] === true,
  }));
}

/** Numbers up to 500 events in the order of their ids and answers them, inside a transaction of the tenant's. Only one process does it at a time. */
export async function takeNumbers(run: Run): Promise<readonly DeliverableEvent[]> {
  const rows = await run<Row>(NUMBER, []);
  return rows.map((row) => ({
    id: String(row["id"]),
    type: String(row["type"]),
    resourceId: String(row["resource_id"]),
    sequence: Number(row["sequence"]),
  }));
}

export async function findEvent(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<StoredEvent | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : eventOf(row, scope);
}

/** Numbered events, newest first; or in order from a sequence on, when `afterSequence` is given. */
export async function listEvents(
  db: Db,
  scope: TenantScope,
  filter: PageQuery & { readonly type?: string | readonly string[]; readonly resourceId?: string },
): Promise<Page<StoredEvent>> {
  const sql = listSql(
    "select * from (select * from events where sequence is not null) numbered",
    [
      ["livemode", scope.livemode],
      ["type", filter.type],
      ["resource_id", filter.resourceId],
    ],
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => eventOf(row, scope),
    (event) => event.id,
  );
}

const AFTER = named("select * from events where sequence > $1 order by sequence limit $2");

/** Events behind a sequence number, oldest first: for streams and for consumers that fill a gap. */
export async function eventsAfter(
  db: Db,
  scope: TenantScope,
  sequence: number,
  limit: number,
): Promise<readonly StoredEvent[]> {
  const rows = await db.statement<Row>(scope, AFTER, [sequence, limit]);
  return rows.map((row) => eventOf(row, scope));
}

function eventOf(row: Row, scope: TenantScope): StoredEvent {
  return {
    id: String(row["id"]),
    object: "event",
    type: String(row["type"]),
    timestamp: String(row["created_at"]),
    apiVersion: String(row["api_version"]),
    livemode: scope.livemode,
    tenantId: scope.tenantId,
    sequence: Number(row["sequence"]),
    resourceVersion: Number(row["resource_version"]),
    request: row["request"] as StoredEvent["request"],
    data: row["data"] as object,
    previous: row["previous"] as object | null,
    sandboxFaultId: row["sandbox_fault_id"] as string | null,
  };
}
