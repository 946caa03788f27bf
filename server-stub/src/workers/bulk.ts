import { advanceBulk, beat } from "../domain/bulk/advance.ts";
import type { JobPayloads } from "../domain/shared/jobs.ts";
import type { JobHandler } from "./handlers.ts";

/** Moves a batch on; see `advanceBulk`. The next heartbeat is committed with the end of this one. */
export const advance: JobHandler = async ({ services, job, now, finishedJob }) => {
  const { bulkPaymentId, beat: step } = job.payload as JobPayloads["bulk.advance"];
  const result = await advanceBulk(services, job, bulkPaymentId, now);
  await beat(services, job, bulkPaymentId, step, now, finishedJob);
  return { result, done: true };
};
