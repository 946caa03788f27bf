import { purgeEvents } from "../db/queries/event-log.ts";
import { purgeJobs } from "../db/queries/jobs.ts";
import { purgeLogged } from "../db/queries/request-log.ts";
import { allTenants } from "../db/queries/tenants.ts";
import type { Services } from "../domain/shared/services.ts";
import { RETENTION_MS } from "../domain/webhooks/deliveries.ts";

const REQUEST_LOG_MS = 30 * 24 * 3_600_000;

/**
 * Forgets what is kept for a while only: events and deliveries after 90 days, logged requests after 30, finished jobs after a
 * week. By the server's clock: a test clock that runs ahead must not delete what happened today.
 */
export async function forgetTheOld(services: Pick<Services, "db" | "now">): Promise<void> {
  const now = services.now().getTime();
  await purgeJobs(services.db);
  for (const { id } of await allTenants(services.db))
    for (const livemode of [true, false])
      await services.db.tenant({ tenantId: id, livemode }, async (run) => {
        await purgeEvents(run, new Date(now - RETENTION_MS));
        await purgeLogged(run, new Date(now - REQUEST_LOG_MS));
      });
}
