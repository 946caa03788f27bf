import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createClock } from "../src/clock.ts";
import { collectReport } from "../src/diagnostics.ts";
import type { Job } from "../src/job.ts";
import { produce } from "../src/pipeline.ts";
import { fixed } from "../src/target/code.ts";
import type { Target } from "../src/target/target.ts";
import { toyApi } from "./support/toy-api.ts";
import { toyTarget } from "./support/toy-target.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "njia-pipeline-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const jobFor = (target: Target): Job => ({
  target,
  root,
  context: {
    packageName: "toy",
    packageVersion: "1.0.0",
    report: collectReport(),
    samples: new Map(),
  },
  plans: "package",
  generator: "1.0.0",
  inputs: {},
  reconcile: { mode: "write", force: false },
});

describe("the pipeline", () => {
  it("writes what the plans say, with the surface, and nothing the second time", () => {
    const clock = createClock();
    const { changes } = produce(toyApi, jobFor(toyTarget), clock);
    expect(changes.map((change) => change.path)).toEqual([
      "README.md",
      "api.txt",
      "types/payment.toy",
      "types/status.toy",
    ]);
    expect(readFileSync(join(root, "api.txt"), "utf8")).toBe(
      "toy.Payment (record)\ntoy.Status (enum)\n",
    );
    expect(readFileSync(join(root, "types/payment.toy"), "utf8")).toContain(
      'amountminorunits: "amountMinorUnits"',
    );
    expect(produce(toyApi, jobFor(toyTarget), clock).changes).toEqual([]);
    expect(clock.times.map((time) => time.stage)).toEqual([
      "plan",
      "render",
      "reconcile",
      "plan",
      "render",
      "reconcile",
    ]);
  });

  it("writes nothing at all if one of many files breaks the layout", () => {
    const broken: Target = {
      ...toyTarget,
      plan: (api, context) => [
        ...toyTarget.plan(api, context),
        {
          path: fixed("types/broken.toy", "path"),
          ownership: "owned",
          origins: [],
          exports: [],
          body: { kind: "text", text: fixed("no final newline", "file") },
        },
      ],
    };
    expect(() => produce(toyApi, jobFor(broken), createClock())).toThrow("types/broken.toy:1");
    expect(existsSync(join(root, "types"))).toBe(false);
  });

  it("gives the same plans whatever order the types come in, but for their order", () => {
    const paths = (api: typeof toyApi) =>
      [...toyTarget.plan(api, jobFor(toyTarget).context)].map((plan) => plan.path).sort();
    expect(paths({ ...toyApi, types: [...toyApi.types].reverse() })).toEqual(paths(toyApi));
  });
});
