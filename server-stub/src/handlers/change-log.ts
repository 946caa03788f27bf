import type { ChangeLogHandlers } from "../generated/handlers/change-log.ts";
import type { Wire } from "../generated/types.ts";
import { findSubscription, listSubscriptions } from "../db/queries/changelog.ts";
import { ENTRIES } from "../domain/changelog/entries.ts";
import { atomFeed } from "../domain/changelog/feed.ts";
import {
  confirm,
  subscribe,
  unsubscribe,
  unsubscribeByLink,
} from "../domain/changelog/subscriptions.ts";
import { recentUsage, usageReport } from "../domain/changelog/usage.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";

export const changeLogHandlers: ChangeLogHandlers<CallContext> = {
  async listChangeLog({ query }, { render }) {
    const { kind, breaking, operationId, createdAfter, createdBefore, ...page } = query;
    const data = ENTRIES.filter(
      (entry) =>
        (kind === undefined || entry.kind === kind) &&
        (breaking === undefined || entry.breaking === breaking) &&
        (operationId === undefined || entry.affected.operations.includes(operationId)) &&
        (createdAfter === undefined || entry.announcedAt > new Date(createdAfter).toISOString()) &&
        (createdBefore === undefined || entry.announcedAt < new Date(createdBefore).toISOString()),
    );
    return ok(
      stored<Wire<"ChangeLogEntryList">>(
        render(pageOf(data, page, "/v1/changelog", ({ id }) => id)),
      ),
    );
  },

  async getChangeLogEntry({ params }, { render }) {
    const entry = ENTRIES.find(({ id }) => id === params.id);
    if (entry === undefined) throw notFound("changelog_entry", params.id);
    return ok(stored<Wire<"ChangeLogEntry">>(render(entry)));
  },

  async getChangeLogFeed(_, { facts }) {
    return {
      status: 200,
      body: atomFeed(ENTRIES, facts.parts.baseUrl),
      media: "application/atom+xml; charset=utf-8",
    };
  },

  async createChangeLogSubscription({ body }, { services, caller, facts, render }) {
    return commandReply(await subscribe(services, caller, body, facts.key, render));
  },

  async listChangeLogSubscriptions({ query }, { services, caller, render }) {
    const page = await listSubscriptions(services.db, caller, pageQuery(query));
    return ok(
      stored<Wire<"ChangeLogSubscriptionList">>(
        render(listOf(page, "/v1/changelog/subscriptions")),
      ),
    );
  },

  async getChangeLogSubscription({ params }, { services, caller, render }) {
    const found = await findSubscription(services.db, caller, params.id);
    if (found === null) throw notFound("changelog_subscription", params.id);
    return ok(stored<Wire<"ChangeLogSubscription">>(render(found.subscription)));
  },

  async deleteChangeLogSubscription({ params }, { services, caller }) {
    await unsubscribe(services, caller, params.id);
    return { status: 204, body: undefined };
  },

  async confirmChangeLogSubscription({ params, body }, { services, render }) {
    return ok(
      stored<Wire<"ChangeLogSubscription">>(render(await confirm(services, params.id, body.token))),
    );
  },

  async unsubscribeChangeLog({ params, query }, { services, render }) {
    return ok(
      stored<Wire<"ChangeLogSubscription">>(
        render(await unsubscribeByLink(services, params.id, query.token)),
      ),
    );
  },

  async getDeprecationUsage(_, { services, caller, render }) {
    await services.usage.flush();
    const now = services.now();
    const usage = await recentUsage(services.db, caller, now);
    return ok(stored<Wire<"DeprecationUsage">>(render(usageReport(usage, caller.livemode, now))));
  },
};
