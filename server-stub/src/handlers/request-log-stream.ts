import { setTimeout as sleep } from "node:timers/promises";
import { loggedAfter, logHead, type LogFilter } from "../db/queries/request-log.ts";
import type { CallContext } from "../http/call-context.ts";
import { comment, frame, HEARTBEAT_MS, StreamLife } from "./stream-life.ts";

const POLL_MS = 300;
const CHUNK = 200;
/** Other processes commit their batches in another order than they number them; so much is read again each time. */
const LOOK_BACK = 200;

/** The requests of the caller's tenant and mode as they are answered: one `request` event each, from now on. */
export async function* requestLogStream(
  context: CallContext,
  filter: LogFilter,
): AsyncGenerator<string> {
  const { services, caller, render } = context;
  const life = new StreamLife(context);
  const start = await logHead(services.db, caller);
  const seen = new Map<string, number>();
  let position = start;
  yield frame("stream.state", { head: start });
  for (;;) {
    const end = await life.ended();
    if (end === "hung_up") return;
    if (end !== null) return yield life.closing(end);
    const from = Math.max(start, position - LOOK_BACK);
    const found = await loggedAfter(services.db, caller, from, filter, CHUNK + LOOK_BACK);
    for (const { position: at, entry } of found) {
      position = Math.max(position, at);
      if (seen.has(entry.id)) continue;
      seen.set(entry.id, at);
      yield `event: request\ndata: ${render(entry)}\n\n`;
      life.spoke();
    }
    for (const [id, at] of seen) if (at <= position - 2 * LOOK_BACK) seen.delete(id);
    if (life.silentMs() >= HEARTBEAT_MS) {
      yield comment();
      life.spoke();
    }
    await sleep(POLL_MS, undefined, { signal: life.wakeful }).catch(() => undefined);
  }
}
