import { canonicalJson, type Json } from "../../crypto/jcs.ts";
import { sha256Hex } from "../../crypto/digest.ts";
import { currencyOf } from "../shared/currencies.ts";
import { money } from "../shared/money.ts";
import { RAILS, type Rail } from "../reference/rails.ts";
import { exclusions } from "./eligibility.ts";
import { explain } from "./explain.ts";
import { condense, round, WINDOW_MS } from "./history.ts";
import { feeFromIndex, tariffOf } from "./tariff.ts";
import type {
  Observation,
  RailStatistics,
  RoutingCandidate,
  RoutingDecision,
  RoutingQuestion,
  Strategy,
} from "./types.ts";

/** Basis points that one percentage point of failure, and one minute at p95, are worth (domain 5.1). */
const WEIGHTS: Readonly<Record<Strategy, { readonly failure: number; readonly time: number }>> = {
  lowest_cost: { failure: 1, time: 0 },
  balanced: { failure: 8, time: 0.5 },
  most_reliable: { failure: 40, time: 0.25 },
  fastest: { failure: 4, time: 10 },
};

/** What a decision came to: a rail, or the reasons against every one of them. */
export type RoutingOutcome =
  | { readonly kind: "selected"; readonly decision: RoutingDecision }
  | { readonly kind: "none"; readonly candidates: readonly RoutingCandidate[] };

/** Chooses a rail from the corridor's history as of an instant (Unix ms). Deterministic; no hidden exploration. */
export function selectRail(
  question: RoutingQuestion,
  observations: readonly Observation[],
  asOf: number,
): RoutingOutcome {
  return selectFrom(question, (rail) => condense(rail, observations, asOf), asOf);
}

/** The same choice from statistics that are already known. */
export function selectFrom(
  question: RoutingQuestion,
  statisticsOf: (rail: Rail) => RailStatistics,
  asOf: number,
): RoutingOutcome {
  const judged = [...RAILS.values()]
    .filter((rail) => rail.kind !== "internal" || question.counterparty.type === "account")
    .map((rail) => judge(rail, question, statisticsOf(rail)));
  const eligible = judged.filter((one) => one.eligible).sort(byScore);
  const candidates = [
    ...eligible.map((one, index) => ({ ...one, rank: index + 1 })),
    ...judged.filter((one) => !one.eligible),
  ];
  const [best, second] = candidates;
  if (best === undefined || !best.eligible || best.estimatedFee === null)
    return { kind: "none", candidates };
  const decidedAt = new Date(asOf).toISOString();
  const facts = {
    strategy: question.strategy,
    selectedRail: best.rail,
    decidedAt,
    windowHours: 24 as const,
    windowFrom: new Date(asOf - WINDOW_MS).toISOString(),
    windowTo: decidedAt,
    amount: money(question.amount, question.sourceCurrency),
    candidates,
  };
  const saved =
    second?.eligible === true && second.estimatedFee !== null
      ? second.estimatedFee.amountMinorUnits - best.estimatedFee.amountMinorUnits
      : 0;
  return {
    kind: "selected",
    decision: {
      object: "routing_decision",
      ...facts,
      savings: saved > 0 ? money(saved, question.sourceCurrency) : null,
      explanation: explain(candidates, currencyOf(question.sourceCurrency)),
      explored: false,
      decisionHash: sha256Hex(canonicalJson({ question: toJson(question), ...toJson(facts) })),
    },
  };
}

function judge(
  rail: Rail,
  question: RoutingQuestion,
  statistics: RailStatistics,
): RoutingCandidate {
  const crossBorder = question.sourceCountry !== question.destinationCountry;
  const tariff = tariffOf(rail, question.amount, question.sourceCurrency, crossBorder);
  const fee = feeFromIndex(tariff, statistics.costIndex);
  const exclusionReasons = exclusions(rail, question, statistics, fee);
  const confidence = { history: "high", blended: "medium", tariff: "low" } as const;
  const base = {
    rail: rail.id,
    rank: null,
    costBasis: statistics.basis,
    confidence: confidence[statistics.basis],
    sampleSize: statistics.sampleSize,
    exclusionReasons,
  };
  const impossible = exclusionReasons.some(
    (reason) =>
      reason === "corridor_not_supported" ||
      reason === "currency_not_supported" ||
      reason === "direction_not_supported",
  );
  if (impossible) {
    return {
      ...base,
      eligible: false,
      score: null,
      estimatedFee: null,
      costBps: null,
      costIndex: null,
      successRate: null,
      p50Seconds: null,
      p95Seconds: null,
    };
  }
  const margin =
    question.sourceCurrency === question.destinationCurrency ? 0 : statistics.fxMarginBps;
  const costBps = (fee * 10_000) / question.amount + margin;
  const weights = WEIGHTS[question.strategy];
  const score =
    costBps +
    weights.failure * (1 - statistics.successRate) * 100 +
    (weights.time * statistics.p95Seconds) / 60;
  const eligible = exclusionReasons.length === 0;
  return {
    ...base,
    eligible,
    score: eligible ? round(score, 2) : null,
    estimatedFee: money(fee, question.sourceCurrency),
    costBps: round(costBps, 1),
    costIndex: statistics.costIndex,
    successRate: statistics.successRate,
    p50Seconds: statistics.p50Seconds,
    p95Seconds: statistics.p95Seconds,
  };
}

function byScore(a: RoutingCandidate, b: RoutingCandidate): number {
  return (
    (a.score ?? 0) - (b.score ?? 0) ||
    (a.p95Seconds ?? 0) - (b.p95Seconds ?? 0) ||
    (a.rail < b.rail ? -1 : 1)
  );
}

/** Plain data is JSON; the compiler only wants to be told for interfaces. */
function toJson(value: object): { readonly [key: string]: Json } {
  return JSON.parse(JSON.stringify(value));
}
