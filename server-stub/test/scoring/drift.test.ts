import { describe, expect, it } from "vitest";
import { DriftMonitor, stabilityIndex } from "../../src/scoring/drift.ts";
import { loadModels } from "../../src/scoring/load.ts";
import { DriftWatch } from "../../scoring/drift-watch.ts";
import { DAYS, TEST_FROM } from "../../scoring/seeds.ts";
import { newWorld, play, type Scenario } from "../../scoring/simulator/market.ts";
import { isServed } from "../../src/scoring/fraud/limits.ts";
import { Random } from "../../scoring/simulator/random.ts";

const HOUR = 3_600_000;
const reference = {
  name: "amount",
  edges: [-1, 0, 1],
  shares: [0.1, 0.143, 0.307, 0.307, 0.143],
  noise: 0.01,
};

/** `rows` spread evenly over `hours`; the mean of what is known moves by `shift`. */
function watch(shift: number, { missing = 0.1, rows = 3_120, hours = 26.5 } = {}): DriftMonitor {
  const random = new Random(11);
  const monitor = new DriftMonitor([reference]);
  for (let row = 0; row < rows; row += 1)
    monitor.add(
      [random.chance(missing) ? Number.NaN : random.normal(shift)],
      (row / rows) * hours * HOUR,
    );
  return monitor;
}
const levelOf = (monitor: DriftMonitor): string | undefined => monitor.read()[0]?.level;

describe("the drift monitor", () => {
  it("is quiet on what it knows, warns, and alarms", () => {
    expect([0, 0.16, 0.4].map((shift) => levelOf(watch(shift)))).toEqual([
      "stable",
      "warning",
      "alarm",
    ]);
    expect(levelOf(watch(0, { missing: 0.5 }))).toBe("alarm");
  });

  it("needs more of a difference where there are few rows, and alarms where the usual limit is crossed", () => {
    const few = watch(0.4, { rows: 250 }).read()[0];
    const many = watch(0.4).read()[0];
    expect(few?.level).not.toBe("alarm");
    expect(few?.alarmAt).toBeGreaterThan((many?.alarmAt ?? 1) * 3);
    const large = new DriftMonitor([{ ...reference, noise: 9 }]);
    for (let row = 0; row < 20_000; row += 1) large.add([5], (row / 20_000) * 26.5 * HOUR);
    expect(levelOf(large)).toBe("alarm");
  });

  it("says nothing before a whole day, or of a handful of rows", () => {
    const early = watch(3, { hours: 23 });
    expect(early.isReady).toBe(false);
    expect(levelOf(early)).toBe("stable");
    expect(levelOf(watch(3, { rows: 150 }))).toBe("stable");
  });

  it("warns in the first hour beyond a limit, and alarms when the second is, too", () => {
    const monitor = watch(0);
    const levels: (string | undefined)[] = [];
    // A third of a day's rows lie elsewhere, then as many as ever are where they were.
    for (let hour = 27; hour < 29; hour += 1) {
      for (let row = 0; row < 900; row += 1) monitor.add([4], (hour + row / 900) * HOUR);
      monitor.add([0], (hour + 1) * HOUR);
      levels.push(levelOf(monitor));
    }
    expect(levels).toEqual(["warning", "alarm"]);
  });

  it("has exactly the last 24 whole hours in its window, also when rows come late or not at all", () => {
    const monitor = new DriftMonitor([reference]);
    for (let hour = 0; hour < 60; hour += 1) monitor.add([0], hour * HOUR);
    expect(monitor.rows).toBe(24);
    monitor.add([0], 50 * HOUR + 1);
    expect(monitor.rows).toBe(25);
    monitor.add([0], 20 * HOUR);
    expect(monitor.rows).toBe(25);
    monitor.add([0], 62 * HOUR);
    // Hours 38 to 61: the newest that were told are 38 to 59, and the late row.
    expect(monitor.rows).toBe(23);
    monitor.add([0], 500 * HOUR);
    expect(monitor.rows).toBe(0);
  });

  it("is the index of the field", () => {
    expect(stabilityIndex([0.5, 0.5], [0.5, 0.5])).toBe(0);
    expect(stabilityIndex([0.5, 0.5], [0.25, 0.75])).toBeCloseTo(0.25 * Math.log(3), 12);
  });

  it("has bins and noise for every feature of the shipped model and for the score", () => {
    const { artefact } = loadModels().fraud;
    expect(artefact.reference.map(({ name }) => name)).toEqual([
      ...artefact.features.map(({ name }) => name),
      "score",
    ]);
    for (const { edges, shares, noise } of artefact.reference) {
      expect(shares).toHaveLength(edges.length + 2);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
      expect(noise).toBeGreaterThanOrEqual(0.02);
    }
  });

  it("with the shipped model is quiet in a steady world and hears amounts that rise by half", () => {
    const { artefact, scorer } = loadModels().fraud;
    const story = (more: Partial<Scenario>) => {
      const scenario = { seed: 401, clients: 8_000, days: DAYS, ...more };
      const from = TEST_FROM - 3;
      const watcher = new DriftWatch(artefact, from, TEST_FROM);
      for (const row of play(scenario.seed, newWorld(scenario), from))
        if (isServed(row.seen, row.vector)) watcher.see(row, scorer.score(row.vector));
      return watcher.story;
    };
    expect(story({})).toMatchObject({ alarms: 0, firstAlarm: null });
    const inflated = story({ inflation: { factor: 1.5, fromDay: TEST_FROM } });
    expect(inflated.falseAlarm).toBeNull();
    expect(inflated.firstAlarm?.hours ?? Infinity).toBeLessThan(48);
  }, 120_000);
});
