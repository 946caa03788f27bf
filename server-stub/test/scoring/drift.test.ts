import { describe, expect, it } from "vitest";
import { DriftMonitor, stabilityIndex } from "../../src/scoring/drift.ts";
import { loadModels } from "../../src/scoring/load.ts";
import { Random } from "../../scoring/simulator/random.ts";

const reference = {
  name: "amount",
  edges: [-1, 0, 1],
  shares: [0.1, 0.143, 0.307, 0.307, 0.143],
};
function watch(shift: number, missing = 0.1) {
  const random = new Random(11);
  const monitor = new DriftMonitor([reference]);
  for (let row = 0; row < 3_000; row += 1)
    monitor.add([random.chance(missing) ? Number.NaN : random.normal(shift)]);
  return monitor;
}

describe("the drift monitor", () => {
  it("is quiet on what it knows, warns, and alarms", () => {
    expect([0, 0.4, 0.8].map((shift) => watch(shift).read()[0]?.level)).toEqual([
      "stable",
      "warning",
      "alarm",
    ]);
    expect(watch(0, 0.5).read()[0]?.level).toBe("alarm");
  });

  it("says nothing of a handful of rows, and forgets a window that is over", () => {
    const monitor = new DriftMonitor([reference]);
    for (let row = 0; row < 5; row += 1) monitor.add([3]);
    expect(monitor.rows).toBe(5);
    expect(monitor.read()[0]).toMatchObject({ name: "amount", level: "stable" });
    for (let row = 0; row < 500; row += 1) monitor.add([3]);
    expect(monitor.read()[0]?.level).toBe("alarm");
    monitor.reset();
    expect(monitor.rows).toBe(0);
    expect(monitor.read()[0]?.level).toBe("stable");
  });

  it("is the index of the field", () => {
    expect(stabilityIndex([0.5, 0.5], [0.5, 0.5])).toBe(0);
    expect(stabilityIndex([0.5, 0.5], [0.25, 0.75])).toBeCloseTo(0.25 * Math.log(3), 12);
  });

  it("has bins for every feature of the shipped model and for the score", () => {
    const { artefact } = loadModels().fraud;
    expect(artefact.reference.map(({ name }) => name)).toEqual([
      ...artefact.features.map(({ name }) => name),
      "score",
    ]);
    for (const { edges, shares } of artefact.reference) {
      expect(shares).toHaveLength(edges.length + 2);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
    }
  });
});
