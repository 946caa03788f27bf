import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { ServerError } from "@njia/sdk";
import { CliError } from "../src/exit.ts";
import { Link, type Incoming, type LinkState } from "../src/listen/link.ts";

/** What one connection to the stream meets. */
type Act = (response: ServerResponse) => void;

const frame = (event: string, data: object, id?: number): string =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const state = (position = 10): string =>
  frame("stream.state", { head: position, position, lagMs: 0 });
const event = (sequence: number): string =>
  frame("account.created", { id: `evt_${sequence}`, data: { id: "acc_1" } }, sequence);

const open =
  (...parts: readonly string[]): Act =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    for (const part of parts) response.write(part);
  };
const cut =
  (...parts: readonly string[]): Act =>
  (response) => {
    open(...parts)(response);
    setTimeout(() => response.socket?.resetAndDestroy(), 30);
  };
const end =
  (...parts: readonly string[]): Act =>
  (response) => {
    open(...parts)(response);
    response.end();
  };
const status =
  (code: number, headers: Record<string, string> = {}): Act =>
  (response) =>
    response
      .writeHead(code, { "content-type": "application/problem+json", ...headers })
      .end('{"title":"no","detail":"It is refused."}');
const reset: Act = (response) => response.socket?.resetAndDestroy();
const fine = open(state());

interface Script {
  readonly name: string;
  /** One per connection; the last one is repeated. */
  readonly acts: readonly Act[];
  /** The states in their order, `retry` without its numbers. */
  readonly states: readonly LinkState["state"][];
  /** The connection at which `connected` may be said first; undefined: never. */
  readonly connectedAt?: number;
  readonly exit?: number;
  /** Sequences of the events that came. */
  readonly events?: readonly number[];
  readonly gaps?: number;
  readonly sessions?: number;
}

