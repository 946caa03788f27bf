import type { OutageRule } from "../../domain/routing/outages.ts";
import { enqueue } from "../../domain/shared/jobs.ts";
import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { commitIn } from "../unit.ts";

/** A time in which a rail could not be used. Times are ISO strings; `endedAt` is null while it lasts. */
export interface RailOutage {
  readonly rail: string;
  readonly downAt: string;
  readonly endedAt: string | null;
}

const FAILED: Statement = {
  name: "rail_connection_failed",
  text: `insert into rail_outages as o (tenant_id, livemode, rail, failures, probes, began_at)
    values (current_setting('app.tenant_id'), current_setting('app.livemode')::boolean, $1, 1, 0, $2::timestamptz)
    on conflict (tenant_id, livemode, rail) where ended_at is null do update set failures = o.failures + 1, probes = 0,
      down_at = coalesce(o.down_at, case when o.failures + 1 >= $3 then $2::timestamptz end)
    returning failures`,
};
const TAKE_OUT: Statement = {
  name: "rail_taken_out",
  text: `insert into rail_outages as o (tenant_id, livemode, rail, failures, probes, began_at, down_at)
    values (current_setting('app.tenant_id'), current_setting('app.livemode')::boolean, $1, 0, 0, $2::timestamptz, $2::timestamptz)
    on conflict (tenant_id, livemode, rail) where ended_at is null do update set down_at = coalesce(o.down_at, $2::timestamptz)`,
};
const ANSWERED: Statement = {
  name: "rail_answered",
  text: "update rail_outages set ended_at = $2::timestamptz where rail = $1 and ended_at is null and down_at is null",
};
const PROBED: Statement = {
  name: "rail_probe_answered",
  text: `update rail_outages set probes = probes + 1,
      ended_at = case when down_at is null or probes + 1 >= $3 then $2::timestamptz end
    where rail = $1 and ended_at is null`,
};
const LAST_DAY: Statement = {
  name: "rail_outages_last_day",
  text: `select rail, down_at, case when ended_at <= $1::timestamptz then ended_at end as ended_at from rail_outages
    where down_at <= $1::timestamptz and (ended_at is null or ended_at > $1::timestamptz - interval '24 hours') order by down_at, id`,
};

/** A connection to a rail failed at an instant. The one that takes the rail out also begins the look that announces it and probes. */
export async function noteFailedConnection(
  db: Db,
  scope: TenantScope,
  rail: string,
  at: Date,
  { failuresToDown }: OutageRule,
): Promise<void> {
  await db.tenant(scope, async (run) => {
    const [row] = await run<Row>(FAILED, [rail, at.toISOString(), failuresToDown]);
    if (Number(row?.["failures"]) !== failuresToDown) return;
    const now = at.getTime();
    await commitIn(run, scope, { jobs: [enqueue("rail.watch", rail, { again: false }, now, now)] });
  });
}

/** A rail is out for another reason than its connections, until probes bring it back; one that is out already stays so. */
export async function takeRailOut(
  db: Db,
  scope: TenantScope,
  rail: string,
  at: Date,
): Promise<void> {
  await db.statement(scope, TAKE_OUT, [rail, at.toISOString()]);
}

/** A rail answered a call, whatever it said: failures are no longer in a row. Only probes bring back a rail that is out. */
export async function noteAnswer(
  db: Db,
  scope: TenantScope,
  rail: string,
  at: Date,
): Promise<void> {
  await db.statement(scope, ANSWERED, [rail, at.toISOString()]);
}

/** A rail answered a probe. */
export async function noteAnsweredProbe(
  db: Db,
  scope: TenantScope,
  rail: string,
  at: Date,
  { probesToUp }: OutageRule,
): Promise<void> {
  await db.statement(scope, PROBED, [rail, at.toISOString(), probesToUp]);
}

/** Outages of all rails that lasted at an instant or ended in the 24 hours before it, oldest first. */
export async function outagesOfRails(
  db: Db,
  scope: TenantScope,
  asOf: Date,
): Promise<readonly RailOutage[]> {
  const rows = await db.statement<Row>(scope, LAST_DAY, [asOf.toISOString()]);
  return rows.map((row) => ({
    rail: String(row["rail"]),
    downAt: new Date(String(row["down_at"])).toISOString(),
    endedAt: row["ended_at"] === null ? null : new Date(String(row["ended_at"])).toISOString(),
  }));
}
