import { findCustomer } from "../db/queries/customers.ts";
import { assessedCustomer } from "../domain/customers/identity.ts";
import { findIdentityRow } from "../db/queries/identity.ts";
import { commit } from "../db/unit.ts";
import {
  checkRow,
  completed,
  scoreColumns,
  scoreEvents,
  type StoredCheck,
  type StoredScore,
} from "../domain/kyc/commands.ts";
import { enqueue } from "../domain/shared/jobs.ts";
import { newEvent } from "../domain/shared/events.ts";
import { SKIPPED, type JobContext, type JobHandler, type JobResult } from "./handlers.ts";

/** The authority has answered: an assessment, or a deprecated check, is finished. */
export const completeIdentity: JobHandler = (context) =>
  context.job.subject.startsWith("kyc_") ? completeCheck(context) : completeScore(context);

async function completeScore({ services, job, now, finishedJob }: JobContext): Promise<JobResult> {
  const row = await findIdentityRow(services.db, job, "kyc_scores", job.subject);
  const stored = row?.doc as StoredScore | undefined;
  if (row === null || stored?.pending == null) return SKIPPED;
  const score = completed(stored.score, stored.pending, new Date(now).toISOString());
  const changed = { ...row, ...scoreColumns({ ...stored, score, pending: null }) };
  const customer =
    score.customerId === null ? null : await findCustomer(services.db, job, score.customerId);
  const assessed = assessedCustomer(customer, score, score.updatedAt, null);
  const { widgetSessionId: sessionId } = stored;
  const unit = {
    updates: [{ table: "kyc_scores" as const, row: changed }, ...assessed.updates],
    events: [...scoreEvents(score, null), ...assessed.events],
    jobs:
      sessionId === undefined
        ? []
        : [enqueue("widget_session.settle", sessionId, { sessionId }, now, now)],
    finishedJob,
  };
  await commit(services.db, job, unit, null);
  return { result: score.decision ?? "completed", done: true };
}

async function completeCheck({ services, job, now, finishedJob }: JobContext): Promise<JobResult> {
  const row = await findIdentityRow(services.db, job, "kyc_checks", job.subject);
  const stored = row?.doc as StoredCheck | undefined;
  if (stored?.pending == null) return SKIPPED;
  const at = new Date(now).toISOString();
  const check = {
    ...stored.check,
    ...stored.pending,
    version: stored.check.version + 1,
    updatedAt: at,
    checkedAt: at,
  };
  const unit = {
    updates: [{ table: "kyc_checks" as const, row: checkRow({ check, pending: null }) }],
    events: [newEvent("kyc_check.completed", check, at, null)],
    finishedJob,
  };
  await commit(services.db, job, unit, null);
  return { result: check.status, done: true };
}
