import type { Rail } from "../reference/rails.ts";
import type { Observation, RailStatistics } from "./types.ts";

const HOUR_MS = 3_600_000;
/** The history looks back this far, both ends included. */
export const WINDOW_MS = 24 * HOUR_MS;
/** An observation's weight halves every six hours. */
const HALF_LIFE_MS = 6 * HOUR_MS;
/** The published tariff counts like this many observations, so that few samples cannot swing the price. */
const TARIFF_WEIGHT = 20;
/** Beta prior of the success rate: 19 of 20 succeed. */
const PRIOR_SUCCESSES = 19;
const PRIOR_TRIALS = 20;
const HISTORY_WEIGHT = 30;

/** Condenses one rail's observations on a corridor as of an instant (Unix ms). Pure: same observations, same answer. */
export function condense(
  rail: Rail,
  observations: readonly Observation[],
  asOf: number,
): RailStatistics {
  const window = observations.filter(
    (one) => one.rail === rail.id && one.observedAt >= asOf - WINDOW_MS && one.observedAt <= asOf,
  );
  let successWeight = 0;
  let allWeight = 0;
  let indexSum = 0;
  let marginSum = 0;
  const latencies: number[] = [];
  for (const one of window) {
    const weight = 2 ** (-(asOf - one.observedAt) / HALF_LIFE_MS);
    allWeight += weight;
    if (!one.succeeded) continue;
    successWeight += weight;
    indexSum += weight * clamp(one.tariff === 0 ? 1 : one.cost / one.tariff, 0.25, 4);
    marginSum += weight * one.fxMarginBps;
    latencies.push(one.latencySeconds);
  }
  latencies.sort((a, b) => a - b);
  return {
    costIndex: round((indexSum + TARIFF_WEIGHT) / (successWeight + TARIFF_WEIGHT), 4),
    fxMarginBps: round(
      (marginSum + TARIFF_WEIGHT * rail.tariff.fxMarginBps) / (successWeight + TARIFF_WEIGHT),
      1,
    ),
    successRate: round((successWeight + PRIOR_SUCCESSES) / (allWeight + PRIOR_TRIALS), 4),
    p50Seconds: percentile(latencies, 0.5) ?? rail.p50Seconds,
    p95Seconds: percentile(latencies, 0.95) ?? rail.p95Seconds,
    sampleSize: window.length,
    effectiveWeight: round(successWeight, 4),
    basis: successWeight >= HISTORY_WEIGHT ? "history" : window.length > 0 ? "blended" : "tariff",
    health: health(rail, window, asOf),
  };
}

/** The last hour of a corridor decides, or the time since the rail came back. `degraded` excludes nothing, it already shows in success rate and latency. */
function health(
  rail: Rail,
  window: readonly Observation[],
  asOf: number,
): RailStatistics["health"] {
  const lastHour = window.filter(
    (one) => one.observedAt >= asOf - HOUR_MS && one.beforeRecovery !== true,
  );
  const latencies = lastHour.filter((one) => one.succeeded).map((one) => one.latencySeconds);
  const p95 = percentile(
    latencies.sort((a, b) => a - b),
    0.95,
  );
  return judgeHealth(rail, lastHour.length, latencies.length, p95 ?? null);
}

/** What one hour says about a rail (domain 5.1 point 9). `p95` is in seconds, of the successes; null without any. */
export function judgeHealth(
  rail: Rail,
  attempts: number,
  successes: number,
  p95: number | null,
): RailStatistics["health"] {
  const rate = attempts === 0 ? 1 : successes / attempts;
  if (attempts >= 10 && rate < 0.5) return "down";
  if (attempts >= 20 && rate < 0.9) return "degraded";
  return p95 !== null && rail.p95Seconds > 0 && p95 > 3 * rail.p95Seconds ? "degraded" : "up";
}

/** Nearest-rank percentile of sorted values; undefined without values. */
function percentile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Rounds to a fixed number of decimals, so that stored evidence and arithmetic agree. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
