import type { Db, Row, Statement, TenantScope } from "../db.ts";

/** A job taken by a worker. `runAt` is on the tenant's clock. */
export interface ClaimedJob extends TenantScope {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly payload: unknown;
  readonly runAt: string;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly lockedBy: string;
}

const RETURNING =
  "returning j.id, j.tenant_id, j.livemode, j.kind, j.subject, j.payload, j.run_at, j.attempts, j.max_attempts, j.locked_by";

// Due is what has come on the tenant's own clock; tenants whose clock is being moved by hand are left alone meanwhile.
const claim = (name: string, kinds: string): Statement => ({
  name,
  text: `update platform.jobs j set locked_by = $1, locked_until = clock_timestamp() + $2::bigint * interval '1 millisecond', attempts = j.attempts + 1
    from (
      select d.id from platform.jobs d left join platform.clocks c on c.tenant_id = d.tenant_id and c.livemode = d.livemode
      where d.done_at is null and ${kinds} and (d.locked_until is null or d.locked_until < clock_timestamp())
        and d.run_at <= greatest($3::timestamptz, coalesce((select max(coalesce(frozen_at, $3::timestamptz + offset_ms * interval '1 millisecond')) from platform.clocks), $3::timestamptz))
        and d.run_at <= coalesce(c.frozen_at, $3::timestamptz + coalesce(c.offset_ms, 0) * interval '1 millisecond')
        and (c.advancing_until is null or c.advancing_until < clock_timestamp())
      order by d.run_at, d.id limit $4 for update of d skip locked) due
    where j.id = due.id ${RETURNING}`,
});
/** Deliveries are claimed apart from everything else; both conditions are those of an index. */
const CLAIM = {
  work: claim("jobs_claim", "d.kind <> 'webhook.deliver'"),
  deliveries: claim("jobs_claim_deliveries", "d.kind = 'webhook.deliver'"),
} as const;
const CLAIM_NEXT: Statement = {
  name: "jobs_claim_next",
  text: `update platform.jobs j set locked_by = $1, locked_until = clock_timestamp() + $2::bigint * interval '1 millisecond', attempts = j.attempts + 1
    where j.id = (
      select d.id from platform.jobs d
      where d.tenant_id = $3 and d.livemode = $4 and d.done_at is null and d.run_at <= $5 and (d.locked_until is null or d.locked_until < clock_timestamp())
      order by d.run_at, d.id limit 1 for update skip locked) ${RETURNING}`,
};
const BUSY: Statement = {
  name: "jobs_busy",
  text: `select count(*)::int as count from platform.jobs
    where tenant_id = $1 and livemode = $2 and done_at is null and run_at <= $3 and locked_by is not null and locked_until >= clock_timestamp()`,
};
const FINISH: Statement = {
  name: "jobs_finish",
  text: "update platform.jobs set done_at = clock_timestamp(), locked_until = null where id = $1 and locked_by = $2 and done_at is null",
};
const FINISH_ALL: Statement = {
  name: "jobs_finish_all",
  text: "update platform.jobs set done_at = clock_timestamp(), locked_until = null where id = any ($1) and locked_by = $2 and done_at is null",
};
const LET_GO: Statement = {
  name: "jobs_let_go",
  text: "update platform.jobs set locked_by = null, locked_until = null where id = any ($1) and locked_by = $2 and done_at is null",
};
const RETRY: Statement = {
  name: "jobs_retry",
  text: `update platform.jobs set locked_by = null, last_error = $3, locked_until = case when attempts >= max_attempts then null else clock_timestamp() + $4::bigint * interval '1 millisecond' end,
      done_at = case when attempts >= max_attempts then clock_timestamp() end
    where id = $1 and locked_by = $2 and done_at is null`,
};
const PURGE: Statement = {
  name: "jobs_purge",
  text: `delete from platform.jobs where done_at < clock_timestamp() - interval '7 days'`,
};

/** Takes up to `limit` jobs that are due anywhere. A job whose worker does not finish within the lease is taken again. */
export async function claimDue(
  db: Db,
  worker: string,
  leaseMs: number,
  realNow: Date,
  limit: number,
  kinds: keyof typeof CLAIM = "work",
): Promise<readonly ClaimedJob[]> {
  const rows = await db.run<Row>(CLAIM[kinds], [worker, leaseMs, realNow.toISOString(), limit]);
  return rows.map(jobOf).sort(byTime);
}

/** Takes the earliest job of one tenant and mode that is due at `until` (tenant's clock). */
export async function claimNext(
  db: Db,
  scope: TenantScope,
  worker: string,
  leaseMs: number,
  until: Date,
): Promise<ClaimedJob | null> {
  const [row] = await db.run<Row>(CLAIM_NEXT, [
    worker,
    leaseMs,
    scope.tenantId,
    scope.livemode,
    until.toISOString(),
  ]);
  return row === undefined ? null : jobOf(row);
}

/** Jobs of the tenant due at `until` that some worker holds right now. */
export async function countBusy(db: Db, scope: TenantScope, until: Date): Promise<number> {
  const [row] = await db.run<Row>(BUSY, [scope.tenantId, scope.livemode, until.toISOString()]);
  return Number(row?.["count"] ?? 0);
}

/** Ends a job that had nothing to write. */
export async function finishJob(db: Db, job: ClaimedJob): Promise<void> {
  await db.run(FINISH, [job.id, job.lockedBy]);
}

/** Ends jobs that their holder kept for the case of his death. */
export async function finishJobs(db: Db, ids: readonly string[], holder: string): Promise<void> {
  if (ids.length > 0) await db.run(FINISH_ALL, [ids, holder]);
}

/** Lets others have such jobs at once. */
export async function letGoOfJobs(db: Db, ids: readonly string[], holder: string): Promise<void> {
  if (ids.length > 0) await db.run(LET_GO, [ids, holder]);
}

/** Gives a job back, to be tried again after a while of real time, or for good after its last attempt. */
export async function retryJob(
  db: Db,
  job: ClaimedJob,
  error: string,
  delayMs: number,
): Promise<void> {
  await db.run(RETRY, [job.id, job.lockedBy, error.slice(0, 1000), delayMs]);
}

/** Forgets jobs that were done a week ago. */
export async function purgeJobs(db: Db): Promise<void> {
  await db.run(PURGE, []);
}

function jobOf(row: Row): ClaimedJob {
  return {
    id: String(row["id"]),
    tenantId: String(row["tenant_id"]),
    livemode: row["livemode"] === true,
    kind: String(row["kind"]),
    subject: String(row["subject"]),
    payload: row["payload"],
    runAt: String(row["run_at"]),
    attempts: Number(row["attempts"]),
    maxAttempts: Number(row["max_attempts"]),
    lockedBy: String(row["locked_by"]),
  };
}

function byTime(a: ClaimedJob, b: ClaimedJob): number {
  return a.runAt < b.runAt ? -1 : a.runAt > b.runAt ? 1 : a.id < b.id ? -1 : 1;
}
