import type { ClaimedJob } from "../db/queries/jobs.ts";
import type { FinishedJob } from "../domain/payments/callbacks.ts";
import type { Services } from "../domain/shared/services.ts";
import type { Connectors } from "../connectors/connector.ts";

/** What every job handler gets. `now` is Unix ms on the tenant's clock. */
export interface JobContext {
  readonly services: Services;
  readonly connectors: Connectors;
  readonly job: ClaimedJob;
  readonly now: number;
  /** To be committed with the handler's effect, so that a worker that lost its lease writes nothing. */
  readonly finishedJob: FinishedJob;
}

/** How a run ended, in a few words; `done` false means the handler wrote nothing and the runner ends the job. */
export interface JobResult {
  readonly result: string;
  readonly done: boolean;
}

/** Does one job. Throws to be tried again later; version conflicts and lost leases are handled by the runner. */
export type JobHandler = (context: JobContext) => Promise<JobResult>;

/** Nothing to do (any more): the payment has moved on. */
export const SKIPPED: JobResult = { result: "skipped", done: false };
