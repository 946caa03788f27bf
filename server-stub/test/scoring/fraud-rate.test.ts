import { describe, expect, it } from "vitest";
import { Random } from "../../scoring/simulator/random.ts";
import { FraudRateMonitor, type RateVerdict } from "../../src/scoring/fraud-rate.ts";
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

/** Days of which each brings `times` the usual share of what looks like fraud. */
function watch(seed: number, days: number, times: number, clumping = 1): RateVerdict {
  const random = new Random(seed);
  const monitor = new FraudRateMonitor({ mean, clumping });
  for (let day = 0; day < days; day += 1)
    for (let person = 0; person < PERSONS; person += 1) {
      const drawn = random.unit() / times;
      let below = 0;
      const kind = KINDS.find(([share]) => drawn < (below += share));
      monitor.add(kind?.[1] ?? HONEST, person, (day + person / PERSONS) * DAY);
    }
  return monitor.read();
}

describe("the monitor of expected fraud", () => {
  it("hears twice as much of it within weeks, and nothing where there is as much as ever", () => {
    const quiet = Array.from({ length: 40 }, (_, seed) => watch(seed, 30, 1));
    expect(quiet.filter(({ level }) => level === "alarm")).toEqual([]);
    for (let seed = 0; seed < 10; seed += 1) {
      const { level, expected, usual, since } = watch(seed, 40, 2);
      expect(level).toBe("alarm");
      expect(expected / usual).toBeGreaterThan(1.3);
      expect(since).not.toBeNull();
    }
  });

  it("needs more where frauds come in clumps", () => {
    const [alone, clumped] = [watch(1, 20, 2), watch(1, 20, 2, 2)];
    expect(clumped.evidence).toBeCloseTo(alone.evidence / 2, 9);
  });

  it("counts a person once a day, by the highest score", () => {
    const read = (scores: readonly (readonly [logit: number, who: string, day: number])[]) => {
      const monitor = new FraudRateMonitor({ mean, clumping: 1 });
      for (const [logit, who, day] of scores) monitor.add(logit, who, day * DAY);
      return monitor.read().evidence;
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

  it("has what it needs in the shipped model", () => {
    const { rate } = loadModels().fraud.artefact;
    expect(rate.mean).toBeGreaterThan(0.0005);
    expect(rate.mean).toBeLessThan(0.02);
    expect(rate.clumping).toBeGreaterThanOrEqual(1);
  });
});
