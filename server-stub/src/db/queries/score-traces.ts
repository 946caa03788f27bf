import type { ScoreTrace } from "../../scoring/trace.ts";
import type { Db, Row, Statement, TenantScope } from "../db.ts";

/** What is kept of one score that a trained model gave. */
export interface StoredTrace {
  readonly id: string;
  /** Unix ms. */
  readonly at: number;
  readonly trace: ScoreTrace;
  /** Of fraud analyses: who pays (blind index), what was decided, and what a person said of it later. */
  readonly sender: string | null;
  readonly decision: string;
  readonly label: string | null;
}

export type TraceKind = "fraud" | "credit";

const PAGE = 1_000;
const PAGES: Readonly<Record<TraceKind, Statement>> = {
  fraud: {
    name: "score_traces_fraud",
    text: `select a.id, (extract(epoch from a.created_at) * 1000)::bigint as at, a.trace, a.sender_key as sender, a.decision, a.label
      from fraud_analyses a
      where a.livemode = $1 and a.id > $2 and a.trace is not null order by a.id limit $3`,
  },
  credit: {
    name: "score_traces_credit",
    text: `select s.id, (extract(epoch from s.created_at) * 1000)::bigint as at, s.doc->'trace' as trace, null as sender, s.decision, null as label
      from credit_scores s
      where s.livemode = $1 and s.id > $2 and jsonb_typeof(s.doc->'trace') = 'object' order by s.id limit $3`,
  },
};

/** All of a tenant's traces in one mode, oldest first, a page per transaction. */
export async function* scoreTraces(
  db: Db,
  scope: TenantScope,
  kind: TraceKind,
): AsyncGenerator<StoredTrace> {
  for (let after = ""; ;) {
    const rows = await db.statement<Row>(scope, PAGES[kind], [scope.livemode, after, PAGE]);
    for (const row of rows)
      yield {
        id: String(row["id"]),
        at: Number(row["at"]),
        trace: row["trace"] as ScoreTrace,
        sender: row["sender"] === null ? null : String(row["sender"]),
        decision: String(row["decision"]),
        label: row["label"] === null ? null : String(row["label"]),
      };
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = String(last["id"]);
  }
}
