/** Whole cases, from their text to the verdict, over real connections: what must pass and, turned slightly, must fail. */
import { expect, it } from "vitest";
import { parseCaseFile, type Case } from "../runner/case-file.ts";
import { executeCase } from "../runner/execute.ts";
import { scripted, type Habit } from "./scripted-driver.ts";

type Turn = {
  /** What the client tells, as it crosses the pipe; a payment unless said otherwise. */
  readonly told?: unknown;
  readonly ok?: unknown;
  readonly meta?: object;
  readonly slept?: readonly unknown[];
  readonly faults?: readonly unknown[];
  readonly wire?: unknown;
  readonly client?: Partial<Habit>;
};

const found = { respond: { status: 201, json: { object: "payment" } } };
const payment = { object: "payment" };

function caseOf(turn: Turn): Case {
  const step = {
    call: "createPayment",
    args: { body: { amountMinorUnits: 1 } },
    faults: turn.faults ?? ["503", found],
    expect: {
      ok: turn.ok ?? payment,
      ...(turn.meta === undefined ? {} : { meta: turn.meta }),
      slept: turn.slept ?? [375],
    },
  };
  const test = {
    id: "demo.whole",
    about: "A whole case of the runner's own tests.",
    req: ["contract:1/max-retries"],
    steps: [step],
    wire: turn.wire ?? { attempts: 2 },
  };
  const text = JSON.stringify({ suite: "demo", schema: "1.0.0", cases: [test] });
  const [parsed] = parseCaseFile(text, "demo.yaml");
  if (parsed === undefined) throw new Error("no case");
  return parsed;
}

async function verdict(turn: Turn): Promise<string> {
  const column = scripted({ result: turn.told ?? payment, ...turn.client });
  const { status, reason } = await executeCase(caseOf(turn), column, column.driver, null);
  return status === "pass" ? status : `${status} ${reason}`;
}

const i64 = (digits: string): object => ({ $i64: digits });
const post = { method: "POST", target: "/v1/payments" };
const again = { sameAs: 0, bytes: "body" };

