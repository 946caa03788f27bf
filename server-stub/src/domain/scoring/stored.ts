import { scoreTraces, type StoredTrace } from "../../db/queries/score-traces.ts";
import type { Db, TenantScope } from "../../db/db.ts";
import type { AdditiveScorer } from "../../scoring/additive.ts";
import { DriftMonitor, type Drift } from "../../scoring/drift.ts";
import { FraudRateMonitor, type RateVerdict } from "../../scoring/fraud-rate.ts";
import type { LoadedFraudModel } from "../../scoring/fraud/model.ts";
import type { LoadedModels } from "../../scoring/load.ts";
import { readVector } from "../../scoring/trace.ts";

const DAY = 24 * 3_600_000;
/** A label that did not come by then hardly comes any more. */
const MATURE_MS = 30 * DAY;

/** What came of making stored scores again. */
export interface Replay {
  readonly same: number;
  /** Ids whose score is another one now. */
  readonly different: readonly string[];
  /** Scores of models that are not loaded, by the hash of the model. */
  readonly otherModels: ReadonlyMap<string, number>;
}

/** Makes every stored score again from its vector, and compares the log-odds bit for bit. */
export async function replayScores(
  db: Db,
  scope: TenantScope,
  models: LoadedModels,
): Promise<Replay> {
  const scorers = new Map<string, AdditiveScorer>();
  for (const model of [models.fraud, models.fraudShadow, models.credit])
    if (model !== null) scorers.set(model.sha256, model.scorer);
  let same = 0;
  const different: string[] = [];
  const otherModels = new Map<string, number>();
  for (const kind of ["fraud", "credit"] as const)
    for await (const { id, trace } of scoreTraces(db, scope, kind)) {
      const scorer = scorers.get(trace.model);
      if (scorer === undefined)
        otherModels.set(trace.model, (otherModels.get(trace.model) ?? 0) + 1);
      else if (Object.is(scorer.score(readVector(trace.vector)), trace.logit)) same += 1;
      else different.push(id);
    }
  return { same, different, otherModels };
}

/** How a tenant's payments compare with what the served fraud model was trained on. */
export interface DriftReport {
  /** Scores of the served model, and those of them in the window: the last 24 whole hours. */
  readonly scores: number;
  readonly rows: number;
  readonly isReady: boolean;
  readonly verdicts: readonly Drift[];
  /** Whether the model expects more fraud than in training, or gives more high scores. */
  readonly rates: readonly RateVerdict[];
  /** Share of scores that were sent to review or blocked: in all, and in the last 24 hours before the newest. */
  readonly alertRate: number;
  readonly alertRateOfDay: number;
  /** Scores older than 30 days, how many of them the model expected to be fraud, and how many were labelled so. */
  readonly matured: {
    readonly scores: number;
    readonly expected: number;
    readonly confirmed: number;
  };
}

/** Reads all stored scores of the served model. `now`: Unix ms on the tenant's clock. */
export async function driftOf(
  db: Db,
  scope: TenantScope,
  { sha256, artefact }: LoadedFraudModel,
  now: number,
): Promise<DriftReport> {
  const monitor = new DriftMonitor(artefact.reference);
  const rates = new FraudRateMonitor(artefact.rates);
  const seen: Pick<StoredTrace, "at" | "decision">[] = [];
  const matured = { scores: 0, expected: 0, confirmed: 0 };
  for await (const one of scoreTraces(db, scope, "fraud")) {
    const { at, trace, decision, label } = one;
    if (trace.model !== sha256) continue;
    const vector = readVector(trace.vector);
    monitor.add([...vector, trace.logit], at);
    rates.add(vector[0] ?? 0, trace.logit, one.sender ?? one.id, at);
    seen.push({ at, decision });
    if (at > now - MATURE_MS) continue;
    matured.scores += 1;
    matured.expected += 1 / (1 + Math.exp(-trace.logit));
    if (label === "fraud") matured.confirmed += 1;
  }
  const newest = seen.at(-1)?.at ?? now;
  const alerts = (some: readonly Pick<StoredTrace, "decision">[]): number =>
    some.filter(({ decision }) => decision !== "allow").length / Math.max(1, some.length);
  return {
    scores: seen.length,
    rows: monitor.rows,
    isReady: monitor.isReady,
    verdicts: monitor.read(),
    rates: rates.read(),
    alertRate: alerts(seen),
    alertRateOfDay: alerts(seen.filter(({ at }) => at > newest - DAY)),
    matured,
  };
}
