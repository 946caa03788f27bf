import { isFailure } from "../db/failures.ts";
import { finishJob, retryJob, type ClaimedJob } from "../db/queries/jobs.ts";
import { tenantNow } from "../domain/sandbox/clock.ts";
import type { JobKind } from "../domain/shared/jobs.ts";
import { inFaultScope } from "../domain/shared/fault-scope.ts";
import type { Services } from "../domain/shared/services.ts";
import type { Connectors } from "../connectors/connector.ts";
import { traceJob } from "../telemetry.ts";
import { HANDLERS } from "./registry.ts";

const CONFLICT_TRIES = 20;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 300_000;

/** What the runner needs beside the services. */
export interface WorkerTools {
  readonly services: Services;
  readonly connectors: Connectors;
  /** Told about jobs that threw (they are tried again), and about trouble that is no job's (null). */
  readonly onError: (job: ClaimedJob | null, error: unknown) => void;
}

/** Does one claimed job to its end. Never throws: what fails is given back with a growing delay. Answers the result in a few words. */
export function runJob(tools: WorkerTools, job: ClaimedJob): Promise<string> {
  return traceJob(job.kind, () => doJob(tools, job));
}

async function doJob(tools: WorkerTools, job: ClaimedJob): Promise<string> {
  const { services } = tools;
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        const now = (await tenantNow(services, job)).getTime();
        const handler = HANDLERS[job.kind as JobKind];
        const context = {
          services,
          connectors: tools.connectors,
          job,
          now,
          finishedJob: { id: job.id, lockedBy: job.lockedBy },
        };
        const { result, done } = await inFaultScope(job, () => handler(context));
        if (!done) await finishJob(services.db, job);
        return result;
      } catch (error) {
        // A callback and a deadline met; the loser looks at the new state.
        if (!isFailure(error, "version_conflict", "audit_conflict") || tries >= CONFLICT_TRIES)
          throw error;
      }
    }
  } catch (error) {
    if (isFailure(error, "lease_lost")) return "taken_over";
    tools.onError(job, error);
    const delay = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(job.attempts, 12));
    await retryJob(
      services.db,
      job,
      error instanceof Error ? error.message : String(error),
      delay,
    ).catch(() => undefined);
    return "failed";
  }
}
