import { listWidgets } from "../db/queries/widgets.ts";
import {
  createWidget,
  createWidgetSession,
  disableWidget,
  requireWidget,
  updateWidget,
} from "../domain/widgets/commands.ts";
import { widgetView } from "../domain/widgets/views.ts";
import type { EmbeddedHandlers } from "../generated/handlers/embedded.ts";
import type { Wire } from "../generated/types.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";
import type { widgetClientHandlers } from "./widget-client.ts";
import type { widgetPageHandlers } from "./widget-pages.ts";
import type { Unserved } from "./unserved.ts";

/** Widgets as the business manages them with its key. */
export const embeddedHandlers: Omit<
  EmbeddedHandlers<CallContext>,
  Unserved | keyof typeof widgetClientHandlers | keyof typeof widgetPageHandlers
> = {
  async createWidget({ body }, { services, caller, facts, render }) {
    return commandReply(await createWidget(services, caller, body, facts.key, render));
  },

  async listWidgets({ query }, { services, caller, render }) {
    const page = await listWidgets(services.db, caller, pageQuery(query));
    const data = page.data.map((widget) => widgetView(widget, services));
    return ok(
      stored<Wire<"WidgetList">>(render(listOf({ ...page, data }, "/v1/embedded/widgets"))),
    );
  },

  async getWidget({ params }, { services, caller, render }) {
    const widget = await requireWidget(services, caller, params.id);
    return ok(stored<Wire<"Widget">>(render(widgetView(widget, services))));
  },

  async updateWidget({ params, body }, { services, caller, render }) {
    return commandReply(await updateWidget(services, caller, params.id, body, render));
  },

  async disableWidget({ params }, { services, caller, render }) {
    return commandReply(await disableWidget(services, caller, params.id, render));
  },

  async createWidgetSession({ params }, { services, caller, facts, render }) {
    return commandReply(await createWidgetSession(services, caller, params.id, facts.key, render));
  },
};
