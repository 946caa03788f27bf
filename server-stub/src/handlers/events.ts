import type { EventsHandlers } from "../generated/handlers/events.ts";
import type { Wire } from "../generated/types.ts";
import { eventsAfter, findEvent, listEvents, type StoredEvent } from "../db/queries/events.ts";
import type { Page } from "../db/queries/page.ts";
import { findListenSession } from "../db/queries/listening.ts";
import { statusOf } from "../domain/listening/sessions.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { selectedTypes } from "../domain/webhooks/selectors.ts";
import { ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";
import { eventStream } from "./event-stream.ts";
import type { Unserved } from "./unserved.ts";

const CHUNK = 200;

export const eventsHandlers: Omit<EventsHandlers<CallContext>, Unserved> = {
  async listEvents({ query }, context) {
    const { type, afterSequence, ...filter } = pageQuery(query);
    const types = selectedTypes(type);
    const page =
      afterSequence === undefined
        ? await listEvents(context.services.db, context.caller, {
            ...filter,
            ...(types === null ? {} : { type: types }),
          })
        : await forward(context, afterSequence, filter, types);
    return ok(stored<Wire<"EventList">>(context.render(listOf(page, "/v1/events"))));
  },

  async getEvent({ params }, { services, caller, render }) {
    const event = await findEvent(services.db, caller, params.id);
    if (event === null) throw notFound("event", params.id);
    return ok(stored<Wire<"Event">>(render(event)));
  },

  async streamEvents({ query, headers }, context) {
    const { services, caller } = context;
    const session =
      query.session === undefined
        ? null
        : await findListenSession(services.db, caller, query.session);
    if (
      query.session !== undefined &&
      (session === null || statusOf(session, services.now()) !== "open")
    )
      throw notFound("listen_session", query.session);
    const types = query.types ?? ["*"];
    const lastEventId = headers["last-event-id"] ?? null;
    return {
      status: 200,
      body: eventStream(context, { types, lastEventId, session }),
      media: "text/event-stream",
    };
  },
};

/** Oldest first behind a position; the cursor is the id of the last event of the page before. */
async function forward(
  context: CallContext,
  afterSequence: number,
  filter: { readonly limit: number; readonly startingAfter?: string; readonly resourceId?: string },
  types: readonly string[] | null,
): Promise<Page<StoredEvent>> {
  const { services, caller } = context;
  const last =
    filter.startingAfter === undefined
      ? null
      : await findEvent(services.db, caller, filter.startingAfter);
  let from = Math.max(afterSequence, last?.sequence ?? 0);
  const found: StoredEvent[] = [];
  for (;;) {
    const chunk = await eventsAfter(services.db, caller, from, CHUNK);
    found.push(...chunk.filter((event) => matches(event, filter.resourceId, types)));
    from = chunk.at(-1)?.sequence ?? from;
    if (chunk.length < CHUNK || found.length > filter.limit) break;
  }
  const data = found.slice(0, filter.limit);
  const hasMore = found.length > filter.limit;
  return { data, hasMore, nextCursor: hasMore ? (data.at(-1)?.id ?? null) : null };
}

function matches(
  event: StoredEvent,
  resourceId: string | undefined,
  types: readonly string[] | null,
): boolean {
  const id = "id" in event.data ? event.data.id : undefined;
  return (
    (types === null || types.includes(event.type)) &&
    (resourceId === undefined || id === resourceId)
  );
}
