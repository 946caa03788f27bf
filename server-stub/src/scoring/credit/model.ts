import { FEATURES } from "../../domain/credit/features.ts";
import type { CreditEvaluation, CreditModel } from "../../domain/credit/scorecard.ts";
import type { Features } from "../../domain/credit/features.ts";
import { AdditiveScorer, type AdditiveModel } from "../additive.ts";
import { ArtefactRefused, type Artefact } from "../artefact.ts";
import type { BinnedReference } from "../drift.ts";
import { storedVector } from "../trace.ts";
import { creditVector } from "./vector.ts";

export const CREDIT_FORMAT = "njia-scorecard/1";

/** The trained scorecard as shipped: log-odds of being good, each characteristic centred on the average applicant. */
export interface CreditArtefact extends AdditiveModel {
  readonly format: typeof CREDIT_FORMAT;
  readonly id: string;
  readonly version: string;
  readonly trainingData: string;
  readonly leastKnown: number;
  /** The average applicant's value of each feature. */
  readonly averages: readonly (number | null)[];
  readonly reference: readonly BinnedReference[];
}

/** A verified scorecard that can be asked. */
export interface LoadedCreditModel {
  readonly sha256: string;
  readonly artefact: CreditArtefact;
  readonly scorer: AdditiveScorer;
}

/** Throws ArtefactRefused when the card was made for other features. */
export function loadCreditModel({ sha256, content }: Artefact<CreditArtefact>): LoadedCreditModel {
  const found = content.features.map(({ name }) => name).join(" ");
  if (found !== FEATURES.join(" "))
    throw new ArtefactRefused(
      `${content.id} ${content.version} was made for the features "${found}"; this program reads "${FEATURES.join(" ")}". Train it again.`,
    );
  return { sha256, artefact: content, scorer: new AdditiveScorer(content) };
}

/** The trained scorecard behind the contract of `CreditModel`. */
export function trainedCreditModel(model: LoadedCreditModel): CreditModel {
  const { id, version, trainingData } = model.artefact;
  return {
    info: { id, version, kind: "builtin", trainingData },
    evaluate: (features) => Promise.resolve(evaluateCard(model, features)),
  };
}

/** Null when too little is known for it. */
export function evaluateCard(
  { sha256, artefact, scorer }: LoadedCreditModel,
  features: Features,
): CreditEvaluation | null {
  const vector = creditVector(features);
  if (vector.filter((value) => !Number.isNaN(value)).length < artefact.leastKnown) return null;
  const shares = new Float64Array(scorer.termCount);
  const logit = scorer.score(vector, shares);
  const terms = new Map<(typeof FEATURES)[number], number>();
  artefact.terms.forEach(({ features: [position = 0] }, index) => {
    const feature = FEATURES[position];
    if (feature !== undefined) terms.set(feature, shares[index] ?? 0);
  });
  const benchmarks = new Map(
    FEATURES.flatMap((feature, index) => {
      const average = artefact.averages[index] ?? null;
      return average === null ? [] : [[feature, average] as const];
    }),
  );
  return {
    base: artefact.base,
    terms,
    benchmarks,
    trace: { model: sha256, vector: storedVector(vector), logit },
  };
}
