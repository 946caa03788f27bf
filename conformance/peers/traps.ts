/**
 * The lessons of traps.yaml that a client of another API can be put to: what one call meets at the socket, and what must
 * hold. The clients are called as their documentation shows, with retries and a timeout set.
 */
import type { CannedResponse, Fault } from "../proxy/faults.ts";
import { namedFault } from "../proxy/faults.ts";
import { carried, ended, keysOf, seconds, waits, type Seen, type Verdict } from "./seen.ts";

export type Trap = {
  /** Of traps.yaml, and what sets this form of it apart. */
  readonly id: string;
  readonly about: string;
  readonly must: string;
  readonly call: "get" | "post";
  readonly retries: number;
  readonly timeoutMs: number;
  /** `elsewhere` is the address of a second origin. */
  readonly script: (elsewhere: string) => readonly Fault[];
  readonly judge: (seen: Seen) => Verdict;
};

/** An answer that the models of all peers take. */
const whole = {
  id: "x_1",
  object: "payment_intent",
  amount: 1000,
  currency: "xaf",
  created: 1,
  owned_by: "x",
  model: "m",
  choices: [],
  type: "message",
  role: "assistant",
  content: [],
  max_tokens: 5,
  usage: { input_tokens: 1, output_tokens: 1 },
  display_name: "x",
  created_at: "2026-01-01T00:00:00Z",
  status: "succeeded",
  livemode: false,
};

const json = "application/json";

function answer(
  status: number,
  text: string,
  headers: readonly (readonly [string, string])[] = [],
  more: Partial<CannedResponse> = {},
): Fault {
  const all = [["content-type", json] as const, ...headers];
  const body = Buffer.from(text);
  return {
    kind: "respond",
    response: { status, headers: all, body, framing: "length", ...more },
  };
}

const good = answer(200, JSON.stringify(whole));
const bad = (status: number, ...headers: readonly (readonly [string, string])[]): Fault =>
  answer(
    status,
    JSON.stringify({ error: { type: "api_error", message: "no", code: null } }),
    headers,
  );
const reset = namedFault("read-not-forwarded");

/** How far ahead a date stands, counted from the start of a client's process, which may take a while to begin. */
const dateAheadMs = 8_000;

const usual = { retries: 2, timeoutMs: 60_000 } as const;

/** The same request again must carry the same key; one that carries none may have been executed twice. */
function sameKey(seen: Seen): Verdict {
  const { length } = seen.records;
  const saw = `${length} on the wire, ${keysOf(seen)}, ${ended(seen)}`;
  if (length < 2) return { holds: null, saw: `never repeated: ${saw}` };
  return { holds: keysOf(seen) === "one key", saw };
}

function onlyOne(seen: Seen): Verdict {
  const { length } = seen.records;
  return { holds: length === 1, saw: `${length} on the wire, ${ended(seen)}` };
}

/** The second attempt comes neither before nor long after this many milliseconds. */
const waited =
  (least: number, most: number) =>
  (seen: Seen): Verdict => {
    const [first] = waits(seen);
    if (first === undefined) return { holds: null, saw: `never repeated, ${ended(seen)}` };
    return {
      holds: first >= least - 5 && first <= most,
      saw: `again after ${seconds(first)}, ${ended(seen)}`,
    };
  };

