import { setTimeout as sleep } from "node:timers/promises";
import { eventsAfter, findEvent, listEvents } from "../db/queries/events.ts";
import type { CallContext } from "../http/call-context.ts";

const POLL_MS = 250;
const HEARTBEAT_MS = 15_000;
const CHUNK = 100;

/**
 * Server-sent events of the caller's tenant and mode, without end: `id` is the sequence, `event` the type, `data` the event as
 * one line of JSON. Starts behind `lastEventId` (a sequence or an event's id), or with what happens from now on.
 */
export async function* eventStream(
  context: CallContext,
  types: readonly string[] | null,
  lastEventId: string | null,
): AsyncGenerator<string> {
  const { services, caller, facts, render } = context;
  let from = await positionOf(context, lastEventId);
  yield frame("stream.state", { position: from });
  let spoken = performance.now();
  while (!facts.signal.aborted) {
    const events = await eventsAfter(services.db, caller, from, CHUNK);
    for (const event of events) {
      from = event.sequence;
      if (types === null || types.includes(event.type))
        yield `id: ${event.sequence}\nevent: ${event.type}\ndata: ${render(event)}\n\n`;
    }
    if (events.length > 0) spoken = performance.now();
    else if (performance.now() - spoken >= HEARTBEAT_MS) {
      yield ": still here\n\n";
      spoken = performance.now();
    }
    if (events.length < CHUNK)
      await sleep(POLL_MS, undefined, { signal: facts.signal }).catch(() => undefined);
  }
}

async function positionOf(
  { services, caller }: CallContext,
  lastEventId: string | null,
): Promise<number> {
  if (lastEventId !== null && /^\d{1,15}$/.test(lastEventId)) return Number(lastEventId);
  const known = lastEventId === null ? null : await findEvent(services.db, caller, lastEventId);
  if (known !== null) return known.sequence;
  const { data } = await listEvents(services.db, caller, { limit: 1 });
  return data[0]?.sequence ?? 0;
}

const frame = (event: string, data: object): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
