/** The oracle of the reliability runs must see every lie, an empty run must not be green, and the mutants must fit the server. */
import { readFileSync } from "node:fs";
import type { Records } from "@njia/server/testing";
import { describe, expect, it } from "vitest";
import { serverMutants } from "../mutants/server/catalogue.ts";
import { killGates, overlapGate, quotaGate } from "../runner/reliability/gates.ts";
import type { Answer, Operation } from "../runner/reliability/history.ts";
import { mergeRows, pageOf } from "../runner/reliability/mutant-table.ts";
import { judge } from "../runner/reliability/oracle.ts";
import { randomOf } from "../runner/reliability/random.ts";
import { isAsExpected, statusOf, type Outcome } from "../runner/reliability/report.ts";
import { FUNDS } from "../runner/reliability/stand.ts";

const answer = (more: Partial<Answer> = {}): Answer => ({
  startMs: 0,
  endMs: 10,
  status: 201,
  sha: "a",
  code: null,
  replayed: false,
  retryAfter: null,
  ...more,
});
const operation = (more: Partial<Operation> = {}): Operation => ({
  kind: "payout",
  key: "key-1",
  marker: "m-1",
  amounts: [1_000],
  answers: [answer()],
  acknowledged: "pay_1",
  acknowledgedMs: 10,
  refused: null,
  ...more,
});
const payment: Records["payments"][number] = {
  id: "pay_1",
  reference: "m-1",
  status: "completed",
  amount: 1_000,
  fee: 30,
  accountId: "A",
  transactionId: "txn_1",
  held: 0,
};
const event = (sequence: number, status: string): Records["events"][number] => ({
  id: `evt_${sequence}`,
  type: `payment.${status}`,
  resourceId: "pay_1",
  version: sequence,
  status,
  sequence,
});
const sound: Records = {
  payments: [payment],
  bulks: [],
  reversals: [],
  balances: {
    A: { available: FUNDS - 1_030, reserved: 0 },
    B: { available: FUNDS, reserved: 0 },
  },
  events: [event(1, "pending"), event(2, "completed")],
  paymentTransitions: [">pending", "pending>completed"],
  overdue: 0,
  leftOver: [],
};
const accounts = { A: "A", B: "B" };
const said = (operations: readonly Operation[], records: Records): string =>
  judge(operations, records, accounts)
    .map(({ message }) => message)
    .join("\n");

describe("the oracle", () => {
  it("has nothing to say about an honest run", () => {
    expect(said([operation()], sound)).toBe("");
  });

  it.each<[string, readonly Operation[], Records, RegExp]>([
    [
      "a second effect",
      [operation()],
      { ...sound, payments: [payment, { ...payment, id: "pay_2" }] },
      /DOUBLE EFFECT/,
    ],
    ["a lost effect", [operation()], { ...sound, payments: [] }, /LOST/],
    ["another id than was told", [operation({ acknowledged: "pay_9" })], sound, /was told pay_9/],
    [
      "a refusal after the commit",
      [operation({ acknowledged: null, answers: [], refused: "currency_not_supported" })],
      sound,
      /was refused/,
    ],
    [
      "replays with other bytes",
      [operation({ answers: [answer(), answer({ sha: "b", replayed: true })] })],
      sound,
      /differ in their bytes/,
    ],
    [
      "two answers that claim to be new",
      [operation({ answers: [answer(), answer()] })],
      sound,
      /told twice/,
    ],
    ["a payment nobody asked for", [], sound, /nobody asked for m-1/],
    [
      "a payment that is stuck",
      [operation()],
      { ...sound, payments: [{ ...payment, status: "submitted" }] },
      /stuck in submitted/,
    ],
    [
      "money held by a finished payment",
      [operation()],
      { ...sound, payments: [{ ...payment, held: 5 }] },
      /holds 5/,
    ],
    [
      "a wrong balance",
      [operation()],
      { ...sound, balances: { ...sound.balances, A: { available: FUNDS, reserved: 0 } } },
      /the model says/,
    ],
    [
      "a wrong amount",
      [operation()],
      { ...sound, payments: [{ ...payment, amount: 999 }] },
      /asked for 1000/,
    ],
    [
      "a gap in the sequence",
      [operation()],
      { ...sound, events: [event(1, "pending"), event(3, "completed")] },
      /has sequence 3, not 2/,
    ],
    [
      "an illegal transition",
      [operation()],
      { ...sound, events: [event(1, "completed"), event(2, "completed")] },
      /went from "" to "completed"/,
    ],
    [
      "a state without its event",
      [operation()],
      { ...sound, events: [event(1, "pending")] },
      /its last event says pending/,
    ],
    [
      "half a bulk",
      [operation({ kind: "bulk", acknowledged: "bulk_1", amounts: [1_000, 1_000] })],
      {
        ...sound,
        payments: [{ ...payment, reference: "m-1-0" }],
        bulks: [{ id: "bulk_1", reference: "m-1", status: "completed", items: 2 }],
      },
      /made 1, 0 payments/,
    ],
  ])("sees %s", (_, operations, records, message) => {
    expect(said(operations, records)).toMatch(message);
  });
});

