import type { Db, Row, Run, Statement, TenantScope } from "../db.ts";

const EDGES: Statement = {
  name: "event_edges",
  text: `select h.sequence as head, (select min(e.sequence) from events e where e.sequence is not null) as oldest from event_heads h`,
};
const FIRST_FROM: Statement = {
  name: "event_first_from",
  text: "select min(sequence) as sequence from events where created_at >= $1 and sequence is not null",
};
const PURGE: readonly Statement[] = [
  {
    name: "events_purge",
    text: "delete from events where created_at < $1 and sequence is not null",
  },
  {
    name: "deliveries_purge",
    text: "delete from deliveries where created_at < $1 and status in ('succeeded', 'failed', 'skipped')",
  },
  { name: "listen_results_purge", text: "delete from listen_results where recorded_at < $1" },
];

/** The last number given, and the oldest event that is still kept (null: none). */
export interface LogEdges {
  readonly head: number;
  readonly oldest: number | null;
}

export async function logEdges(db: Db, scope: TenantScope): Promise<LogEdges> {
  const [row] = await db.statement<Row>(scope, EDGES, []);
  return {
    head: Number(row?.["head"] ?? 0),
    oldest: row === undefined || row["oldest"] === null ? null : Number(row["oldest"]),
  };
}

export async function headSequence(db: Db, scope: TenantScope): Promise<number> {
  return (await logEdges(db, scope)).head;
}

/** Number of the first event from a time on; null when there is none yet. */
export async function firstSequenceFrom(
  db: Db,
  scope: TenantScope,
  at: string,
): Promise<number | null> {
  const [row] = await db.statement<Row>(scope, FIRST_FROM, [at]);
  return row === undefined || row["sequence"] === null ? null : Number(row["sequence"]);
}

/** Forgets events, finished deliveries and listeners' results from before a time. Their numbers are never given again. */
export async function purgeEvents(run: Run, before: Date): Promise<void> {
  for (const statement of PURGE) await run(statement, [before.toISOString()]);
}
