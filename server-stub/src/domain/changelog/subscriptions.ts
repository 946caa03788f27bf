import { findSubscription, type StoredSubscription } from "../../db/queries/changelog.ts";
import { findKey } from "../../db/queries/keys.ts";
import type { ChangelogSubscriptionRow } from "../../db/changelog-rows.ts";
import { isFailure } from "../../db/failures.ts";
import { commit } from "../../db/unit.ts";
import type { TenantScope } from "../../db/db.ts";
import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { enqueue } from "../shared/jobs.ts";
import { notFound, Refusal, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { checkTargetUrl } from "../webhooks/target-url.ts";
import { readToken } from "./tokens.ts";
import type { Channel, Subscription, SubscriptionRequest } from "./types.ts";

const EMAIL = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/;

/**
 * createChangeLogSubscription: 201. An e-mail address waits for its owner; the others are active at once. Throws
 * validation_failed for a target that does not fit the channel, webhook_url_not_allowed.
 */
export async function subscribe(
  services: Services,
  caller: Caller,
  body: SubscriptionRequest,
  key: RequestKey | null,
  render: (value: unknown) => string,
): Promise<CommandAnswer> {
  const target = await checkTarget(services, caller, body);
  return runCommand(services, caller, key, async () => {
    const now = (await tenantNow(services, caller)).getTime();
    return {
      seen: key === null ? null : await findKey(services.db, caller, key.operationId, key.key),
      now,
      decide: () => {
        const at = new Date(now).toISOString();
        const { breakingOnly = true, operations, onlyAffectingMe = false } = body.filter ?? {};
        const subscription: Subscription = {
          id: newId("csub"),
          object: "changelog_subscription",
          livemode: caller.livemode,
          createdAt: at,
          updatedAt: at,
          version: 1,
          channel: body.channel,
          target,
          filter: { breakingOnly, operations: operations ?? null, onlyAffectingMe },
          status: body.channel === "email" ? "pending_confirmation" : "active",
        };
        const activeSince = subscription.status === "active" ? at : null;
        const job =
          subscription.status === "active"
            ? enqueue("changelog.notify", subscription.id, {}, now, now)
            : enqueue("changelog.ask_confirmation", subscription.id, {}, now, now);
        return {
          unit: {
            inserts: [
              {
                table: "changelog_subscriptions",
                row: subscriptionRow({ subscription, activeSince }),
              },
            ],
            jobs: [job],
          },
          status: 201,
          body: render(subscription),
          resource: { type: "changelog_subscription", id: subscription.id },
        };
      },
    };
  });
}

/** deleteChangeLogSubscription; ending it again changes nothing. Throws resource_not_found. */
export async function unsubscribe(
  services: Services,
  scope: TenantScope,
  id: string,
): Promise<Subscription> {
  return change(services, scope, id, "unsubscribed");
}

/** confirmChangeLogSubscription, by the token of the e-mail. Throws validation_failed for a token that is wrong or too old. */
export async function confirm(
  services: Services,
  id: string,
  token: string,
): Promise<Subscription> {
  const proof = readToken(services.keyRing, token, id, "confirm");
  const now = proof === null ? 0 : (await tenantNow(services, proof.scope)).getTime();
  if (proof === null || (proof.until !== null && proof.until < now))
    throw new Refusal({
      code: "validation_failed",
      detail: "The token is wrong or older than 7 days. Subscribe again to get a new one.",
      errors: [{ pointer: "/token", code: "unknown_token", message: "Is wrong or too old." }],
    });
  return change(services, proof.scope, id, "active");
}

/** unsubscribeChangeLog, by the token of any e-mail. Throws resource_not_found, also for a wrong token: it tells nothing. */
export async function unsubscribeByLink(
  services: Services,
  id: string,
  token: string,
): Promise<Subscription> {
  const proof = readToken(services.keyRing, token, id, "unsubscribe");
  if (proof === null) throw notFound("changelog_subscription", id);
  return change(services, proof.scope, id, "unsubscribed");
}

export function subscriptionRow({
  subscription,
  activeSince,
}: StoredSubscription): ChangelogSubscriptionRow {
  return {
    id: subscription.id,
    status: subscription.status,
    active_since: activeSince,
    doc: subscription,
    version: subscription.version,
    created_at: subscription.createdAt,
    updated_at: subscription.updatedAt,
  };
}

async function change(
  services: Services,
  scope: TenantScope,
  id: string,
  to: "active" | "unsubscribed",
): Promise<Subscription> {
  for (;;) {
    const stored = await findSubscription(services.db, scope, id);
    if (stored === null) throw notFound("changelog_subscription", id);
    const { subscription, activeSince } = stored;
    // Ended subscriptions stay ended: a confirmation that comes late does not bring them back.
    if (subscription.status === to || subscription.status === "unsubscribed") return subscription;
    const now = (await tenantNow(services, scope)).getTime();
    const at = new Date(now).toISOString();
    const next: Subscription = {
      ...subscription,
      status: to,
      updatedAt: at,
      version: subscription.version + 1,
    };
    const row = subscriptionRow({
      subscription: next,
      activeSince: activeSince ?? (to === "active" ? at : null),
    });
    try {
      await commit(
        services.db,
        scope,
        {
          updates: [{ table: "changelog_subscriptions", row }],
          jobs: to === "active" ? [enqueue("changelog.notify", id, {}, now, now)] : [],
        },
        null,
      );
      services.wake();
      return next;
    } catch (error) {
      if (!isFailure(error, "version_conflict")) throw error;
    }
  }
}

async function checkTarget(
  services: Services,
  caller: Caller,
  { channel, target }: SubscriptionRequest,
): Promise<string | null> {
  if (channel === "webhook_event") {
    if (target === undefined) return null;
    throw refuseField(
      "validation_failed",
      "/target",
      "Leave it out: the events go to your webhook endpoints.",
    );
  }
  if (target === undefined)
    throw refuseField(
      "validation_failed",
      "/target",
      `The channel ${channel} needs ${NEEDED[channel]}.`,
    );
  if (channel === "email") {
    if (!EMAIL.test(target) || target.length > 254)
      throw refuseField("validation_failed", "/target", "Is no e-mail address.");
    return target;
  }
  await checkTargetUrl(services.outbound, target, caller.livemode, "/target");
  return target;
}

const NEEDED: Readonly<Record<Channel, string>> = {
  email: "an e-mail address",
  webhook: "an https URL",
  webhook_event: "no target",
};
