import { describe, expect, it } from "vitest";
import { Random } from "../../scoring/simulator/random.ts";
import {
  FraudRateMonitor,
  type RateReference,
  type RateVerdict,
} from "../../src/scoring/fraud-rate.ts";
import { KINDS as KIND_NAMES } from "../../src/scoring/fraud/observation.ts";
import { loadModels } from "../../src/scoring/load.ts";

const DAY = 24 * 3_600_000;
const PERSONS = 1_000;
/** Frauds that look like one, frauds that do not, and honest people who do. */
const KINDS = [
  [0.003, 3],
  [0.001, -2],
  [0.002, 0],
] as const;
const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));
const HONEST = -7;
const mean = KINDS.reduce(
  (sum, [share, logit]) => sum + share * (sigmoid(logit) - sigmoid(HONEST)),
  sigmoid(HONEST),
);

const expected = (clumping: number): RateReference => ({
  name: "expected fraud",
  kind: null,
  from: null,
  mean,
  clumping,
});

/** Days of which each brings `times` the usual share of what looks like fraud. */
function watch(seed: number, days: number, times: number, clumping = 1): RateVerdict {
  const random = new Random(seed);
  const monitor = new FraudRateMonitor([expected(clumping)]);
  for (let day = 0; day < days; day += 1)
    for (let person = 0; person < PERSONS; person += 1) {
      const drawn = random.unit() / times;
      let below = 0;
      const kind = KINDS.find(([share]) => drawn < (below += share));
      monitor.add(1, kind?.[1] ?? HONEST, person, (day + person / PERSONS) * DAY);
    }
  return only(monitor);
}

function only(monitor: FraudRateMonitor): RateVerdict {
  const [verdict] = monitor.read();
  if (verdict === undefined) throw new Error("there is one reference");
  return verdict;
}

describe("the monitor of expected fraud", () => {
  it("hears twice as much of it within weeks, and nothing where there is as much as ever", () => {
    const quiet = Array.from({ length: 40 }, (_, seed) => watch(seed, 30, 1));
    expect(quiet.filter(({ level }) => level === "alarm")).toEqual([]);
    for (let seed = 0; seed < 10; seed += 1) {
      const { level, seen, usual, since } = watch(seed, 40, 2);
      expect(level).toBe("alarm");
      expect(seen / usual).toBeGreaterThan(1.3);
      expect(since).not.toBeNull();
    }
  });

  it("needs more where frauds come in clumps", () => {
    const [alone, clumped] = [watch(1, 20, 2), watch(1, 20, 2, 2)];
    expect(clumped.evidence).toBeCloseTo(alone.evidence / 2, 9);
  });

  it("counts a person once a day, by the highest score", () => {
    const read = (scores: readonly (readonly [logit: number, who: string, day: number])[]) => {
      const monitor = new FraudRateMonitor([expected(1)]);
      for (const [logit, who, day] of scores) monitor.add(1, logit, who, day * DAY);
      return only(monitor).evidence;
    };
    const once = read([[3, "a", 0]]);
    expect(
      read([
        [-6, "a", 0],
        [3, "a", 0.2],
        [3, "a", 0.3],
        [1, "a", 0.9],
      ]),
    ).toBeCloseTo(once, 12);
    const both = [
      [3, "a", 0],
      [3, "b", 0.1],
    ] as const;
    expect(read(both)).toBeCloseTo(2 * once, 12);
  });

  it("counts high scores of one kind, and asks for more evidence the more it looks at", () => {
    const one = { name: "high", kind: 2, from: 1, mean: 0.01, clumping: 1 };
    const monitor = new FraudRateMonitor([one, { ...one, kind: 3 }]);
    monitor.add(2, 1.5, "a", 0);
    monitor.add(2, 0.5, "b", 1);
    monitor.add(1, 9, "c", 2);
    const [merchants, transfers] = monitor.read();
    expect(merchants).toMatchObject({ seen: 1, usual: 0.02 });
    expect(merchants?.evidence).toBeCloseTo(Math.log(1.99), 12);
    expect(transfers).toMatchObject({ seen: 0, usual: 0, evidence: 0 });
    const alone = only(new FraudRateMonitor([one]));
    expect((merchants?.alarmAt ?? 0) - alone.alarmAt).toBeCloseTo(Math.log(2), 12);
  });

  it("has what it needs in the shipped model", () => {
    const { rates } = loadModels().fraud.artefact;
    expect(rates.map(({ kind }) => kind)).toEqual([
      null,
      ...["cash_out", "merchant", "transfer"].map((name) =>
        KIND_NAMES.findIndex((one) => one === name),
      ),
    ]);
    for (const { name, mean: usual, clumping } of rates) {
      expect(usual, name).toBeLessThan(0.1);
      expect(clumping, name).toBeGreaterThanOrEqual(1);
    }
    expect(rates[0]?.mean).toBeGreaterThan(0.0005);
  });
});
