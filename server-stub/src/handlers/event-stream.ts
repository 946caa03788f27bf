import { eventsAfter, findEvent } from "../db/queries/events.ts";
import { logEdges } from "../db/queries/event-log.ts";
import { keepStreaming, stopStreaming } from "../db/queries/listening.ts";
import { passes } from "../domain/listening/filters.ts";
import { SESSION_MS, type ListenSession } from "../domain/listening/sessions.ts";
import { tenantNow } from "../domain/sandbox/clock.ts";
import { selects } from "../domain/webhooks/selectors.ts";
import { flatOf } from "../domain/webhooks/payload.ts";
import type { CallContext } from "../http/call-context.ts";
import { comment, frame, HEARTBEAT_MS, StreamLife } from "./stream-life.ts";

/** Hints wake a stream at once; this covers events that another process numbered. */
const POLL_MS = 250;
const CHUNK = 100;
/** How long a session counts as connected after its stream was last seen. */
const SEEN_MS = 30_000;

export interface StreamAsk {
  readonly types: readonly string[];
  readonly lastEventId: string | null;
  readonly session: ListenSession | null;
}

/**
 * Server-sent events of the caller's tenant and mode, without end: `id` is the sequence, `event` the type, `data` the event as
 * one line of JSON. Starts behind `lastEventId` (a sequence or an event's id), behind the session's position, or with the
 * present. The reader sets the pace: nothing is read from the log before it is wanted.
 */
export async function* eventStream(context: CallContext, ask: StreamAsk): AsyncGenerator<string> {
  const { services, caller, render } = context;
  const { session } = ask;
  const where = session?.doc.where ?? [];
  const own = session?.doc.types ?? ["*"];
  const life = new StreamLife(context);
  const start = await startOf(context, ask);
  let { position } = start;
  if (start.gap !== null) yield frame("stream.gap", start.gap);
  yield frame("stream.state", await stateAt(context, position));
  let seenAt = -Infinity;
  try {
    for (;;) {
      if (session !== null && performance.now() - seenAt > SEEN_MS / 3) {
        seenAt = performance.now();
        if (!(await keepAlive(context, session.id))) return yield life.closing("session_ended");
      }
      const end = await life.ended();
      if (end === "hung_up") return;
      if (end !== null) return yield life.closing(end);
      const events = await eventsAfter(services.db, caller, position, CHUNK);
      for (const event of events) {
        if (event.sequence !== position + 1)
          yield frame("stream.gap", {
            from: position + 1,
            to: event.sequence - 1,
            reason: "retention",
          });
        position = event.sequence;
        if (!passes(event, event.type, own, where) || !selects(ask.types, event.type)) continue;
        const data = session?.doc.payloadFormat === "flat" ? render(flatOf(event)) : render(event);
        yield `id: ${event.sequence}\nevent: ${event.type}\ndata: ${data}\n\n`;
        life.spoke();
      }
      if (events.length === CHUNK) continue;
      if (life.silentMs() >= HEARTBEAT_MS) {
        yield comment();
        yield frame("stream.state", await stateAt(context, position));
        life.spoke();
      }
      await services.eventSignals.wait(caller, POLL_MS, life.wakeful);
    }
  } finally {
    if (session !== null)
      await stopStreaming(services.db, caller, session.id).catch(() => undefined);
  }
}

interface Gap {
  readonly from: number;
  readonly to: number;
  readonly reason: "retention" | "unknown_position";
}

/** Where to begin, and what is missing before that. */
async function startOf(
  context: CallContext,
  { lastEventId, session }: StreamAsk,
): Promise<{ position: number; gap: Gap | null }> {
  const { services, caller } = context;
  const { head, oldest } = await logEdges(services.db, caller);
  const asked = await askedPosition(context, lastEventId, session);
  if (asked === null) return { position: head, gap: null };
  if (asked > head)
    return { position: head, gap: { from: head + 1, to: asked, reason: "unknown_position" } };
  const first = oldest ?? head + 1;
  return asked + 1 < first
    ? { position: first - 1, gap: { from: asked + 1, to: first - 1, reason: "retention" } }
    : { position: asked, gap: null };
}

async function askedPosition(
  { services, caller }: CallContext,
  lastEventId: string | null,
  session: ListenSession | null,
): Promise<number | null> {
  if (lastEventId !== null && /^\d{1,15}$/.test(lastEventId)) return Number(lastEventId);
  const known = lastEventId === null ? null : await findEvent(services.db, caller, lastEventId);
  if (known !== null) return known.sequence;
  return session === null ? null : session.doc.afterSequence;
}

/** `head` is the last number given, `lagMs` the age of the oldest event that this stream has not passed yet. */
async function stateAt({ services, caller }: CallContext, position: number): Promise<object> {
  const { head } = await logEdges(services.db, caller);
  const [next] = head > position ? await eventsAfter(services.db, caller, position, 1) : [];
  const now = await tenantNow(services, caller);
  const lagMs = next === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(next.timestamp));
  return { head, position, lagMs };
}

function keepAlive({ services, caller }: CallContext, id: string): Promise<boolean> {
  const now = services.now();
  return keepStreaming(services.db, caller, id, {
    now,
    until: new Date(now.getTime() + SEEN_MS),
    expiresAt: new Date(now.getTime() + SESSION_MS),
  });
}
