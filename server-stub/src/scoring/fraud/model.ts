import { SIGNALS, type SignalCode } from "../../domain/fraud/catalogue.ts";
import type { FraudEvaluation, FraudEvidence, FraudModel } from "../../domain/fraud/model.ts";
import { observe } from "../../domain/fraud/observe.ts";
import { AdditiveScorer } from "../additive.ts";
import { ArtefactRefused, type Artefact } from "../artefact.ts";
import { POINTS, riskOf } from "../scale.ts";
import { storedVector } from "../trace.ts";
import type { FraudArtefact } from "./artefact.ts";
import { FRAUD_FEATURES, fraudVector } from "./features.ts";
import { isServed } from "./limits.ts";
import { textOf } from "./texts.ts";

/** A verified fraud model that can be asked. */
export interface LoadedFraudModel {
  readonly sha256: string;
  readonly artefact: FraudArtefact;
  readonly scorer: AdditiveScorer;
}

/** Throws ArtefactRefused when the model was made for other features, or names codes the catalogue does not have. */
export function loadFraudModel({ sha256, content }: Artefact<FraudArtefact>): LoadedFraudModel {
  const wanted = FRAUD_FEATURES.map(({ name }) => name).join(" ");
  const found = content.features.map(({ name }) => name).join(" ");
  if (wanted !== found)
    throw new ArtefactRefused(
      `${content.id} ${content.version} was made for the features "${found}"; this program reads "${wanted}". Train it again.`,
    );
  const unknown = content.features.find(({ code }) => code !== null && !(code in SIGNALS));
  if (unknown !== undefined)
    throw new ArtefactRefused(
      `${content.id} ${content.version}: there is no reason ${String(unknown.code)}.`,
    );
  return { sha256, artefact: content, scorer: new AdditiveScorer(content) };
}

/** The trained model behind the contract of `FraudModel`; `shadow` is asked the same and decides nothing. */
export function trainedFraudModel(
  model: LoadedFraudModel,
  shadow: LoadedFraudModel | null = null,
): FraudModel {
  const { id, version, trainingData } = model.artefact;
  return {
    info: { id, version, kind: "builtin", trainingData },
    evaluate: (evidence) => Promise.resolve(evaluateTrained(model, evidence, shadow)),
  };
}

/** Null when too little is known for it. */
export function evaluateTrained(
  model: LoadedFraudModel,
  evidence: FraudEvidence,
  shadow: LoadedFraudModel | null = null,
): FraudEvaluation | null {
  const seen = observe(evidence);
  if (seen === null) return null;
  const vector = fraudVector(seen);
  if (!isServed(seen, vector, model.artefact)) return null;
  return {
    ...explainVector(model, vector),
    trace: {
      model: model.sha256,
      vector: storedVector(vector),
      logit: model.scorer.score(vector),
      ...(shadow === null
        ? {}
        : { shadow: { model: shadow.sha256, logit: shadow.scorer.score(vector) } }),
    },
  };
}

/** Points per reason code. Base and all points are the risk before rounding and clamping, whatever the vector. */
export function explainVector(
  { scorer, artefact }: Omit<LoadedFraudModel, "sha256">,
  vector: Float64Array,
): Omit<FraudEvaluation, "trace"> & { readonly texts: NonNullable<FraudEvaluation["texts"]> } {
  const shares = new Float64Array(scorer.termCount);
  scorer.score(vector, shares);
  let base = riskOf(artefact.base);
  const byFeature = new Float64Array(artefact.features.length);
  artefact.terms.forEach(({ features }, index) => {
    const points = (shares[index] ?? 0) * POINTS;
    const owner = features[0] ?? 0;
    if (FRAUD_FEATURES[owner]?.code === null) base += points;
    else byFeature[owner] = (byFeature[owner] ?? 0) + points;
  });
  const terms = new Map<SignalCode, number>();
  const strongest = new Map<SignalCode, number>();
  FRAUD_FEATURES.forEach(({ code, trustCode }, position) => {
    const points = byFeature[position] ?? 0;
    const owner = points < 0 ? (trustCode ?? code) : code;
    if (owner === null) return;
    terms.set(owner, (terms.get(owner) ?? 0) + points);
    const best = strongest.get(owner);
    if (best === undefined || Math.abs(points) > Math.abs(byFeature[best] ?? 0))
      strongest.set(owner, position);
  });
  const texts = new Map(
    [...strongest].map(([code, position]) => {
      const name = FRAUD_FEATURES[position]?.name ?? "";
      const value = vector[position] ?? Number.NaN;
      const evidence: Readonly<Record<string, number>> = Number.isNaN(value)
        ? {}
        : { [name]: Number(value.toFixed(4)) };
      return [code, { description: textOf(name, value), evidence }] as const;
    }),
  );
  return { base, terms, risk: (sum) => sum, texts };
}