/** Name, what passes, and the same with one thing wrong. */
const pairs: readonly (readonly [name: string, right: Turn, wrong: Turn])[] = [
  ["text", { ok: "a", told: "a" }, { ok: "a", told: "b" }],
  ["text of another plane", { ok: "🧾", told: "🧾" }, { ok: "🧾", told: "\ud83e" }],
  ["text and its normal forms", { ok: "é", told: "é" }, { ok: "é", told: "e\u0301" }],
  ["empty text", { ok: "", told: "" }, { ok: "", told: { $null: 1 } }],
  ["an integer", { ok: 7, told: i64("7") }, { ok: 7, told: i64("8") }],
  ["an integer that is no text", { ok: 7, told: i64("7") }, { ok: 7, told: "7" }],
  ["an integer without its tag", { ok: 7, told: i64("7") }, { ok: 7, told: { $f64: "7" } }],
  ["zero", { ok: 0, told: i64("0") }, { ok: 0, told: i64("-0") }],
  [
    "an integer beyond 2^53",
    { ok: i64("9007199254740993"), told: i64("9007199254740993") },
    { ok: i64("9007199254740993"), told: i64("9007199254740992") },
  ],
  [
    "a negative integer of 64 bits",
    { ok: i64("-9223372036854775808"), told: i64("-9223372036854775808") },
    { ok: i64("-9223372036854775808"), told: i64("9223372036854775808") },
  ],
  ["a fraction", { ok: 0.5, told: { $f64: "0.5" } }, { ok: 0.5, told: { $f64: "0.25" } }],
  ["a decimal's zeros", { ok: "0.10", told: "0.10" }, { ok: "0.10", told: "0.1" }],
  ["true", { ok: true, told: true }, { ok: true, told: false }],
  ["false", { ok: false, told: false }, { ok: false, told: { $null: 1 } }],
  ["null", { ok: { a: null }, told: { a: { $null: 1 } } }, { ok: { a: null }, told: {} }],
  [
    "absence",
    { ok: { a: { $absent: 1 } }, told: {} },
    { ok: { a: { $absent: 1 } }, told: { a: { $null: 1 } } },
  ],
  ["no list", { ok: [], told: [] }, { ok: [], told: {} }],
  ["an empty object", { ok: {}, told: {} }, { ok: {}, told: { a: "x" } }],
  [
    "order in a list",
    { ok: [1, 2], told: [i64("1"), i64("2")] },
    { ok: [1, 2], told: [i64("2"), i64("1")] },
  ],
  ["length of a list", { ok: [1], told: [i64("1")] }, { ok: [1], told: [i64("1"), i64("1")] }],
  [
    "a member too many",
    { ok: { a: "x" }, told: { a: "x" } },
    { ok: { a: "x" }, told: { a: "x", b: "y" } },
  ],
  [
    "a member too few",
    { ok: { a: "x" }, told: { a: "x" } },
    { ok: { a: "x", b: "y" }, told: { a: "x" } },
  ],
  [
    "partly named members",
    { ok: { $partial: true, a: "x" }, told: { a: "x", b: "y" } },
    { ok: { $partial: true, a: "x" }, told: { b: "y" } },
  ],
  [
    "members at every depth",
    { ok: { $includes: { a: { b: "x" } } }, told: { a: { b: "x", c: "y" }, d: "z" } },
    { ok: { $includes: { a: { b: "x" } } }, told: { a: { c: "y" }, d: "z" } },
  ],
  [
    "a known value of an enum",
    {
      ok: { s: { $enum: { raw: "x", known: true } } },
      told: { s: { $enum: { raw: "x", known: true } } },
    },
    {
      ok: { s: { $enum: { raw: "x", known: true } } },
      told: { s: { $enum: { raw: "x", known: false } } },
    },
  ],
  [
    "an instant's offset",
    { ok: { $ts: "2026-11-20T11:00:00+01:00" }, told: { $ts: "2026-11-20T11:00:00+01:00" } },
    { ok: { $ts: "2026-11-20T11:00:00+01:00" }, told: { $ts: "2026-11-20T10:00:00Z" } },
  ],
  [
    "octets",
    { ok: { $bytes: "AA==" }, told: { $bytes: "AA==" } },
    { ok: { $bytes: "AA==" }, told: { $bytes: "AQ==" } },
  ],
  [
    "a form",
    { ok: { $format: "typeid" }, told: "pay_01kag9ytq2f7sv3w5x8a0b1c2d" },
    { ok: { $format: "typeid" }, told: "pay_91kag9ytq2f7sv3w5x8a0b1c2d" },
  ],
  [
    "a form of time",
    { ok: { $format: "timestamp" }, told: "2026-11-20T10:00:00Z" },
    { ok: { $format: "timestamp" }, told: "2026-11-20 10:00" },
  ],
  [
    "a pattern",
    { ok: { $matches: "^a+$" }, told: "aaa" },
    { ok: { $matches: "^a+$" }, told: "aab" },
  ],
  ["a part", { ok: { $contains: "b" }, told: "abc" }, { ok: { $contains: "b" }, told: "ac" }],
  [
    "several parts",
    { ok: { $containsAll: ["a", "c"] }, told: "abc" },
    { ok: { $containsAll: ["a", "d"] }, told: "abc" },
  ],
  [
    "what must not be there",
    { ok: { $lacks: ["key"] }, told: "abc" },
    { ok: { $lacks: ["key"] }, told: "a key" },
  ],
  [
    "a range",
    { ok: { $range: [1, 3] }, told: i64("3") },
    { ok: { $range: [1, 3] }, told: i64("4") },
  ],
  ["a count", { ok: { $length: 2 }, told: ["a", "b"] }, { ok: { $length: 2 }, told: "ab" }],
  ["a size", { ok: { $size: [1, 3] }, told: "abc" }, { ok: { $size: [1, 3] }, told: "abcd" }],
  [
    "a difference",
    { ok: { $minus: [10, 3, 2] }, told: i64("5") },
    { ok: { $minus: [10, 3, 2] }, told: i64("6") },
  ],
  [
    "a moment",
    { ok: { $moment: "2026-11-20T10:00:00.000Z" }, told: "2026-11-20T10:00:00Z" },
    { ok: { $moment: "2026-11-20T10:00:00.000Z" }, told: "2026-11-20T10:00:00.001Z" },
  ],
  [
    "a number of any type",
    { ok: { $number: "1.0" }, told: i64("1") },
    { ok: { $number: "1.0" }, told: "1" },
  ],
  [
    "JSON in a text",
    { ok: { $json: { a: 1 } }, told: '{"a":1}' },
    { ok: { $json: { a: 1 } }, told: '{"a":2}' },
  ],
  [
    "a value that was bound",
    { ok: { a: { $bind: "v" }, b: "$v" }, told: { a: "x", b: "x" } },
    { ok: { a: { $bind: "v" }, b: "$v" }, told: { a: "x", b: "y" } },
  ],
  [
    "two values that differ",
    { ok: { a: { $bind: "v" }, b: { $ne: "$v" } }, told: { a: "x", b: "y" } },
    { ok: { a: { $bind: "v" }, b: { $ne: "$v" } }, told: { a: "x", b: "x" } },
  ],
  [
    "the attempts",
    { meta: { $partial: true, attempts: 2 } },
    { meta: { $partial: true, attempts: 1 } },
  ],
  [
    "the status",
    { meta: { $partial: true, status: 201 } },
    { meta: { $partial: true, status: 200 } },
  ],
  ["all metadata", { meta: { $partial: true, requestId: null } }, { meta: { requestId: null } }],
  ["a wait", { slept: [375] }, { slept: [500] }],
  ["a wait in a range", { slept: [[300, 400]] }, { slept: [[380, 400]] }],
  ["the number of waits", { slept: [375] }, { slept: [375, 750] }],
  ["no wait", { slept: [0], client: { wait: 0 } }, { slept: [] }],
  ["a fault that strikes", { faults: ["503", found] }, { faults: ["503", found, found] }],
  ["an attempt that is listed", { wire: { attempts: 2 } }, { wire: { attempts: 1 } }],
  ["each request", { wire: [post, again] }, { wire: [post] }],
  ["the method", { wire: [post, again] }, { wire: [{ ...post, method: "PUT" }, again] }],
  ["the target", { wire: [post, again] }, { wire: [{ ...post, target: "/v1/payment" }, again] }],
  [
    "a header",
    { wire: [{ ...post, headers: { "x-retry-count": "0" } }, again] },
    { wire: [{ ...post, headers: { "x-retry-count": "1" } }, again] },
  ],
  [
    "a header that is missing",
    { wire: [{ ...post, absent: ["cookie"] }, again] },
    { wire: [{ ...post, absent: ["content-type"] }, again] },
  ],
  [
    "the JSON of a body",
    { wire: [{ ...post, json: { amountMinorUnits: 1 } }, again] },
    { wire: [{ ...post, json: { amountMinorUnits: "1" } }, again] },
  ],
  [
    "the octets of a body",
    { wire: [{ ...post, body: '{"amountMinorUnits":1}' }, again] },
    { wire: [{ ...post, body: '{"amountMinorUnits": 1}' }, again] },
  ],
  [
    "the connections",
    { wire: { requests: 2, connections: 2 } },
    { wire: { requests: 2, connections: 1 } },
  ],
  [
    "the place on a connection",
    { wire: [{ ...post, ordinal: 1 }, again] },
    { wire: [{ ...post, ordinal: 2 }, again] },
  ],
  [
    "what requests share",
    { wire: { requests: 2, each: post } },
    { wire: { requests: 2, each: { method: "GET" } } },
  ],
  [
    "what requests do not share",
    { wire: { requests: 2, distinct: "x-retry-count" } },
    { wire: { requests: 2, distinct: "idempotency-key" } },
  ],
  [
    "as many requests as there are",
    { wire: { requests: { $range: [1, 2] } } },
    { wire: { requests: { $range: [3, 4] } } },
  ],
];

it("are at least fifty of each kind", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(50);
});

it.each(pairs)("must pass: %s", async (_, right) => {
  expect(await verdict(right)).toBe("pass");
});

it.each(pairs)("must fail: %s", async (_, _right, wrong) => {
  expect(await verdict(wrong)).toMatch(/^fail ./);
});
