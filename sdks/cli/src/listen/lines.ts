/** One line per attempt, for people and logs; and the forms for programs and for silence. */
import type { Paint } from "../output/colour.ts";
import { maskText } from "../output/mask.ts";
import type { Output } from "../output/output.ts";
import type { Received } from "./event.ts";
import type { LinkState } from "./link.ts";
import type { Opening, Summary, Tried, View } from "./view.ts";

export function linesView(out: Output): View {
  const write = (text: string): void => out.line(text);
  let wide = 0;
  const head = (event: Received): string => {
    wide = Math.max(wide, event.type.length);
    return `${clock()}  ${event.type.padEnd(wide)}  ${shortId(event.id)}`;
  };
  return {
    opening: (facts) => openingLines(facts).forEach(write),
    state: (state) => {
      if (state.state !== "connecting") write(stateLine(state, out.paint));
    },
    gap: ({ from, to, reason }) => write(out.paint("yellow", gapLine(from, to, reason))),
    seen: (event) => write(`${head(event)}${event.replayed ? "  replayed" : ""}`),
    tried: (tried) => write(`${head(tried.event)}  ${triedText(tried, out.paint)}`),
    summary: (summary) => write(summaryLine(summary)),
    close: () => undefined,
  };
}

/** One JSON object per line; an event's own text stands in it as it came. */
export function jsonView(out: Output): View {
  const put = (facts: object, event?: Received): void => {
    const text = JSON.stringify({ v: 1, ...facts });
    out.text(event === undefined ? text : `${text.slice(0, -1)},"event":${event.body}}`);
  };
  const ofEvent = ({ sequence, id, type, replayed }: Received): object => ({
    sequence,
    id,
    type,
    replayed,
  });
  return {
    opening: ({ secret, ...facts }) => put({ kind: "opening", ...facts, secret: maskText(secret) }),
    state: (state) => put({ kind: "state", ...state }),
    gap: ({ from, to, reason }) => put({ kind: "gap", from, to, reason }),
    seen: (event) => put({ kind: "event", ...ofEvent(event) }, event),
    tried: ({ event, attempt, outcome, retryInMs }) => {
      const { ok, status, ms, error, message } = outcome;
      put(
        {
          kind: "event",
          ...ofEvent(event),
          attempt,
          ok,
          status,
          ms,
          error,
          message,
          final: retryInMs === undefined,
          retryInMs,
        },
        event,
      );
    },
    summary: (summary) => put({ kind: "summary", ...summary }),
    close: () => undefined,
  };
}

/** Says only what went wrong. */
export function quietView(out: Output): View {
  const nothing = (): void => undefined;
  return {
    opening: nothing,
    state: nothing,
    gap: ({ from, to, reason }) => out.note(gapLine(from, to, reason)),
    seen: nothing,
    tried: (tried) => {
      if (!tried.outcome.ok && tried.retryInMs === undefined)
        out.note(`${tried.event.type}  ${tried.event.id}  ${triedText(tried, (_, text) => text)}`);
    },
    summary: nothing,
    close: nothing,
  };
}

export function openingLines({
  profile,
  tenant,
  livemode,
  secret,
  targets,
  start,
}: Opening): string[] {
  return [
    `profile ${profile} · tenant ${tenant} · ${livemode ? "live" : "test"} mode`,
    `secret  ${maskText(secret)}  (stable for this profile; njia listen --print-secret)`,
    ...targets.map(({ glob, to }) => `route   ${glob}  →  ${to}`),
    ...(start === "" ? [] : [`resume  ${start}`]),
  ];
}

export function stateLine(state: LinkState, paint: Paint): string {
  switch (state.state) {
    case "connecting":
      return "◌ connecting";
    case "connected":
      return state.afterMs === null
        ? paint("green", `● connected  lag ${state.lagMs} ms`)
        : paint(
            "green",
            `● reconnected after ${(state.afterMs / 1000).toFixed(1)} s  lag ${state.lagMs} ms`,
          );
    case "lost":
      return paint(
        "yellow",
        `◌ connection lost (${state.reason})  retrying in ${state.retryInMs / 1000} s`,
      );
    default:
      return state satisfies never;
  }
}

const gapLine = (from: number, to: number, reason: string): string =>
  reason === "retention"
    ? `gap: events ${from} to ${to} are kept no longer`
    : `gap: the log has no events ${from} to ${to}; what comes now is new`;

/** What became of an attempt, as it stands behind the event. */
export function triedText(
  { attempt, outcome, retryInMs, retries, event }: Tried,
  paint: Paint,
): string {
  const { ok, status, ms, message } = outcome;
  const what =
    message === undefined
      ? `→ ${paint(ok ? "green" : "red", String(status ?? "-"))}  ${String(ms).padStart(3)} ms`
      : `→ ${paint("red", `✗ ${message}`)}`;
  const notes = [
    event.replayed ? "replayed" : "",
    attempt > 1 ? `attempt ${attempt}` : "",
    retryInMs === undefined ? "" : `retry ${attempt}/${retries} in ${retryInMs / 1000}s`,
  ];
  return [what, ...notes].filter(Boolean).join("   ");
}

export function summaryLine({
  events,
  handled,
  failed,
  retries,
  p50Ms,
  failures,
}: Summary): string {
  const parts = [
    `${events} event${events === 1 ? "" : "s"}`,
    `${handled} handled`,
    `${failed} failed`,
    `${retries} ${retries === 1 ? "retry" : "retries"}`,
    `p50 ${p50Ms} ms`,
  ].join(" · ");
  const last = failures.at(-1);
  return last === undefined ? parts : `${parts}     replay the failure: njia replay ${last}`;
}

/** Local time of day with milliseconds. */
export function clock(now = new Date()): string {
  return `${now.toTimeString().slice(0, 8)}.${String(now.getMilliseconds()).padStart(3, "0")}`;
}

/** `evt_01kag…8a1x`. */
export const shortId = (id: string): string =>
  id.length > 16 ? `${id.slice(0, 9)}…${id.slice(-4)}` : id;
