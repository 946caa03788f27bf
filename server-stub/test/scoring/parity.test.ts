import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commit } from "../../src/db/unit.ts";
import { driftOf, replayScores } from "../../src/domain/scoring/stored.ts";
import { analysisRow, analyze, type MadeAnalysis } from "../../src/domain/fraud/analyze.ts";
import type { FraudFacts } from "../../src/domain/fraud/types.ts";
import { findAnalysis } from "../../src/db/queries/fraud.ts";
import type { AdditiveModel } from "../../src/scoring/additive.ts";
import { FRAUD_FEATURES } from "../../src/scoring/fraud/features.ts";
import { loadFraudModel, trainedFraudModel } from "../../src/scoring/fraud/model.ts";
import { loadModels } from "../../src/scoring/load.ts";
import { readVector, type ScoreTrace } from "../../src/scoring/trace.ts";
import type { Told } from "../../scoring/simulator/history.ts";
import { newWorld, playAll, type Row } from "../../scoring/simulator/market.ts";
import { openWorld, type World } from "../support/world.ts";

const START = Date.parse("2026-08-01T00:00:00Z");
const HOUR = 3_600_000;
const models = loadModels();
const bent = {
  ...models.fraud.artefact,
  base: models.fraud.artefact.base + 1,
} satisfies AdditiveModel;
const shadow = loadFraudModel({ sha256: "shadow", content: bent });

/** A simulated transaction as a caller would tell it. */
function factsOf(told: Told): FraudFacts {
  const phone = (id: number): string => `phone:+2376${String(id).padStart(8, "0")}`;
  const known = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value);
  const types = {
    CASH_OUT: "cash_out",
    PAYMENT: "payout",
    TRANSFER: "p2p",
    CASH_IN: "other",
    DEBIT: "other",
  } as const;
  const tier = known(told.kycTier);
  const simAge = known(told.simAgeHours);
  const foreign = known(told.networkForeign);
  const compromised = known(told.deviceCompromised);
  const to = told.type === "PAYMENT" ? "merchant:m" : null;
  return {
    type: types[told.type],
    amount: told.amount,
    currency: "XAF",
    sender: {
      names: [phone(told.sender)],
      country: "CM",
      accountAgeDays: known(told.accountAgeDays),
      kycTier: tier === undefined ? undefined : `tier_${tier}`,
      simChangedAt: simAge === undefined ? undefined : START + told.at - simAge * HOUR,
    },
    recipient: {
      names: [to === null ? phone(told.recipient) : `${to}${told.recipient}`],
      country: "CM",
    },
    device: {
      id: told.device === undefined ? undefined : `d${told.device}`,
      compromised: compromised === undefined ? undefined : compromised === 1,
    },
    networkCountry: foreign === undefined ? undefined : foreign === 1 ? "NG" : "CM",
    location: told.place,
    agentId: told.agent === undefined ? undefined : `a${told.agent}`,
  };
}

let world: World;
const seen: { readonly row: Row; readonly made: MadeAnalysis }[] = [];
beforeAll(async () => {
  const base = await openWorld();
  world = {
    ...base,
    services: { ...base.services, fraudModel: trainedFraudModel(models.fraud, shadow) },
  };
  // Failed attempts are known to the server from payments only, and what debits pay has two names there: both are left out.
  const small = newWorld({ seed: 5, clients: 24, days: 60 });
  const events = small.events.filter(
    ({ failed, type, change }) => change !== undefined || (failed !== true && type !== "DEBIT"),
  );
  for (const step of playAll(5, { ...small, events })) {
    const made = await analyze(world.services, world.caller, {
      facts: factsOf(step.told),
      occurredAt: new Date(START + step.told.at).toISOString(),
      reference: null,
      paymentId: null,
      transactionId: null,
      metadata: {},
      forcedScore: null,
      prescribed: {},
      key: null,
    });
    await commit(world.services.db, world.caller, { fraudAnalyses: [analysisRow(made)] }, null);
    if ("vector" in step) seen.push({ row: step, made });
  }
}, 300_000);
afterAll(() => world.close());

describe("features", () => {
  it("are the same from the database as in the simulator", () => {
    const served = seen.filter(({ made }) => made.trace !== null);
    expect(served.length).toBeGreaterThan(40);
    for (const { row, made } of served) {
      const vector = readVector(made.trace?.vector ?? []);
      FRAUD_FEATURES.forEach(({ name }, position) => {
        const [ours, theirs] = [vector[position] ?? 0, row.vector[position] ?? 0];
        const distance = Math.abs(ours - theirs) / Math.max(1, Math.abs(theirs));
        expect(
          Number.isNaN(theirs) ? Number.isNaN(ours) : distance < 1e-9,
          `${name}: the server says ${ours}, the simulator ${theirs}`,
        ).toBe(true);
      });
    }
  });

  it("that are too few make the weights answer, and the answer says so", () => {
    const early = seen.find(({ row }) => row.seen.pastCount < 3);
    expect(early?.made.trace).toBeNull();
    expect(early?.made.analysis.model).toMatchObject({ id: "fraud-additive", fallback: true });
  });
});

describe("a stored score", () => {
  it("is made again bit for bit from what stands beside it, and tells what the shadow said", async () => {
    const { made } = seen.find((one) => one.made.trace !== null) ?? {};
    const found = await findAnalysis(
      world.services.db,
      world.caller,
      made?.analysis.id ?? "none was served",
    );
    const trace = found?.row.trace as ScoreTrace;
    expect(found?.analysis.model).toMatchObject({ id: "fraud-ga2m", fallback: false });
    expect(trace.model).toBe(models.fraud.sha256);
    expect(models.fraud.scorer.score(readVector(trace.vector))).toBe(trace.logit);
    expect(trace.shadow).toEqual({
      model: "shadow",
      logit: shadow.scorer.score(readVector(trace.vector)),
    });
    expect(trace.shadow?.logit).not.toBe(trace.logit);
  });

  it("is replayed with all others; a model that is not the same is noticed, and one that is not loaded", async () => {
    const { db } = world.services;
    const served = seen.filter(({ made }) => made.trace !== null).length;
    expect(await replayScores(db, world.caller, models)).toEqual({
      same: served,
      different: [],
      otherModels: new Map(),
    });
    const changed = loadFraudModel({ sha256: models.fraud.sha256, content: bent });
    const wrong = await replayScores(db, world.caller, { ...models, fraud: changed });
    expect([wrong.same, wrong.different.length]).toEqual([0, served]);
    const other = await replayScores(db, world.caller, { ...models, fraud: shadow });
    expect([...other.otherModels]).toEqual([[models.fraud.sha256, served]]);
  });

  it("is counted by the drift report, whose matured part needs 30 days", async () => {
    const { db } = world.services;
    const served = seen.filter(({ made }) => made.trace !== null).length;
    const now = await driftOf(db, world.caller, models.fraud, Date.now());
    expect([now.scores, now.matured.scores, now.isReady]).toEqual([served, 0, false]);
    expect(now.verdicts.every(({ level }) => level === "stable")).toBe(true);
    const later = await driftOf(db, world.caller, models.fraud, Date.now() + 31 * 24 * HOUR);
    expect(later.matured.scores).toBe(served);
    expect(later.matured.expected).toBeGreaterThan(0);
  });
});
