import type { AuditDraft } from "../../domain/audit/append.ts";
import type { AuditEntry } from "../../domain/audit/types.ts";
import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import type { AuditHead } from "./audit-head.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const HEAD: Statement = { name: "audit_head", text: "select sequence, hash from audit_heads" };
const DRAFTS: Statement = {
  name: "audit_drafts",
  text: "select draft from audit_drafts order by id limit $1",
};
const AFTER: Statement = {
  name: "audit_after",
  text: "select sequence, id, action, previous_hash, hash, entry from audit_entries where sequence > $1 order by sequence limit $2",
};
const OF_RESOURCE: Statement = {
  name: "audit_of_resource",
  text: "select entry from audit_entries where resource_id = $1 order by sequence",
};

/** The end of the chain, and what waits to be put behind it, in the order in which it happened. */
export async function auditHeadAndDrafts(
  db: Db,
  scope: TenantScope,
  limit: number,
): Promise<{ readonly head: AuditHead; readonly drafts: readonly AuditDraft[] }> {
  return db.tenant(scope, async (run) => {
    // The head first: drafts that somebody chains after this moment then fail on it, and are never chained twice.
    const [head] = await run<Row>(HEAD, []);
    const drafts = await run<Row>(DRAFTS, [limit]);
    return {
      head: { sequence: Number(head?.["sequence"]), hash: String(head?.["hash"]) },
      drafts: drafts.map((row) => row["draft"] as AuditDraft),
    };
  });
}

/** An entry with the columns that must agree with its text. */
export interface StoredAuditEntry {
  readonly sequence: number;
  readonly id: string;
  readonly action: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly entry: string;
}

/** Entries behind a place in the chain, in its order. */
export async function auditEntriesAfter(
  db: Db,
  scope: TenantScope,
  sequence: number,
  limit: number,
): Promise<readonly StoredAuditEntry[]> {
  const rows = await db.statement<Row>(scope, AFTER, [sequence, limit]);
  return rows.map((row) => ({
    sequence: Number(row["sequence"]),
    id: String(row["id"]),
    action: String(row["action"]),
    previousHash: String(row["previous_hash"]),
    hash: String(row["hash"]),
    entry: String(row["entry"]),
  }));
}

/** All entries about one resource, oldest first. */
export async function auditEntriesOf(
  db: Db,
  scope: TenantScope,
  resourceId: string,
): Promise<readonly AuditEntry[]> {
  const rows = await db.statement<Row>(scope, OF_RESOURCE, [resourceId]);
  return rows.map(entryOf);
}

/** Filters of listAuditEntries and of a transaction's trail; undefined members match everything. */
export interface AuditFilter extends PageQuery {
  readonly action?: string;
  readonly resourceId?: string;
  readonly actorId?: string;
  /** The transaction that entries belong to, whatever their resource. */
  readonly subjectId?: string;
}

/** Entries, newest first. */
export async function listAuditEntries(
  db: Db,
  scope: TenantScope,
  filter: AuditFilter,
): Promise<Page<AuditEntry>> {
  const sql = listSql(
    `select * from (select id, livemode, action, resource_id, subject_id, at as created_at, entry, entry::jsonb->'actor'->>'id' as actor_id from audit_entries) listed`,
    [
      ["livemode", scope.livemode],
      ["action", filter.action],
      ["resource_id", filter.resourceId],
      ["subject_id", filter.subjectId],
      ["actor_id", filter.actorId],
    ],
    filter,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(rows, sql, entryOf, (entry) => entry.id);
}

function entryOf(row: Row): AuditEntry {
  return JSON.parse(String(row["entry"])) as AuditEntry;
}
