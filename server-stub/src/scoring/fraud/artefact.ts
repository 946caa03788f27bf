import type { AdditiveModel } from "../additive.ts";
import type { BinnedReference } from "../drift.ts";
import type { RateReference } from "../fraud-rate.ts";

export const FRAUD_FORMAT = "njia-additive/2";

/** The trained fraud model as shipped. `base` and the values of `terms` are log-odds, already calibrated. */
export interface FraudArtefact extends AdditiveModel {
  readonly format: typeof FRAUD_FORMAT;
  readonly id: string;
  readonly version: string;
  readonly trainingData: string;
  /** Fewer known features than this: the weights of domain 5.3 answer instead. */
  readonly leastKnown: number;
  /** Fewer past payments of the sender than this: the same. */
  readonly leastPast: number;
  /** Where features and score lay in training, for the drift monitor. */
  readonly reference: readonly BinnedReference[];
  /** How much fraud the model expected there, and how many high scores of each kind it gave, for the same. */
  readonly rates: readonly RateReference[];
}
