import { openSessionsOf, findVisit } from "../db/queries/widgets.ts";
import { commit } from "../db/unit.ts";
import { enqueue, type JobPayloads } from "../domain/shared/jobs.ts";
import { endOf } from "../domain/widgets/end.ts";
import { SessionSteps } from "../domain/widgets/sessions.ts";
import { SKIPPED, type JobHandler } from "./handlers.ts";

/** A session's time is over, or what its visitor caused has come to an end. */
export const settleSession: JobHandler = async ({ services, job, now, finishedJob }) => {
  const visit = await findVisit(services.db, job, job.subject);
  if (visit === null) return SKIPPED;
  const end = await endOf(services.db, job, visit, now);
  if (end === null) return SKIPPED;
  const steps = new SessionSteps(visit.stored, now, null);
  steps.move(end.status, end.result);
  await commit(services.db, job, { ...steps.unit(), finishedJob }, null);
  return { result: end.status, done: true };
};

/** A widget was disabled: each of its sessions is settled by itself, so that none waits for another. */
export const endSessions: JobHandler = async ({ services, job, now, finishedJob }) => {
  const { widgetId } = job.payload as JobPayloads["widget.end_sessions"];
  const ids = await openSessionsOf(services.db, job, widgetId);
  const jobs = ids.map((id) => enqueue("widget_session.settle", id, { sessionId: id }, now, now));
  await commit(services.db, job, { jobs, finishedJob }, null);
  return { result: `${ids.length} sessions`, done: true };
};
