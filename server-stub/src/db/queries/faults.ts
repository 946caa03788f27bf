import type { SandboxFault } from "../../domain/sandbox/faults.ts";
import type { Db, Row, Run, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const DRAW: Statement = {
  name: "fault_draw",
  text: `update sandbox_faults set draws = draws + 1 where target = $1 and expires_at > $2 and (max_count is null or hit_count < max_count) returning *`,
};
const HIT: Statement = {
  name: "fault_hit",
  text: `update sandbox_faults set hit_count = hit_count + 1, version = version + 1, updated_at = $2
    where id = $1 and (max_count is null or hit_count < max_count) returning *`,
};
const REMOVE: Statement = {
  name: "fault_remove",
  text: "delete from sandbox_faults where id = $1 returning id",
};
const ANY: Statement = {
  name: "fault_any",
  text: "select exists (select from sandbox_faults where target = $1 and expires_at > $2) as yes",
};

/** Faults newest first. The state follows from the counts and the tenant's time `now`. */
export async function listFaults(
  db: Db,
  scope: TenantScope,
  page: PageQuery & { readonly status?: string },
  now: Date,
): Promise<Page<SandboxFault>> {
  const at = now.toISOString();
  const left = "coalesce(max_count, 2147483647) - hit_count";
  const bounds: readonly (readonly [string, string | number])[] =
    page.status === undefined
      ? []
      : page.status === "exhausted"
        ? [[`${left} <=`, 0]]
        : [
            [`${left} >`, 0],
            [page.status === "expired" ? "expires_at <=" : "expires_at >", at],
          ];
  const sql = listSql("select * from sandbox_faults", [], page, "id", bounds);
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(rows, sql, faultOf, (fault) => fault.id);
}

/** Counts a call that a target's active faults could hit, and answers them in the order they were made. */
export async function drawFaults(
  run: Run,
  target: string,
  now: Date,
): Promise<readonly SandboxFault[]> {
  const rows = await run<Row>(DRAW, [target, now.toISOString()]);
  return rows.map(faultOf).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Counts a hit; null when the fault was used up in the meantime. */
export async function hitFault(run: Run, id: string, now: Date): Promise<SandboxFault | null> {
  const [row] = await run<Row>(HIT, [id, now.toISOString()]);
  return row === undefined ? null : faultOf(row);
}

export async function hasFaults(
  db: Db,
  scope: TenantScope,
  target: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db.statement<Row>(scope, ANY, [target, now.toISOString()]);
  return row?.["yes"] === true;
}

/** False when there is none. */
export async function removeFault(db: Db, scope: TenantScope, id: string): Promise<boolean> {
  return (await db.statement(scope, REMOVE, [id])).length === 1;
}

function faultOf(row: Row): SandboxFault {
  return {
    id: String(row["id"]),
    target: String(row["target"]),
    kind: row["kind"] as SandboxFault["kind"],
    doc: row["doc"] as SandboxFault["doc"],
    max_count: row["max_count"] === null ? null : Number(row["max_count"]),
    hit_count: Number(row["hit_count"]),
    draws: Number(row["draws"]),
    expires_at: String(row["expires_at"]),
    version: Number(row["version"]),
    created_at: String(row["created_at"]),
    updated_at: String(row["updated_at"]),
  };
}
