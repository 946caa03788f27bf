import { ConnectionFailure } from "../connectors/connector.ts";
import { isFailure } from "../db/failures.ts";
import { listBalances } from "../db/queries/accounts.ts";
import { hoursOfRails } from "../db/queries/observations.ts";
import { outagesOfRails, takeRailOut, type RailOutage } from "../db/queries/rail-outages.ts";
import { findWatch, lowBalanceMark } from "../db/queries/watches.ts";
import type { EventRow } from "../db/rows.ts";
import { commit } from "../db/unit.ts";
import { railView, type RailView } from "../domain/reference/rail-views.ts";
import { railOf } from "../domain/reference/rails.ts";
import { newEvent } from "../domain/shared/events.ts";
import { enqueue, type JobPayloads } from "../domain/shared/jobs.ts";
import { SKIPPED, type JobContext, type JobHandler, type JobResult } from "./handlers.ts";

/** While something is not as it should be, it is looked at again and again. */
const AGAIN_MS = 5 * 60_000;
/** A rail that is out is probed this often. */
export const PROBE_MS = 30_000;

const RAIL_EVENTS = { up: "rail.recovered", degraded: "rail.degraded", down: "rail.down" } as const;

/** Announces that a rail got worse or better (domain 5.1 point 9), as the tenant's own last hour shows it. */
export const watchRail: JobHandler = async (context) => {
  const { services, job, now } = context;
  const at = new Date(now);
  // Only the looks that follow each other probe; others come whenever an attempt fails.
  const { again } = job.payload as JobPayloads["rail.watch"];
  if (again && isOut(job.subject, await outagesOfRails(services.db, job, at))) await probe(context);
  const rail = railOf(job.subject);
  const hours = await hoursOfRails(services.db, job, at);
  let outages = await outagesOfRails(services.db, job, at);
  let view = railView(rail, hours, outages, now, job.livemode);
  if (view.health.status === "down" && !isOut(rail.id, outages)) {
    // Its success rate took it out; only probes bring it back, because nobody sends it anything meanwhile.
    await takeRailOut(services.db, job, rail.id, at);
    outages = await outagesOfRails(services.db, job, at);
    view = railView(rail, hours, outages, now, job.livemode);
  }
  const { status } = view.health;
  const againMs = isOut(view.id, outages) ? PROBE_MS : AGAIN_MS;
  return announce(context, "rail.watch", `rail:${view.id}`, status, "up", againMs, (version, at) =>
    newEvent(RAIL_EVENTS[status], changedRail(view, version, at), at, null),
  );
};

function isOut(rail: string, outages: readonly RailOutage[]): boolean {
  return outages.some((one) => one.rail === rail && one.endedAt === null);
}

/** Asks a rail that is out whether it is back; the connector counts the answers. */
async function probe({ job, now, connectors }: JobContext): Promise<void> {
  const { subject: rail, tenantId, livemode } = job;
  await connectors(rail)
    .probe({ rail, tenantId, livemode, now })
    .catch((error: unknown) => {
      if (!(error instanceof ConnectionFailure)) throw error;
    });
}

function changedRail(view: RailView, version: number, updatedAt: string): RailView {
  return { ...view, version, updatedAt };
}

/** Announces that what is available in a currency fell below the tenant's mark. That it rose again has no event of its own. */
export const watchBalance: JobHandler = async (context) => {
  const { services, job, now } = context;
  const asOf = new Date(now).toISOString();
  const mark = await services.db.tenant(job, lowBalanceMark);
  const balance = (await listBalances(services.db, job, asOf)).find(
    ({ currency }) => currency === job.subject,
  );
  if (balance === undefined) return SKIPPED;
  const isLow =
    mark?.currency === job.subject && balance.available.amountMinorUnits < mark.amountMinorUnits;
  return announce(
    context,
    "balance.watch",
    `balance:${job.subject}`,
    isLow ? "low" : "enough",
    "enough",
    AGAIN_MS,
    (version, at) =>
      isLow
        ? {
            ...newEvent("balance.low", { id: job.subject, object: "balance", version }, at, null),
            data: balance,
          }
        : null,
  );
};

/** Tells a change once, however many look at the same time, and looks again later while the state is not `calm`. */
async function announce(
  { services, job, now, finishedJob }: JobContext,
  kind: "rail.watch" | "balance.watch",
  id: string,
  status: string,
  calm: string,
  againMs: number,
  eventOf: (version: number, at: string) => EventRow | null,
): Promise<JobResult> {
  const before = await findWatch(services.db, job, id);
  const was = before?.status ?? calm;
  const isChanged = status !== was;
  const isAgain = (job.payload as { readonly again: boolean }).again;
  // One chain of looks is enough: it begins with the first change for the worse.
  const looksAgain = status !== calm && (isAgain || was === calm);
  if (!isChanged && !looksAgain) return SKIPPED;
  const at = new Date(now).toISOString();
  const row = {
    id,
    status,
    version: (before?.version ?? 0) + 1,
    created_at: before?.created_at ?? at,
    updated_at: at,
  };
  const event = isChanged ? eventOf(row.version, at) : null;
  const write = { table: "watches", row } as const;
  try {
    await commit(
      services.db,
      job,
      {
        ...(isChanged ? (before === null ? { inserts: [write] } : { updates: [write] }) : {}),
        events: event === null ? [] : [event],
        jobs: looksAgain ? [enqueue(kind, job.subject, { again: true }, now + againMs, now)] : [],
        finishedJob,
      },
      null,
    );
  } catch (error) {
    // Another look at the same moment was the first to tell.
    if (isFailure(error, "unique_violation")) return SKIPPED;
    throw error;
  }
  return { result: isChanged ? status : "unchanged", done: true };
}