describe("the gates", () => {
  const kill = { atMs: 20, inFlight: 8 };

  it("let a run pass that made progress between its kills, under load", () => {
    expect(killGates([operation()], { kills: [kill], wanted: 1 })).toEqual([]);
    expect(quotaGate([operation()])).toEqual([]);
  });

  it("void kills before anything was acknowledged, idle kills, missing kills and an empty history", () => {
    expect(quotaGate([]).join()).toMatch(/no request succeeded/);
    expect(killGates([], { kills: [kill], wanted: 1 }).join()).toMatch(/only 0 of 1/);
    expect(
      killGates([operation()], { kills: [{ ...kill, inFlight: 1 }], wanted: 1 }).join(),
    ).toMatch(/in flight/);
    expect(killGates([operation()], { kills: [kill], wanted: 2 }).join()).toMatch(/1 of 2 kills/);
  });

  it("void a load that met the quota, and duplicates one after the other", () => {
    const limited = operation({ answers: [answer(), answer({ status: 429 })] });
    expect(quotaGate([limited]).join()).toMatch(/429/);
    const apart = operation({ answers: [answer(), answer({ startMs: 11, endMs: 12 })] });
    expect(overlapGate([apart], 1).join()).toMatch(/overlapped/);
    expect(overlapGate([operation({ answers: [answer(), answer()] })], 1)).toEqual([]);
  });

  it("make a run without violations void, which is not green, and never excuse a red one", () => {
    const verdict = { violations: [], gateFaults: ["a gate"], figures: {}, history: [] };
    expect(statusOf(verdict)).toBe("void");
    expect(statusOf({ ...verdict, violations: [{ clause: 1, message: "x" }] })).toBe("red");
    expect(isAsExpected({ mutant: null, status: "void", shown: 0 } as unknown as Outcome)).toBe(
      false,
    );
    expect(isAsExpected({ mutant: "m", status: "red", shown: 0 } as unknown as Outcome)).toBe(
      false,
    );
  });
});

it("every patch of a server mutant fits the server exactly once", () => {
  for (const { name, patches = [] } of serverMutants) {
    for (const { file, find } of patches) {
      const source = readFileSync(new URL(`../../server-stub/${file}`, import.meta.url), "utf8");
      expect(source.split(find), `${name}: ${file}`).toHaveLength(2);
    }
  }
});

it("the same seed makes the same choices", () => {
  const draw = (seed: string): readonly number[] => {
    const random = randomOf(seed);
    return Array.from({ length: 20 }, () => random.between(1, 6));
  };
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
  expect(new Set(draw("a")).size).toBeGreaterThan(3);
});

describe("the table of servers known to be wrong", () => {
  const [first, second] = serverMutants.map(({ name }) => name);
  const outcome = (mutant: string | undefined, shown: number, message: string): Outcome =>
    ({
      mutant,
      scenario: "kill-server",
      shown,
      shows: /DOUBLE/,
      verdict: { violations: [{ clause: 1, message }], gateFaults: [] },
    }) as unknown as Outcome;

  it("keeps the rows of servers that were not run, and counts who survived", () => {
    const before = pageOf(mergeRows("", [outcome(second, 2, "DOUBLE EFFECT")], "2026-11-21"));
    expect(before).toContain("1 of 1 are killed");
    const after = pageOf(mergeRows(before, [outcome(first, 0, "a | pipe")], "2026-11-22"));
    expect(after).toContain("1 of 2 are killed");
    expect(after).toContain(`| ${first} | kill-server | SURVIVED | a \\| pipe | 2026-11-22 |`);
    expect(after).toContain(
      `| ${second} | kill-server | killed | 2 violations, the first: DOUBLE EFFECT | 2026-11-21 |`,
    );
    const again = pageOf(mergeRows(after, [outcome(first, 1, "DOUBLE")], "2026-11-23"));
    expect(again).toContain("2 of 2 are killed");
    expect(again.split("\n")).toHaveLength(after.split("\n").length);
  });
});
