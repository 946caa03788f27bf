import type { ScoreTrace } from "../../scoring/trace.ts";
import type { ModelInfo } from "../scoring/model.ts";
import { FEATURES, type Feature, type Features } from "./features.ts";

/** One line of a scorecard: weight per standard deviation away from the average applicant, in log-odds of being good. */
export interface Line {
  readonly feature: Feature;
  readonly weight: number;
  /** The average applicant's value. */
  readonly benchmark: number;
  readonly deviation: number;
  /** Amounts and counts are compared by their logarithm. */
  readonly logarithmic?: boolean;
}

/** Where a trained scorecard takes the place of the built-in one. Missing features add nothing. */
export interface CreditModel {
  readonly info: Omit<ModelInfo, "fallback">;
  /** Log-odds of being good that each known feature adds to the average applicant's; null when too little is known for it. */
  evaluate(features: Features): Promise<CreditEvaluation | null>;
}

export interface CreditEvaluation {
  /** Log-odds of the average applicant, where they are not those of the base score; then `population` is a line of its own. */
  readonly base?: number;
  /** Kept beside the score, for making it again. */
  readonly trace?: ScoreTrace;
  readonly terms: ReadonlyMap<Feature, number>;
  readonly benchmarks: ReadonlyMap<Feature, number>;
}

export const BASE_SCORE = 600;
export const MIN_SCORE = 300;
export const MAX_SCORE = 850;
/** Points to double the odds are 40: 40 / ln 2. */
export const POINTS_PER_LOG_ODDS = 57.71;
/** Score of even odds, so that 600 is 20 to 1. */
const OFFSET = 427.12;
const MOST_DEVIATIONS = 3;

const SCORECARD: readonly Line[] = [
  { feature: "activeDays90", weight: 0.28, benchmark: 58, deviation: 18 },
  {
    feature: "inflowMonthlyAvgUsd",
    weight: 0.3,
    benchmark: 188,
    deviation: 0.8,
    logarithmic: true,
  },
  { feature: "inflowRegularity", weight: 0.26, benchmark: 0.61, deviation: 0.18 },
  { feature: "netFlowRatio", weight: 0.2, benchmark: 0.04, deviation: 0.08 },
  { feature: "balanceMedianToOutflow", weight: 0.24, benchmark: 0.36, deviation: 0.22 },
  { feature: "lowBalanceDayShare", weight: -0.22, benchmark: 0.22, deviation: 0.17 },
  { feature: "cashOutWithin24hShare", weight: -0.24, benchmark: 0.38, deviation: 0.18 },
  { feature: "billPaymentMonths", weight: 0.2, benchmark: 1.4, deviation: 1.1 },
  { feature: "merchantPaymentShare", weight: 0.14, benchmark: 0.21, deviation: 0.12 },
  {
    feature: "counterpartyDiversity",
    weight: 0.14,
    benchmark: 31,
    deviation: 0.6,
    logarithmic: true,
  },
  { feature: "airtimeMicroTopUpShare", weight: -0.12, benchmark: 0.5, deviation: 0.25 },
  { feature: "loanRepaidOnTimeShare", weight: 0.5, benchmark: 0.72, deviation: 0.28 },
  { feature: "openLoans", weight: -0.26, benchmark: 0.8, deviation: 1.1 },
  { feature: "failedTxnShare", weight: -0.16, benchmark: 0.05, deviation: 0.045 },
  { feature: "reversalShare", weight: -0.1, benchmark: 0.01, deviation: 0.015 },
  { feature: "gamblingShare", weight: -0.2, benchmark: 0.04, deviation: 0.08 },
  { feature: "nightActivityShare", weight: -0.12, benchmark: 0.03, deviation: 0.04 },
  { feature: "accountAgeMonths", weight: 0.2, benchmark: 33, deviation: 22 },
  { feature: "simSwap90d", weight: -0.12, benchmark: 0.06, deviation: 0.24 },
  { feature: "crossBorderShare", weight: 0.02, benchmark: 0.05, deviation: 0.1 },
];