const L = "lost";
const C = "connected";
const scripts: readonly Script[] = [
  { name: "the server speaks at once", acts: [fine], states: ["connecting", C], connectedAt: 1 },
  {
    name: "an open socket without a word",
    acts: [open(), fine],
    states: ["connecting", L, C],
    connectedAt: 2,
  },
  {
    name: "cut before an answer",
    acts: [reset, fine],
    states: ["connecting", L, C],
    connectedAt: 2,
  },
  {
    name: "cut three times",
    acts: [reset, reset, reset, fine],
    states: ["connecting", L, L, L, C],
    connectedAt: 4,
  },
  {
    name: "500, then well",
    acts: [status(500), fine],
    states: ["connecting", L, C],
    connectedAt: 2,
  },
  {
    name: "503 that asks to wait",
    acts: [status(503, { "retry-after": "1" }), fine],
    states: ["connecting", L, C],
    connectedAt: 2,
  },
  {
    name: "429",
    acts: [status(429, { "retry-after": "1" }), fine],
    states: ["connecting", L, C],
    connectedAt: 2,
  },
  { name: "401", acts: [status(401)], states: ["connecting"], exit: 3 },
  { name: "403", acts: [status(403)], states: ["connecting"], exit: 3 },
  {
    name: "404: the session is gone and made anew",
    acts: [status(404), fine],
    states: ["connecting", L, C],
    connectedAt: 2,
    sessions: 2,
  },
  { name: "400", acts: [status(400)], states: ["connecting"], exit: 5 },
  {
    name: "a redirect is not followed",
    acts: [status(302, { location: "http://127.0.0.1:1/" })],
    states: ["connecting"],
    exit: 5,
  },
  {
    name: "200, but a page of a proxy",
    acts: [
      (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
      fine,
    ],
    states: ["connecting", L, C],
    connectedAt: 2,
  },
  {
    name: "half a first frame",
    acts: [cut('event: stream.state\ndata: {"head"'), fine],
    states: ["connecting", L, C],
    connectedAt: 2,
  },
  {
    name: "heartbeats, but never a state",
    acts: [cut(": still here\n\n", ": still here\n\n"), fine],
    states: ["connecting", L, C],
    connectedAt: 2,
  },
  {
    name: "cut while connected",
    acts: [cut(state()), fine],
    states: ["connecting", C, L, C],
    connectedAt: 1,
  },
  {
    name: "ended while connected",
    acts: [end(state()), fine],
    states: ["connecting", C, L, C],
    connectedAt: 1,
  },
  {
    name: "silence while connected",
    acts: [open(state()), fine],
    states: ["connecting", C, L, C],
    connectedAt: 1,
  },
  {
    name: "the server restarts",
    acts: [end(state(), frame("stream.closing", { reason: "shutdown", retryAfter: 1 })), fine],
    states: ["connecting", C, L, C],
    connectedAt: 1,
  },
  {
    name: "the session was closed elsewhere",
    acts: [end(state(), frame("stream.closing", { reason: "session_ended", retryAfter: null }))],
    states: ["connecting", C],
    connectedAt: 1,
    exit: 5,
  },
  {
    name: "the key was revoked",
    acts: [
      end(state(), frame("stream.closing", { reason: "credentials_ended", retryAfter: null })),
    ],
    states: ["connecting", C],
    connectedAt: 1,
    exit: 3,
  },
  {
    name: "a gap before the state",
    acts: [open(frame("stream.gap", { from: 1, to: 9, reason: "retention" }), state())],
    states: ["connecting", C],
    connectedAt: 1,
    gaps: 1,
  },
  {
    name: "events twice over a break",
    acts: [cut(state(), event(11), event(12)), open(state(12), event(12), event(13))],
    states: ["connecting", C, L, C],
    connectedAt: 1,
    events: [11, 12, 13],
  },
  {
    name: "a log that became shorter",
    acts: [
      cut(state(), event(11)),
      open(
        frame("stream.gap", { from: 4, to: 11, reason: "unknown_position" }),
        state(3),
        event(4),
      ),
    ],
    states: ["connecting", C, L, C],
    connectedAt: 1,
    events: [11, 4],
    gaps: 1,
  },
  {
    name: "reserved names of a later server",
    acts: [open(state(), frame("stream.news", { a: 1 }, 99), event(11))],
    states: ["connecting", C],
    connectedAt: 1,
    events: [11],
  },
];

/** Plays a script until its states are complete, and a little longer. */
async function play(script: Script): Promise<{
  states: string[];
  early: number;
  exit: number | undefined;
  events: number[];
  gaps: number;
  sessions: number;
}> {
  let connections = 0;
  const states: string[] = [];
  let early = 0;
  let sessions = 0;
  const server = createServer((_, response) => {
    const act = script.acts[Math.min(connections, script.acts.length - 1)] as Act;
    connections += 1;
    act(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const over = new AbortController();
  const link = new Link({
    baseUrl,
    headers: {},
    open: () => {
      sessions += 1;
      return Promise.resolve({
        id: "lsn_1",
        streamUrl: "http://elsewhere.example/v1/events/stream?session=lsn_1",
        secret: "whsec_",
        afterSequence: 10,
      });
    },
    onState: ({ state: name }) => {
      states.push(name);
      if (name === "connected" && connections < (script.connectedAt ?? Infinity)) early += 1;
      if (states.length === script.states.length && script.exit === undefined)
        setTimeout(() => over.abort(), 150);
    },
    onSession: () => undefined,
    signal: over.signal,
    silenceMs: 300,
  });
  const came: Incoming[] = [];
  let exit: number | undefined;
  try {
    for await (const item of link.incoming()) came.push(item);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    exit = error.exit;
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const events = came.flatMap((item) => (item.kind === "event" ? [item.event.sequence] : []));
  return {
    states,
    early,
    exit,
    events,
    gaps: came.filter(({ kind }) => kind === "gap").length,
    sessions,
  };
}

describe("the state that is shown", () => {
  it("is true through every fault script: never connected before the server's first word", async () => {
    expect(scripts.length).toBeGreaterThanOrEqual(20);
    const played = await Promise.all(
      scripts.map(async (script) => ({ script, result: await play(script) })),
    );
    for (const { script, result } of played) {
      const { name, states, exit, events = [], gaps = 0, sessions = 1 } = script;
      // A silent last act goes on being lost and found; what counts is the beginning.
      expect({ name, ...result, states: result.states.slice(0, states.length) }).toEqual({
        name,
        states,
        early: 0,
        exit,
        events,
        gaps,
        sessions,
      });
    }
  });

  it("gives up before a first connection, and tries on for faults of the API", async () => {
    const over = new AbortController();
    const tries: string[] = [];
    let asked = 0;
    const link = new Link({
      baseUrl: "http://127.0.0.1:1",
      headers: {},
      open: () => {
        asked += 1;
        return asked === 1
          ? Promise.reject(new ServerError("It failed.", { status: 503 }))
          : Promise.resolve({
              id: "lsn_1",
              streamUrl: "http://127.0.0.1:1/",
              secret: "",
              afterSequence: 0,
            });
      },
      onState: (now) => {
        if (now.state === "lost") tries.push(now.reason);
        if (tries.length === 3) over.abort();
      },
      onSession: () => undefined,
      signal: over.signal,
    });
    for await (const item of link.incoming()) expect(item).toBeUndefined();
    expect(tries[0]).toContain("failed");
    expect(tries[1]).toContain("ECONNREFUSED");
  });
});
