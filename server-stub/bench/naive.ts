import pg from "pg";

const TABLES = ["transactions", "payments", "fraud_analyses", "audit_drafts", "events"] as const;
const MEMBERS: Readonly<Record<(typeof TABLES)[number], string>> = {
  transactions: "transactions",
  payments: "payments",
  fraud_analyses: "fraudAnalyses",
  audit_drafts: "auditDrafts",
  events: "events",
};

/** Events with their resources, which a unit's document holds once (`whole_event`). */
function wholeEvents(unit: Readonly<Record<string, unknown>>): readonly object[] {
  const { events, payments } = unit as {
    readonly events: readonly { readonly data_of_payment?: number }[];
    readonly payments: readonly { readonly doc: { readonly payment: object } }[];
  };
  return events.map(({ data_of_payment: place, ...event }) =>
    place === undefined ? event : { ...event, data: payments[place]?.doc.payment },
  );
}

/**
 * Commits per second of the form nobody should write: the same rows, statement after statement, each a round trip of a named statement in
 * one transaction, without HTTP, checks and decisions. `next` makes the n-th document.
 */
export async function naiveCommits(
  url: string,
  tenantId: string,
  next: (index: number) => Readonly<Record<string, unknown>>,
  clients: number,
  seconds: number,
): Promise<{ readonly perSecond: number; readonly roundTrips: number }> {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  let index = 0;
  let done = 0;
  let roundTrips = 0;
  const until = performance.now() + seconds * 1_000;
  const commit = async (client: pg.PoolClient): Promise<void> => {
    const unit = next((index += 1));
    let trips = 0;
    const run = async (name: string, text: string, values: unknown[]): Promise<void> => {
      trips += 1;
      await client.query({ name: `naive_${name}`, text, values });
    };
    await run("begin", "begin", []);
    await run("enter", "select platform.enter($1, false)", [tenantId]);
    await run(
      "key",
      "insert into idempotency_keys select * from jsonb_populate_record(null::idempotency_keys, $1::jsonb)",
      [JSON.stringify(unit["idempotency"])],
    );
    for (const table of TABLES) {
      const rows = table === "events" ? wholeEvents(unit) : unit[MEMBERS[table]];
      if (rows === undefined) continue;
      await run(
        table,
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(rows)],
      );
    }
    await run("money", "select post_entries($1::jsonb)", [JSON.stringify(unit["entries"])]);
    await run(
      "jobs",
      `insert into platform.jobs (id, tenant_id, livemode, kind, subject, payload, run_at, max_attempts, created_at)
       select j.id, j.tenant_id, j.livemode, j.kind, j.subject, j.payload, j.run_at, j.max_attempts, j.created_at
       from jsonb_populate_recordset(null::platform.jobs, $1::jsonb) j`,
      [JSON.stringify(unit["jobs"])],
    );
    await run("commit", "commit", []);
    roundTrips = trips;
    done += 1;
  };
  try {
    await Promise.all(
      Array.from({ length: clients }, async () => {
        const client = await pool.connect();
        while (performance.now() < until) await commit(client);
        client.release();
      }),
    );
    return { perSecond: done / seconds, roundTrips };
  } finally {
    await pool.end();
  }
}
