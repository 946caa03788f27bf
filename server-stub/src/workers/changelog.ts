import { findSubscription, sentNotices } from "../db/queries/changelog.ts";
import { commit } from "../db/unit.ts";
import { ENTRIES } from "../domain/changelog/entries.ts";
import { confirmationMail, noticeMail } from "../domain/changelog/mails.ts";
import { dueNotices, eventOf, nextLook, type Notice } from "../domain/changelog/stages.ts";
import { linkToken } from "../domain/changelog/tokens.ts";
import type { DeprecatedUsage, Subscription } from "../domain/changelog/types.ts";
import { recentUsage } from "../domain/changelog/usage.ts";
import { newEvent } from "../domain/shared/events.ts";
import { enqueue } from "../domain/shared/jobs.ts";
import { post } from "../outbound/post.ts";
import { SKIPPED, type JobContext, type JobHandler } from "./handlers.ts";

/** Thrown when a receiver did not take a notice; the job is tried again later. */
class NotTaken extends Error {
  override readonly name = "NotTaken";
}

/**
 * Sends what has become due for one subscription, each change and stage once, and looks again at the next date. A notice
 * by e-mail or to a URL is marked as sent after the receiver has taken it: a process that dies in between sends it again
 * under the same id. Events commit together with their marks.
 */
export const notifyOfChanges: JobHandler = async (context) => {
  const { services, job, now, finishedJob } = context;
  const stored = await findSubscription(services.db, job, job.subject);
  if (stored === null || stored.subscription.status !== "active" || stored.activeSince === null)
    return SKIPPED;
  const { subscription } = stored;
  const used = subscription.filter.onlyAffectingMe
    ? await recentUsage(services.db, job, services.now())
    : [];
  const sent = await sentNotices(services.db, job, subscription.id);
  const since = Date.parse(stored.activeSince);
  const due = dueNotices(subscription, ENTRIES, used, since, now).filter(({ id }) => !sent.has(id));
  if (subscription.channel !== "webhook_event") {
    try {
      for (const notice of due) {
        await sendOne(context, subscription, notice, used);
        await commit(services.db, job, { inserts: [mark(notice, subscription, now)] }, null);
      }
    } catch (error) {
      // After the last try of today the rest waits for tomorrow's look; giving up for good would silence the subscription.
      if (job.attempts < job.maxAttempts) throw error;
    }
  }
  const asEvents = subscription.channel === "webhook_event" ? due : [];
  const at = new Date(now).toISOString();
  await commit(
    services.db,
    job,
    {
      inserts: asEvents.map((notice) => mark(notice, subscription, now)),
      events: asEvents.map(({ entry, stage }) => ({
        // The version of an entry is that of a release; as a resource it has only one.
        ...newEvent(
          eventOf(entry, stage),
          { id: entry.id, object: entry.object, version: 1 },
          at,
          null,
        ),
        data: entry,
      })),
      jobs: [enqueue("changelog.notify", subscription.id, {}, nextLook(ENTRIES, now), now)],
      finishedJob,
    },
    null,
  );
  return { result: due.length === 0 ? "nothing_due" : `${due.length}_sent`, done: true };
};

async function sendOne(
  context: JobContext,
  subscription: Subscription,
  notice: Notice,
  used: readonly DeprecatedUsage[],
): Promise<void> {
  if (subscription.channel === "webhook") return postNotice(context, subscription, notice);
  const link = unsubscribeUrl(context, subscription);
  return context.services.mailer.send(noticeMail(notice, target(subscription), used, link));
}

/** The e-mail of the double opt-in. */
export const askConfirmation: JobHandler = async ({ services, job, now }) => {
  const stored = await findSubscription(services.db, job, job.subject);
  if (stored === null || stored.subscription.status !== "pending_confirmation") return SKIPPED;
  const { subscription } = stored;
  const token = linkToken(services.keyRing, job, subscription.id, "confirm", now);
  await services.mailer.send(
    confirmationMail(subscription, target(subscription), token, services.mailer.baseUrl),
  );
  return { result: "asked", done: false };
};

function mark(notice: Notice, subscription: Subscription, now: number) {
  return {
    table: "changelog_notices",
    row: {
      id: notice.id,
      subscription_id: subscription.id,
      created_at: new Date(now).toISOString(),
    },
  } as const;
}

function target({ id, target: address }: Subscription): string {
  if (address === null) throw new Error(`subscription ${id} has no target`);
  return address;
}

function unsubscribeUrl({ services, job, now }: JobContext, { id }: Subscription): string {
  const token = linkToken(services.keyRing, job, id, "unsubscribe", now);
  return `${services.mailer.baseUrl}/v1/changelog/subscriptions/${id}/unsubscribe?token=${token}`;
}

async function postNotice(
  { services, job, now }: JobContext,
  subscription: Subscription,
  { id, entry, stage }: Notice,
): Promise<void> {
  const body = JSON.stringify({
    id,
    object: "changelog_notice",
    type: eventOf(entry, stage),
    timestamp: new Date(now).toISOString(),
    subscriptionId: subscription.id,
    data: entry,
  });
  const answer = await post(services.outbound, new URL(target(subscription)), job.livemode, body, {
    "Content-Type": "application/json; charset=utf-8",
    "User-Agent": "njia-webhooks/1",
    "Webhook-Id": id,
  });
  if (answer.kind === "answered" && answer.status >= 200 && answer.status <= 299) return;
  throw new NotTaken(
    `the receiver of ${subscription.id} ${answer.kind === "answered" ? `answered ${answer.status}` : `could not be reached (${answer.error})`}`,
  );
}
