import type { Corridor } from "../reference/corridors.ts";
import { railOf } from "../reference/rails.ts";
import { convertNearest } from "../shared/fx.ts";
import { money, type Money } from "../shared/money.ts";
import { condense, round } from "./history.ts";
import { tariffOf } from "./tariff.ts";
import type { Observation, RailStatistics } from "./types.ts";

const HOUR_MS = 3_600_000;
const HALF_LIFE_MS = 6 * HOUR_MS;
/** Amounts at which tariffs are shown, in XAF or their worth. */
const REFERENCE_XAF = [3_000, 25_000, 250_000];

/** The cost history of a corridor exactly as the API answers it. Rates and indexes are plain numbers, times in seconds. */
export interface CorridorCost {
  readonly object: "corridor_cost";
  readonly corridorId: string;
  readonly asOf: string;
  readonly windowHours: 24;
  readonly bands: readonly Money[];
  readonly rails: readonly {
    readonly rail: string;
    readonly sampleSize: number;
    readonly effectiveWeight: number;
    readonly costIndex: number;
    readonly tariffBps: readonly number[];
    readonly observedBps: number | null;
    readonly fxMarginBps: number;
    readonly successRate: number;
    readonly p50Seconds: number;
    readonly p95Seconds: number;
    readonly basis: RailStatistics["basis"];
  }[];
  readonly series: readonly {
    readonly hour: string;
    readonly rail: string;
    readonly n: number;
    readonly meanCostIndex: number | null;
    readonly successRate: number | null;
  }[];
}

/** What each rail of the corridor charged and achieved in the 24 hours before `asOf` (Unix ms): the very numbers that routing decides by. */
export function corridorCosts(
  corridor: Corridor,
  observations: readonly Observation[],
  asOf: number,
): CorridorCost {
  const { sourceCurrency, sourceCountry, destinationCountry } = corridor;
  const crossBorder = sourceCountry !== destinationCountry;
  const bands = REFERENCE_XAF.map((amount) => convertNearest(amount, "XAF", sourceCurrency));
  return {
    object: "corridor_cost",
    corridorId: corridor.id,
    asOf: new Date(asOf).toISOString(),
    windowHours: 24,
    bands: bands.map((amount) => money(amount, sourceCurrency)),
    rails: [...corridor.rails].sort().map((id) => {
      const rail = railOf(id);
      const known = condense(rail, observations, asOf);
      return {
        rail: id,
        sampleSize: known.sampleSize,
        effectiveWeight: known.effectiveWeight,
        costIndex: known.costIndex,
        tariffBps: bands.map((amount) =>
          round((tariffOf(rail, amount, sourceCurrency, crossBorder) * 10_000) / amount, 1),
        ),
        observedBps: meanBps(
          observations.filter((one) => one.rail === id && one.succeeded),
          asOf,
        ),
        fxMarginBps: known.fxMarginBps,
        successRate: known.successRate,
        p50Seconds: known.p50Seconds,
        p95Seconds: known.p95Seconds,
        basis: known.basis,
      };
    }),
    series: seriesOf(observations),
  };
}

/** Mean charge in basis points, younger observations weighing more; null without any. */
function meanBps(successes: readonly Observation[], asOf: number): number | null {
  if (successes.length === 0) return null;
  let sum = 0;
  let weights = 0;
  for (const one of successes) {
    const weight = 2 ** (-(asOf - one.observedAt) / HALF_LIFE_MS);
    sum += (weight * one.cost * 10_000) / one.amount;
    weights += weight;
  }
  return round(sum / weights, 1);
}

/** Hours of the calendar with their plain means, oldest first. */
function seriesOf(observations: readonly Observation[]): CorridorCost["series"] {
  const groups = new Map<string, Observation[]>();
  for (const one of observations) {
    const hour = new Date(Math.floor(one.observedAt / HOUR_MS) * HOUR_MS).toISOString();
    const key = `${hour} ${one.rail}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.keys()].sort().map((key) => {
    const [hour = "", rail = ""] = key.split(" ");
    const group = groups.get(key) ?? [];
    const successes = group.filter((one) => one.succeeded);
    const indexes = successes.map((one) => (one.tariff === 0 ? 1 : one.cost / one.tariff));
    return {
      hour,
      rail,
      n: group.length,
      meanCostIndex:
        indexes.length === 0
          ? null
          : round(indexes.reduce((sum, index) => sum + index, 0) / indexes.length, 4),
      successRate: round(successes.length / group.length, 4),
    };
  });
}