/** The built-in scorecard. Its weights are set by hand from the directions of domain 5.2 until a trained one takes its place. */
export const BUILTIN_CREDIT_MODEL: CreditModel = {
  info: {
    id: "credit-scorecard",
    version: "1.0.0",
    kind: "builtin",
    trainingData: "none, weights set by experts",
  },
  evaluate: (features) => Promise.resolve(weigh(features)),
};

/** The built-in evaluation itself; it needs no budget and never fails. */
export function weigh(features: Features): CreditEvaluation {
  const terms = new Map<Feature, number>();
  for (const line of SCORECARD) {
    const value = features[line.feature];
    if (value !== null) terms.set(line.feature, line.weight * deviationsOf(line, value));
  }
  const benchmarks = new Map(SCORECARD.map(({ feature, benchmark }) => [feature, benchmark]));
  return { terms, benchmarks };
}

function deviationsOf({ benchmark, deviation, logarithmic = false }: Line, value: number): number {
  const distance = logarithmic ? Math.log((value + 1) / (benchmark + 1)) : value - benchmark;
  return Math.min(MOST_DEVIATIONS, Math.max(-MOST_DEVIATIONS, distance / deviation));
}

/** Points of one feature; `population` is where the average applicant of the training data stands, `scale_limit` the cut at the ends of the scale. */
export interface Contribution {
  readonly feature: Feature | "population" | "scale_limit";
  readonly value: number | null;
  readonly benchmark: number | null;
  readonly points: number;
}

export interface Scored {
  readonly score: number;
  readonly contributions: readonly Contribution[];
  readonly probabilityOfDefault: number;
}

/** Whole points per feature that add up exactly: largest remainders first. The base, all points and the cut are the score. */
export function scoreOf({ base, terms, benchmarks }: CreditEvaluation, features: Features): Scored {
  const population = base === undefined ? [] : [OFFSET + POINTS_PER_LOG_ODDS * base - BASE_SCORE];
  const exact = FEATURES.map((feature) => (terms.get(feature) ?? 0) * POINTS_PER_LOG_ODDS);
  const points = apportion([...exact, ...population]);
  const total = BASE_SCORE + points.reduce((sum, one) => sum + one, 0);
  const score = Math.min(MAX_SCORE, Math.max(MIN_SCORE, total));
  const contributions: Contribution[] = FEATURES.map((feature, index) => ({
    feature,
    value: features[feature],
    benchmark: benchmarks.get(feature) ?? null,
    points: points[index] ?? 0,
  }));
  if (base !== undefined)
    contributions.push({
      feature: "population",
      value: null,
      benchmark: null,
      points: points[FEATURES.length] ?? 0,
    });
  if (score !== total)
    contributions.push({
      feature: "scale_limit",
      value: null,
      benchmark: null,
      points: score - total,
    });
  return { score, contributions, probabilityOfDefault: defaultAt(score) };
}

/** Whole numbers whose sum is the rounded sum of the given ones, each less than one away from its own. */
export function apportion(exact: readonly number[]): readonly number[] {
  const floors = exact.map(Math.floor);
  const target = Math.round(exact.reduce((sum, one) => sum + one, 0));
  let missing = target - floors.reduce((sum, one) => sum + one, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - (floors[index] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order) {
    if (missing <= 0) break;
    floors[index] = (floors[index] ?? 0) + 1;
    missing -= 1;
  }
  return floors;
}

/** Probability of default at a score: odds of 20 to 1 at 600, doubling every 40 points. */
export function defaultAt(score: number): number {
  const odds = Math.exp((score - OFFSET) / POINTS_PER_LOG_ODDS);
  return Number((1 / (1 + odds)).toFixed(4));
}

/** Features of somebody with about this score: all of them equally far from the average, for test numbers. */
export function featuresFor(score: number): Features {
  const weights = SCORECARD.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  const distance = (score - BASE_SCORE) / (POINTS_PER_LOG_ODDS * weights);
  return Object.fromEntries(
    SCORECARD.map(({ feature, weight, benchmark, deviation, logarithmic = false }) => {
      const step = Math.sign(weight) * distance * deviation;
      const value = logarithmic ? (benchmark + 1) * Math.exp(step) - 1 : benchmark + step;
      return [feature, Number(value.toFixed(4))];
    }),
  ) as Features;
}
