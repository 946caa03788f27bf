import type { ScoreTrace } from "../../scoring/trace.ts";
import type { ModelInfo } from "../scoring/model.ts";
import { BASE_LOG_ODDS, SIGNALS, type SignalCode } from "./catalogue.ts";
import type { FraudFacts, FraudHistory, SignalValues } from "./types.ts";

/** What a model may look at. */
export interface FraudEvidence {
  readonly facts: FraudFacts;
  readonly history: FraudHistory;
  readonly signals: SignalValues;
  /** Unix ms of the transaction. */
  readonly at: number;
}

/** An additive score: the base plus one term per reason code, and how a sum becomes a risk from 0 to 100. */
export interface FraudEvaluation {
  readonly base: number;
  readonly terms: ReadonlyMap<SignalCode, number>;
  /** Rising; the result is rounded and clamped by the caller. */
  readonly risk: (sum: number) => number;
  /** What a reason says; without it, what its signal says. */
  readonly texts?: ReadonlyMap<
    SignalCode,
    {
      readonly description: string;
      readonly evidence: Readonly<Record<string, number | string | boolean>>;
    }
  >;
  /** Kept beside the analysis, for making the score again. */
  readonly trace?: ScoreTrace;
}

/**
 * Where a trained model takes the place of the built-in weights. `evaluate` answers null when too little is known for it; then
 * the built-in one serves and the answer says `fallback`.
 */
export interface FraudModel {
  readonly info: Omit<ModelInfo, "fallback">;
  evaluate(evidence: FraudEvidence): Promise<FraudEvaluation | null>;
}

/** The weights of domain 5.3 as a logistic sum. */
export const BUILTIN_FRAUD_MODEL: FraudModel = {
  info: {
    id: "fraud-additive",
    version: "1.0.0",
    kind: "builtin",
    trainingData: "none, weights set by experts",
  },
  evaluate: ({ signals }) => Promise.resolve(weigh(signals)),
};

/** The built-in score itself; it needs no budget and never fails. */
export function weigh(signals: SignalValues): FraudEvaluation {
  const terms = new Map<SignalCode, number>();
  for (const [code, { strength }] of signals)
    if (strength !== null && strength > 0) terms.set(code, strength * SIGNALS[code].weight);
  return { base: BASE_LOG_ODDS, terms, risk: (sum) => 100 / (1 + Math.exp(-sum)) };
}
