/** The proof's own proof: every lie about a run must be seen, and an empty run must not be green. */
import { describe, expect, it } from "vitest";
import { alphabet, outcomesAllowed, sequences, type Way } from "../exhaust/alphabet.ts";
import { judgeRun, type Seen } from "../exhaust/judge.ts";
import { nameOf, plan, type Run } from "../exhaust/plan.ts";
import { bareConnections } from "../exhaust/play.ts";
import { gates, rowsOf, type Outcome } from "../exhaust/tally.ts";
import type { Failure } from "../protocol/messages.ts";
import { faultNames } from "../proxy/faults.ts";
import type { WireRecord } from "../proxy/fault-proxy.ts";

const way = (name: string): Way => {
  const found = alphabet.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no way ${name}`);
  return found;
};

const recover: Run = {
  operation: "createPayment",
  ways: [way("commit-then-rst")],
  connection: "fresh",
  mode: "recover",
};
const exhaust: Run = { ...recover, mode: "exhaust" };

const record = (key: string, count: number, body = "{}"): WireRecord => ({
  index: 0,
  connection: 1,
  ordinal: 1,
  method: "POST",
  target: "/v1/payments",
  headers: [
    ["idempotency-key", key],
    ["x-retry-count", String(count)],
  ],
  head: Buffer.alloc(0),
  body: Buffer.from(body),
  complete: true,
  atMs: 0,
});

const failure = (outcome: "none" | "unknown", idempotencyKey: string | null): Failure => ({
  class: "Connection",
  message: "reset",
  status: null,
  code: null,
  fieldErrors: [],
  requestId: null,
  attempts: 1,
  idempotencyKey,
  retryAfterMs: null,
  retryable: null,
  outcome,
  rawBody: null,
  decodePath: null,
  cursor: null,
});

const value = { id: "pay_1", amountMinorUnits: 1_000 };

const recovered: Seen = {
  first: { ok: true, id: "pay_1", meta: null, value },
  effectsAfterFirst: ["pay_1"],
  second: null,
  effectsAtEnd: ["pay_1"],
  records: [record("k", 0), record("k", 1)],
  firstCallRecords: 2,
  slept: [375],
  fired: 2,
  stored: { ...value, status: "processing" },
  announced: [{ type: "payment.created", resourceVersion: 1, ids: 1 }],
  announces: "payment.created",
};

const exhausted: Seen = {
  ...recovered,
  first: { ok: false, error: failure("unknown", "k") },
  second: { ok: true, id: "pay_1", meta: null, value },
  records: [record("k", 0), record("k", 0)],
  firstCallRecords: 1,
  slept: [],
};

const clauses = (run: Run, seen: Partial<Seen>): number[] => {
  const base = run.mode === "recover" ? recovered : exhausted;
  return judgeRun(run, { ...base, ...seen }).map((one) => one.clause);
};

describe("the alphabet", () => {
  it("has sixteen ways, all of which the proxy knows", () => {
    expect(alphabet).toHaveLength(16);
    expect(alphabet.filter((one) => !faultNames.includes(one.name))).toEqual([]);
    expect(sequences(2)).toHaveLength(256);
  });

  it("asks for `none` only where every attempt was refused, and for `unknown` where one may have arrived", () => {
    expect(outcomesAllowed([way("429"), way("429")])).toEqual(["none"]);
    expect(outcomesAllowed([way("commit-then-rst"), way("429")])).toEqual(["unknown"]);
    expect(outcomesAllowed([way("503"), way("429")])).toEqual(["unknown"]);
    expect(outcomesAllowed([way("refuse"), way("429")])).toEqual(["none", "unknown"]);
    expect(outcomesAllowed([way("drop-after-connect")])).toEqual(["none", "unknown"]);
  });
});

describe("the plan", () => {
  const options = {
    operations: [{ name: "createPayment", depth: 2 }],
    connections: ["fresh", "reused"],
    modes: ["recover", "exhaust"],
    grep: null,
    sample: null,
    seed: 1,
  } as const;

  it("is every sequence up to the depth, twice two ways", () => {
    expect(plan(options)).toHaveLength(272 * 4);
  });

  it("draws the same sample from the same seed, and always every single way", () => {
    const names = (seed: number): string[] => plan({ ...options, sample: 20, seed }).map(nameOf);
    expect(names(7)).toEqual(names(7));
    expect(names(7)).not.toEqual(names(8));
    expect(names(7)).toHaveLength(16 * 4 + 20);
  });
});

describe("the oracle", () => {
  it("passes an honest client in both modes", () => {
    expect(clauses(recover, {})).toEqual([]);
    expect(clauses(exhaust, {})).toEqual([]);
  });

  it.each<[string, Run, Partial<Seen>, number]>([
    ["two effects", recover, { effectsAtEnd: ["pay_1", "pay_2"] }, 1],
    ["ok without an effect", recover, { effectsAfterFirst: [], effectsAtEnd: [] }, 2],
    ["ok for another effect", recover, { first: { ok: true, id: "pay_9", meta: null, value } }, 2],
    [
      "an error after success",
      recover,
      { first: { ok: false, error: failure("unknown", "k") } },
      2,
    ],
    [
      "`none` although it took effect",
      exhaust,
      { first: { ok: false, error: failure("none", "k") } },
      3,
    ],
    [
      "an error without the key",
      exhaust,
      { first: { ok: false, error: failure("unknown", null) } },
      4,
    ],
    [
      "an error with another key",
      exhaust,
      { first: { ok: false, error: failure("unknown", "x") } },
      4,
    ],
    ["no effect after the second call", exhaust, { effectsAtEnd: [] }, 4],
    [
      "another amount than the stored one",
      recover,
      { stored: { ...value, amountMinorUnits: 1 } },
      2,
    ],
    ["an effect that nothing announces", recover, { announced: [] }, 7],
    [
      "one change told by two event ids",
      recover,
      { announced: [{ type: "payment.created", resourceVersion: 1, ids: 2 }] },
      7,
    ],
    ["another key on the repeat", recover, { records: [record("k", 0), record("x", 1)] }, 5],
    [
      "another body on the repeat",
      recover,
      { records: [record("k", 0), record("k", 1, "{ }")] },
      5,
    ],
    ["a frozen retry count", recover, { records: [record("k", 0), record("k", 0)] }, 6],
    ["one request too many", recover, { firstCallRecords: 3 }, 6],
    ["no wait", recover, { slept: [] }, 6],
    ["a wait outside the policy", recover, { slept: [100] }, 6],
    ["a fault that met nothing", recover, { fired: 1 }, 6],
    [
      "success although every attempt failed",
      exhaust,
      { first: { ok: true, id: "pay_1", meta: null, value } },
      6,
    ],
  ])("sees %s", (_, run, seen, clause) => {
    expect(clauses(run, seen)).toContain(clause);
  });
});

describe("the gates", () => {
  const outcome = (column: string, change: Partial<Outcome> = {}): Outcome => ({
    column,
    run: { ...exhaust, connection: "reused" },
    status: "pass",
    violations: [],
    reason: "",
    reusedConnection: true,
    toldOutcome: "unknown",
    ...change,
  });
  const none = { planned: 2 };

  it("hold for a full run on which the SDKs agree", () => {
    expect(gates([outcome("go"), outcome("php")], none)).toEqual([]);
  });

  it("see a run that did less than planned", () => {
    expect(gates([outcome("go")], none).join()).toMatch(/1 of 2/);
  });

  it("see a reused connection that was none", () => {
    const fresh = outcome("go", { reusedConnection: false });
    expect(gates([fresh, outcome("php")], none).join()).toMatch(/go: 0 of 1/);
  });

  it("see SDKs that tell different outcomes of the same sequence", () => {
    const said = outcome("php", { toldOutcome: "none" });
    expect(gates([outcome("go"), said], none).join()).toMatch(/disagree/);
  });

  it("let them differ where the clock decides whether a byte was sent", () => {
    const run = { ...exhaust, connection: "fresh", ways: [way("drop-after-connect")] } as const;
    const said = outcome("php", { run, toldOutcome: "none" });
    expect(gates([outcome("go", { run }), said], none)).toEqual([]);
  });

  it("count double spends apart from other violations", () => {
    const rows = rowsOf([
      outcome("go", { status: "fail", violations: [{ clause: 1, message: "two" }] }),
      outcome("go", { status: "fail", violations: [{ clause: 6, message: "wait" }] }),
      outcome("go"),
    ]);
    expect(rows).toEqual([
      expect.objectContaining({ runs: 3, doubleSpends: 1, failed: 2, void: 0, reused: 3 }),
    ]);
  });
});

describe("connections that a runtime opens by itself", () => {
  const bareOf = (
    connection: Run["connection"],
    ...names: readonly string[]
  ): readonly number[] => [...bareConnections({ ...recover, connection, ways: names.map(way) })];

  it("follow the loss of a reused connection, and matter where the next fault strikes at accept", () => {
    expect(bareOf("reused", "commit-then-rst", "drop-after-connect")).toEqual([1]);
    expect(bareOf("fresh", "commit-then-rst", "drop-after-connect")).toEqual([]);
    expect(bareOf("reused", "commit-then-rst", "429")).toEqual([]);
    expect(bareOf("reused", "body-cut", "drop-after-connect")).toEqual([]);
    expect(bareOf("reused", "refuse", "drop-after-connect")).toEqual([]);
  });

  it("follow the loss of a connection that an attempt before has used", () => {
    expect(bareOf("fresh", "503", "commit-then-fin", "drop-after-connect")).toEqual([2]);
    expect(bareOf("reused", "commit-then-fin", "read-not-forwarded", "drop-after-connect")).toEqual(
      [],
    );
  });
});
