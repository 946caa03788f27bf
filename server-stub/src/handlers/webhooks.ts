import { EVENTS } from "../generated/events.ts";
import type { WebhooksHandlers } from "../generated/handlers/webhooks.ts";
import type { Wire } from "../generated/types.ts";
import { ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { pageOf } from "../http/list.ts";
import { stored } from "../http/reply.ts";
import type { Unserved } from "./unserved.ts";

/** Events about older forms of a resource, which go away with it. */
const DEPRECATED: ReadonlySet<string> = new Set(["kyc_check"]);

export const webhooksHandlers: Omit<WebhooksHandlers<CallContext>, Unserved> = {
  async listEventTypes({ query }, { render }) {
    // Deliveries that a callback describes as a whole are no types of their own.
    const types = Object.entries(EVENTS).filter(([type]) => type.includes("."));
    const data = types.map(([type, { summary }]) => {
      const resource = type.split(".")[0] ?? type;
      const dataObject = resource === "changelog" ? "changelog_entry" : resource;
      const deprecated = DEPRECATED.has(resource);
      return { object: "event_type", type, resource, description: summary, dataObject, deprecated };
    });
    const page = pageOf(data, query, "/v1/webhooks/event-types", ({ type }) => type);
    return ok(stored<Wire<"EventTypeInfoList">>(render(page)));
  },
};
