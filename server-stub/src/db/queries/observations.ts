import type { Observation } from "../../domain/routing/types.ts";
import type { Db, Row, Statement, TenantScope } from "../db.ts";

/** One rail in one hour before an instant, over all corridors; hour 0 is the last one. `p95` in seconds, of the successes. */
export interface HourOfRail {
  readonly rail: string;
  readonly hour: number;
  readonly attempts: number;
  readonly successes: number;
  readonly p95: number | null;
  /** The same since the rail last came back from an outage, when that was within the hour: what was before is over. */
  readonly judged: {
    readonly attempts: number;
    readonly successes: number;
    readonly p95: number | null;
  };
}

const HOURS: Statement = {
  name: "observations_hours",
  text: `with back as (
      select rail, max(ended_at) as at from rail_outages
      where down_at is not null and ended_at <= $1::timestamptz and ended_at > $1::timestamptz - interval '24 hours' group by rail)
    select o.rail, floor(extract(epoch from ($1::timestamptz - o.observed_at)) / 3600)::int as hour, count(*)::int as attempts,
      (count(*) filter (where o.succeeded))::int as successes,
      percentile_disc(0.95) within group (order by o.latency_seconds) filter (where o.succeeded) as p95,
      (count(*) filter (where b.at is null or o.observed_at > b.at))::int as judged_attempts,
      (count(*) filter (where o.succeeded and (b.at is null or o.observed_at > b.at)))::int as judged_successes,
      percentile_disc(0.95) within group (order by o.latency_seconds) filter (where o.succeeded and (b.at is null or o.observed_at > b.at)) as judged_p95
    from observations o left join back b on b.rail = o.rail
    where o.observed_at > $1::timestamptz - interval '24 hours' and o.observed_at <= $1::timestamptz group by 1, 2`,
};
const WINDOW: Statement = {
  name: "observations_window",
  text: `select rail, amount, cost, tariff, fx_margin_bps, succeeded, latency_seconds, observed_at from observations
    where corridor_id = $1 and observed_at >= $2::timestamptz - interval '24 hours' and observed_at <= $2::timestamptz order by observed_at, id`,
};

/** The last day of every rail by the hour. */
export async function hoursOfRails(
  db: Db,
  scope: TenantScope,
  asOf: Date,
): Promise<readonly HourOfRail[]> {
  const rows = await db.statement<Row>(scope, HOURS, [asOf.toISOString()]);
  return rows.map((row) => ({
    rail: String(row["rail"]),
    hour: Number(row["hour"]),
    attempts: Number(row["attempts"]),
    successes: Number(row["successes"]),
    p95: numberOrNull(row["p95"]),
    judged: {
      attempts: Number(row["judged_attempts"]),
      successes: Number(row["judged_successes"]),
      p95: numberOrNull(row["judged_p95"]),
    },
  }));
}

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** The observations of a corridor in the 24 hours before an instant, both ends included. */
export async function observationsOf(
  db: Db,
  scope: TenantScope,
  corridorId: string,
  asOf: Date,
): Promise<readonly Observation[]> {
  const rows = await db.statement<Row>(scope, WINDOW, [corridorId, asOf.toISOString()]);
  return rows.map((row) => ({
    rail: String(row["rail"]),
    amount: Number(row["amount"]),
    cost: Number(row["cost"]),
    tariff: Number(row["tariff"]),
    fxMarginBps: Number(row["fx_margin_bps"]),
    succeeded: row["succeeded"] === true,
    latencySeconds: Number(row["latency_seconds"]),
    observedAt: Date.parse(String(row["observed_at"])),
  }));
}