export const traps: readonly Trap[] = [
  {
    ...usual,
    id: "T1 on 500",
    about: "A write is answered 500 twice.",
    must: "what is repeated carries one key on all attempts",
    call: "post",
    script: () => [bad(500), bad(500), good],
    judge: sameKey,
  },
  {
    ...usual,
    id: "T1 on a reset",
    about: "The connection of a write ends after the request was read.",
    must: "what is repeated carries one key on all attempts",
    call: "post",
    script: () => [reset, good],
    judge: sameKey,
  },
  {
    id: "T1 without retries, write",
    about: "Retries are off; the connection ends after the request was read.",
    must: "one request on the wire",
    call: "post",
    retries: 0,
    timeoutMs: 60_000,
    script: () => [reset, good],
    judge: onlyOne,
  },
  {
    id: "T1 without retries, read",
    about: "Retries are off; the connection ends after the request was read.",
    must: "one request on the wire",
    call: "get",
    retries: 0,
    timeoutMs: 60_000,
    script: () => [reset, good],
    judge: onlyOne,
  },
  {
    ...usual,
    id: "T2",
    about: "A read is answered 503 twice.",
    must: "waits of 0.25 s and 0.5 s at the least",
    call: "get",
    script: () => [bad(503), bad(503), good],
    judge: (seen) => {
      const [first, second] = waits(seen);
      const saw = `waits ${waits(seen).map(seconds).join(" and ") || "none"}, ${ended(seen)}`;
      if (first === undefined || second === undefined) return { holds: null, saw };
      return { holds: first >= 245 && second >= 495, saw };
    },
  },
  {
    ...usual,
    id: "T3",
    about: "The connection of a read ends after the request was read.",
    must: "the read is repeated and succeeds",
    call: "get",
    script: () => [reset, good],
    judge: (seen) => ({
      holds: seen.records.length === 2 && seen.told?.ok === true,
      saw: `${seen.records.length} on the wire, ${ended(seen)}`,
    }),
  },
  {
    ...usual,
    id: "T4",
    about: "503 with Retry-After as a date some seconds ahead.",
    must: "not repeated before that date",
    call: "get",
    script: () => {
      const date = new Date(Date.now() + dateAheadMs).toUTCString();
      return [bad(503, ["retry-after", date]), good];
    },
    judge: (seen) => {
      const again = seen.records[1];
      if (again === undefined) return { holds: null, saw: `never repeated, ${ended(seen)}` };
      // A date has whole seconds, so up to one is lost.
      const early = dateAheadMs - 1_000 - again.atMs;
      const by = early > 0 ? `${seconds(early)} before the date` : "after the date";
      return { holds: early <= 0, saw: `again ${by}, ${ended(seen)}` };
    },
  },
  {
    ...usual,
    id: "T5",
    about: "503 with Retry-After: soon.",
    must: "taken as if it were absent, the call succeeds",
    call: "get",
    script: () => [bad(503, ["retry-after", "soon"]), good],
    judge: (seen) => {
      const plain = waited(245, 8_000)(seen);
      return { ...plain, holds: plain.holds === true ? seen.told?.ok === true : plain.holds };
    },
  },
  {
    ...usual,
    id: "T6",
    about: "429 with Retry-After: 3.",
    must: "repeated after 3 s, not before",
    call: "get",
    script: () => [bad(429, ["retry-after", "3"]), good],
    judge: (seen) => {
      const { holds, saw } = waited(3_000, 5_000)(seen);
      return { holds: holds === true, saw };
    },
  },
  {
    ...usual,
    id: "T7",
    about: "503 with Retry-After: 12.",
    must: "repeated after 12 s, not before",
    call: "get",
    script: () => [bad(503, ["retry-after", "12"]), good],
    judge: waited(12_000, 14_000),
  },
  {
    ...usual,
    id: "T8",
    about: "503 with Retry-After: 7200.",
    must: "the error at once, with nothing sent again",
    call: "get",
    script: () => [bad(503, ["retry-after", "7200"]), good],
    judge: (seen) => {
      const [first] = waits(seen);
      if (first !== undefined) return { holds: false, saw: `again after ${seconds(first)}` };
      return { holds: seen.told !== null && seen.ms < 5_000, saw: ended(seen) };
    },
  },
  {
    ...usual,
    id: "T10",
    about: "A write is answered 307 to another origin.",
    must: "the other origin sees nothing",
    call: "post",
    script: (elsewhere) => [bad(307, ["location", `${elsewhere}/there`]), good],
    judge: (seen) => {
      const [first] = seen.elsewhere;
      if (first === undefined) return { holds: true, saw: `nothing arrived, ${ended(seen)}` };
      const with_ = [...carried(first), ...(first.body.length > 0 ? ["the body"] : [])];
      return {
        holds: false,
        saw: `${first.method} arrived with ${with_.join(" and ") || "nothing"}`,
      };
    },
  },
  {
    id: "T12",
    about: "The timeout is 1 s; the body comes at one byte in 0.3 s, in all 3.6 s.",
    must: "over within 2 s",
    call: "get",
    retries: 0,
    timeoutMs: 1_000,
    script: () => [answer(200, '{"id":"x_1"}', [], { dripMs: 300 })],
    judge: (seen) => ({
      holds: seen.told?.ok === false && seen.ms < 2_000,
      saw: `over after ${seconds(seen.ms)}, ${ended(seen)}`,
    }),
  },
  {
    ...usual,
    id: "T17",
    about: "The id, which is text, comes as the number 5.",
    must: "an error that says so",
    call: "get",
    script: () => [answer(200, JSON.stringify({ ...whole, id: 5 }))],
    judge: ({ told, ...seen }) => ({
      holds: told?.ok === false,
      saw: told?.ok === true ? `id is ${JSON.stringify(told.id)}` : ended({ told, ...seen }),
    }),
  },
  {
    ...usual,
    id: "T18",
    about: "A whole number comes as 9007199254740993.",
    must: "that number, or an error",
    call: "get",
    script: () => [
      answer(
        200,
        JSON.stringify(whole).replace(
          /("(?:amount|created|max_tokens)"):\d+/g,
          "$1:9007199254740993",
        ),
      ),
    ],
    judge: ({ told, ...seen }) => ({
      holds: told?.ok === false || told?.number === "9007199254740993",
      saw: told?.ok === true ? `the number is ${told.number}` : ended({ told, ...seen }),
    }),
  },
  {
    ...usual,
    id: "T23",
    about: "302 without an address, with a JSON body of the expected type.",
    must: "an error",
    call: "get",
    script: () => [answer(302, JSON.stringify(whole))],
    judge: (seen) => ({ holds: seen.told?.ok === false, saw: ended(seen) }),
  },
];
