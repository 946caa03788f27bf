import type { Run } from "../db/db.ts";
import { findTenant } from "../db/queries/tenants.ts";
import { activeUsers, findUser } from "../db/queries/users.ts";
import { findEndpoint } from "../db/queries/webhooks.ts";
import type { JobRow } from "../db/rows.ts";
import { enqueue } from "../domain/shared/jobs.ts";
import { disabledMail } from "../domain/webhooks/mails.ts";
import type { Endpoint } from "../domain/webhooks/types.ts";
import { NoMailServer } from "../mail/mailer.ts";
import { SKIPPED, type JobHandler } from "./handlers.ts";

/** Who can mend an endpoint. */
const ROLES = ["owner", "developer"];

/** One job for each person to be told that an endpoint was disabled, so that a mail server that is away holds up nothing else. */
export async function mailJobs(
  run: Run,
  { row }: Endpoint,
  now: number,
): Promise<readonly JobRow[]> {
  const users = await activeUsers(run, ROLES);
  return users.map((userId) =>
    enqueue("webhook_endpoint.tell", row.id, { userId, version: row.version }, now, now),
  );
}

/** Sends one such mail, unless the endpoint was enabled again or removed. Without a mail server there is nothing to try again. */
export const tellOfDisabled: JobHandler = async ({ services, job }) => {
  const { userId, version } = job.payload as { readonly userId: string; readonly version: number };
  const endpoint = await findEndpoint(services.db, job, job.subject);
  const user = await findUser(services.db, job, userId);
  const tenant = await findTenant(services.db, job.tenantId);
  if (endpoint === null || tenant === null || user?.status !== "active") return SKIPPED;
  if (endpoint.row.status !== "disabled" || endpoint.row.version !== version) return SKIPPED;
  try {
    await services.mailer.send(
      disabledMail(endpoint, user, { name: tenant.name, livemode: job.livemode }),
    );
    return { result: "mail_sent", done: false };
  } catch (error) {
    if (error instanceof NoMailServer) return { result: "no_mail_server", done: false };
    throw error;
  }
};
