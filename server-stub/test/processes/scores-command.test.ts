import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { play, newWorld, type Row } from "../../scoring/simulator/market.ts";
import { commit } from "../../src/db/unit.ts";
import { analysisRow, analyze } from "../../src/domain/fraud/analyze.ts";
import type { Caller } from "../../src/domain/shared/actor.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import { isServed } from "../../src/scoring/fraud/limits.ts";
import { loadModels } from "../../src/scoring/load.ts";
import { storedVector } from "../../src/scoring/trace.ts";
import { openServerTestDatabase, type TestDatabase } from "../support/database.ts";
import { startCluster, type Cluster } from "../support/postgres-cluster.ts";
import { startProcess } from "../support/processes.ts";
import { newTenant, servicesFor } from "../support/world.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { fraud } = loadModels();

let cluster: Cluster;
let database: TestDatabase;
let steady: Caller;
let robbed: Caller;
let changed: { readonly caller: Caller; readonly id: string };
beforeAll(async () => {
  cluster = await startCluster();
  database = await openServerTestDatabase(cluster.url);
  steady = await newTenant(database);
  robbed = await newTenant(database);
  const caller = await newTenant(database);
  const world = { seed: 6, clients: 2_600, days: 120 };
  const rows = [...play(world.seed, newWorld(world), 118)].filter(({ seen, vector }) =>
    isServed(seen, vector),
  );
  await store(steady, rows);
  // Every tenth payment is as the riskiest of all.
  const riskiest = rows.reduce((a, b) => (said(b.vector) > said(a.vector) ? b : a));
  await store(
    robbed,
    rows.map((row, index) => (index % 10 === 0 ? { ...row, vector: riskiest.vector } : row)),
  );
  // One score that its vector does not give, by the last bit that counts.
  const [, id = ""] = await store(caller, rows.slice(0, 3), (logit, index) =>
    index === 1 ? logit + Math.abs(logit) * Number.EPSILON : logit,
  );
  changed = { caller, id };
}, 240_000);
afterAll(async () => {
  await database.close();
  cluster.remove();
});

const said = (vector: Float64Array): number => fraud.scorer.score(vector);

/** Writes simulated scores as analyses of the two days before the last whole hour; answers their ids. */
async function store(
  caller: Caller,
  rows: readonly Row[],
  bend: (logit: number, index: number) => number = (logit) => logit,
): Promise<readonly string[]> {
  const made = await analyze(servicesFor(database), caller, {
    facts: {
      type: "p2p",
      amount: 5_000,
      currency: "XAF",
      sender: { names: [] },
      recipient: { names: [] },
      device: {},
    },
    occurredAt: null,
    reference: null,
    paymentId: null,
    transactionId: null,
    metadata: {},
    forcedScore: null,
    prescribed: {},
    key: null,
  });
  const start = Math.floor(Date.now() / HOUR) * HOUR - 120 * DAY;
  const fraudAnalyses = rows.map(({ told, vector }, index) => ({
    ...analysisRow({
      ...made,
      trace: {
        model: fraud.sha256,
        vector: storedVector(vector),
        logit: bend(said(vector), index),
      },
    }),
    id: newId("fra"),
    sender_key: `sender ${told.sender}`,
    created_at: new Date(start + told.at).toISOString(),
  }));
  for (let from = 0; from < fraudAnalyses.length; from += 100)
    await commit(
      servicesFor(database).db,
      caller,
      { fraudAnalyses: fraudAnalyses.slice(from, from + 100) },
      null,
    );
  return fraudAnalyses.map(({ id }) => id);
}

/** `njia-server scores` as a user types it. */
async function scores(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | null; readonly out: string }> {
  const process = startProcess(["scores", ...args], {
    DATABASE_URL: database.url ?? "",
    NJIA_MASTER_KEYS: randomBytes(32).toString("base64"),
    ...env,
  });
  const code = await new Promise<number | null>((resolve) => process.child.once("close", resolve));
  return { code, out: process.output() };
}

describe("njia-server scores", { timeout: 180_000 }, () => {
  it("replays every stored score of a tenant and finds the one that was changed", async () => {
    const { slug } = steady.tenant;
    const same = await scores(["replay", "--tenant", slug]);
    expect(same.out).toMatch(/^\d{3,} scores are the same bit for bit$/m);
    expect(same.code).toBe(0);
    const live = await scores(["replay", "--tenant", slug, "--mode", "live"]);
    expect([live.code, live.out.trim()]).toEqual([0, "0 scores are the same bit for bit"]);

    const other = await scores(["replay", "--tenant", changed.caller.tenant.slug]);
    expect(other.out).toMatch(/^2 scores are the same bit for bit$/m);
    expect(other.out).toContain(`DIFFERENT ${changed.id}`);
    expect(other.code).toBe(1);
  });

  it("says that steady days are steady, and alarms where much more fraud is expected than in training", async () => {
    const quiet = await scores(["drift", "--tenant", steady.tenant.slug]);
    expect(quiet.out).toMatch(/^\d+ scores of this model, \d{3,} in the last 24 whole hours$/m);
    expect(quiet.out).toMatch(/^stable +expected fraud: /m);
    expect(quiet.out).not.toMatch(/no verdict|^alarm/m);
    expect(quiet.code).toBe(0);
    const loud = await scores(["drift", "--tenant", robbed.tenant.slug]);
    expect(loud.out).toMatch(/^alarm +(high scores, \w+|expected fraud): /m);
    expect(loud.out).toMatch(/scores drift: .*(high scores|expected fraud).*: not as in training/);
    expect(loud.code).toBe(1);
  });

  it("refuses a tenant that is not there and a model without a seal, and says how it is used", async () => {
    const nobody = await scores(["replay", "--tenant", "nobody"]);
    expect([nobody.code, nobody.out]).toEqual([
      1,
      expect.stringContaining('there is no tenant "nobody"'),
    ]);
    const forged = await scores(["replay", "--tenant", steady.tenant.slug], {
      NJIA_FRAUD_MODEL: fileURLToPath(
        new URL("../scoring/golden/fraud-golden.json", import.meta.url),
      ),
    });
    expect([forged.code, forged.out]).toEqual([1, expect.stringContaining("NJIA_FRAUD_MODEL")]);
    const nothing = await scores(["drift"]);
    expect([nothing.code, nothing.out]).toEqual([
      1,
      expect.stringContaining("njia-server scores drift --tenant <slug>"),
    ]);
  });
});
