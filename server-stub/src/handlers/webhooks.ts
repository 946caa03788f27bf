import { EVENTS } from "../generated/events.ts";
import type { WebhooksHandlers } from "../generated/handlers/webhooks.ts";
import type { Wire } from "../generated/types.ts";
import { findDelivery, listDeliveries } from "../db/queries/deliveries.ts";
import { listOpenSessions } from "../db/queries/listening.ts";
import { findEndpoint, listEndpoints } from "../db/queries/webhooks.ts";
import {
  closeSession,
  createListenSession,
  listenView,
  recordListenResults,
} from "../domain/listening/sessions.ts";
import { tenantNow } from "../domain/sandbox/clock.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { replayEvents, retryDelivery, sendTestEvent } from "../domain/webhooks/deliveries.ts";
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  rotateSecret,
} from "../domain/webhooks/endpoints.ts";
import { EVENT_TYPES } from "../domain/webhooks/selectors.ts";
import { deliveryView, endpointView } from "../domain/webhooks/views.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";
import { sampleOf } from "../http/samples.ts";
import type { Unserved } from "./unserved.ts";

/** Events about older forms of a resource, which go away with it. */
const DEPRECATED: ReadonlySet<string> = new Set(["kyc_check"]);

export const webhooksHandlers: Omit<WebhooksHandlers<CallContext>, Unserved> = {
  async createWebhookEndpoint({ body }, { services, caller, facts, render }) {
    return commandReply(await createEndpoint(services, caller, body, facts.key, render));
  },

  async listWebhookEndpoints({ query }, { services, caller, render }) {
    const page = await listEndpoints(services.db, caller, pageQuery(query));
    const now = (await tenantNow(services, caller)).getTime();
    const data = page.data.map((one) => endpointView(one, caller.livemode, now));
    return ok(
      stored<Wire<"WebhookEndpointList">>(
        render(listOf({ ...page, data }, "/v1/webhooks/endpoints")),
      ),
    );
  },

  async getWebhookEndpoint({ params }, { services, caller, render }) {
    const endpoint = await findEndpoint(services.db, caller, params.id);
    if (endpoint === null) throw notFound("webhook_endpoint", params.id);
    const now = (await tenantNow(services, caller)).getTime();
    return ok(
      stored<Wire<"WebhookEndpoint">>(render(endpointView(endpoint, caller.livemode, now))),
    );
  },

  async updateWebhookEndpoint({ params, body }, { services, caller, render }) {
    return ok(
      stored<Wire<"WebhookEndpoint">>(
        await changeEndpoint(services, caller, params.id, body, render),
      ),
    );
  },

  async deleteWebhookEndpoint({ params }, { services, caller }) {
    await deleteEndpoint(services, caller, params.id);
    return { status: 204, body: undefined };
  },

  async rotateWebhookSecret({ params }, { services, caller, render }) {
    return ok(
      stored<Wire<"WebhookEndpoint">>(await rotateSecret(services, caller, params.id, render)),
    );
  },

  async sendTestEvent({ params, body }, { services, caller, facts, render }) {
    return commandReply(
      await sendTestEvent(services, caller, params.id, body, sampleOf, facts.key, render),
    );
  },

  async replayEvents({ params, body }, { services, caller, facts, render }) {
    return commandReply(await replayEvents(services, caller, params.id, body, facts.key, render));
  },

  async listDeliveries({ params, query }, { services, caller, render }) {
    if ((await findEndpoint(services.db, caller, params.id)) === null)
      throw notFound("webhook_endpoint", params.id);
    const page = await listDeliveries(services.db, caller, params.id, pageQuery(query));
    const data = page.data.map((one) => deliveryView(one, caller.livemode));
    const url = `/v1/webhooks/endpoints/${params.id}/deliveries`;
    return ok(stored<Wire<"DeliveryList">>(render(listOf({ ...page, data }, url))));
  },

  async getDelivery({ params }, { services, caller, render }) {
    const delivery = await findDelivery(services.db, caller, params.id);
    if (delivery === null) throw notFound("delivery", params.id);
    return ok(stored<Wire<"Delivery">>(render(deliveryView(delivery, caller.livemode))));
  },

  async retryDelivery({ params }, { services, caller, facts, render }) {
    return commandReply(await retryDelivery(services, caller, params.id, facts.key, render));
  },

  async createListenSession({ body }, { services, caller, facts, render }) {
    const { key, parts } = facts;
    return commandReply(
      await createListenSession(services, caller, body, parts.baseUrl, key, render),
    );
  },

  async listListenSessions({ query }, { services, caller, facts, render }) {
    const now = services.now();
    const page = await listOpenSessions(services.db, caller, pageQuery(query), now);
    const data = page.data.map((one) => listenView(one, caller.livemode, facts.parts.baseUrl, now));
    return ok(
      stored<Wire<"ListenSessionList">>(
        render(listOf({ ...page, data }, "/v1/webhooks/listen-sessions")),
      ),
    );
  },

  async closeListenSession({ params }, { services, caller }) {
    await closeSession(services, caller, params.id);
    return { status: 204, body: undefined };
  },

  async recordListenResults({ params, body }, { services, caller }) {
    await recordListenResults(services, caller, params.id, body.results);
    return { status: 204, body: undefined };
  },

  async listEventTypes({ query }, { render }) {
    const data = EVENT_TYPES.map((type) => {
      const resource = type.split(".")[0] ?? type;
      const dataObject = resource === "changelog" ? "changelog_entry" : resource;
      const description = EVENTS[type as keyof typeof EVENTS].summary;
      return {
        object: "event_type",
        type,
        resource,
        description,
        dataObject,
        deprecated: DEPRECATED.has(resource),
      };
    });
    const page = pageOf(data, query, "/v1/webhooks/event-types", ({ type }) => type);
    return ok(stored<Wire<"EventTypeInfoList">>(render(page)));
  },
};
