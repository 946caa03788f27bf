import { findApiKey } from "../db/queries/api-keys.ts";
import { commit } from "../db/unit.ts";
import { view } from "../domain/auth/api-keys.ts";
import { newEvent } from "../domain/shared/events.ts";
import { SKIPPED, type JobHandler } from "./handlers.ts";

/** Tells that a key ends soon, unless it has ended already, or ends at another time than was planned. */
export const announceExpiry: JobHandler = async ({ services, job, now, finishedJob }) => {
  const key = await findApiKey(services.db, job, job.subject);
  const { expiresAt } = job.payload as { readonly expiresAt: string };
  if (key === null || key.expiresAt !== expiresAt) return SKIPPED;
  const shown = view(key, null, services.now());
  if (shown.status !== "active" && shown.status !== "rolled") return SKIPPED;
  const event = newEvent("api_key.expiring", shown, new Date(now).toISOString(), null);
  await commit(services.db, job, { events: [event], finishedJob }, null);
  return { result: "announced", done: true };
};
