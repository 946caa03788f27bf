import type { Actor } from "../../domain/shared/actor.ts";
import type { Db, Row, Run, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

/** A logged request exactly as the API answers it. */
export interface LoggedRequest {
  readonly id: string;
  readonly object: "request_log_entry";
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly operationId: string | null;
  readonly status: number;
  readonly code: string | null;
  readonly durationMs: number;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly apiVersion: string;
  readonly correlationId: string | null;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly livemode: boolean;
}

export interface LogFilter {
  readonly operationId?: string;
  readonly minStatus?: number;
}

const INSERT: Statement = {
  name: "request_log_insert",
  text: `insert into request_log (id, tenant_id, livemode, operation_id, status, doc, created_at)
    select e->>'id', $1, $2, e->>'operationId', (e->>'status')::integer, e, (e->>'at')::timestamptz from jsonb_array_elements($3::jsonb) e on conflict do nothing`,
};
const HEAD: Statement = {
  name: "request_log_head",
  text: "select coalesce(max(position), 0) as position from request_log",
};
// Numbers become visible in the order of commits, not of their making; so a follower looks back a little and skips what it knows.
const AFTER: Statement = {
  name: "request_log_after",
  text: `select position, doc from request_log where position > $1 and ($2::text is null or operation_id = $2) and status >= $3 order by position limit $4`,
};
const PURGE: Statement = {
  name: "request_log_purge",
  text: "delete from request_log where created_at < $1",
};

export async function insertLogged(
  db: Db,
  scope: TenantScope,
  entries: readonly LoggedRequest[],
): Promise<void> {
  await db.statement(scope, INSERT, [scope.tenantId, scope.livemode, JSON.stringify(entries)]);
}

export async function listLogged(
  db: Db,
  scope: TenantScope,
  filter: PageQuery & LogFilter,
): Promise<Page<LoggedRequest>> {
  const sql = listSql(
    "select * from request_log",
    [["operation_id", filter.operationId]],
    filter,
    "id",
    [["status >=", filter.minStatus]],
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => row["doc"] as LoggedRequest,
    (entry) => entry.id,
  );
}

export async function logHead(db: Db, scope: TenantScope): Promise<number> {
  const [row] = await db.statement<Row>(scope, HEAD, []);
  return Number(row?.["position"] ?? 0);
}

/** Requests written behind a position, in the order they were written. */
export async function loggedAfter(
  db: Db,
  scope: TenantScope,
  position: number,
  filter: LogFilter,
  limit: number,
): Promise<readonly { readonly position: number; readonly entry: LoggedRequest }[]> {
  const rows = await db.statement<Row>(scope, AFTER, [
    position,
    filter.operationId ?? null,
    filter.minStatus ?? 0,
    limit,
  ]);
  return rows.map((row) => ({
    position: Number(row["position"]),
    entry: row["doc"] as LoggedRequest,
  }));
}

/** Forgets what was answered before a time. */
export async function purgeLogged(run: Run, before: Date): Promise<void> {
  await run(PURGE, [before.toISOString()]);
}
