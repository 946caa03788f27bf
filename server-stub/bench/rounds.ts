import type { Load } from "./load.ts";

/** What one measure came to, round by round. */
export interface Series {
  readonly perSecond: readonly number[];
  /** Empty for what tells no latencies. */
  readonly loads: readonly Load[];
}

/**
 * Measures everything in turn, several times over, so that whatever else the machine does meets all of it alike: ratios are taken within a
 * round, and the median round counts. A window answers a load, or a number per second.
 */
export async function inRounds<Name extends string>(
  rounds: number,
  windows: Readonly<Record<Name, () => Promise<Load | number>>>,
): Promise<Readonly<Record<Name, Series>>> {
  const names = Object.keys(windows) as Name[];
  const taken = new Map<Name, (Load | number)[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) taken.get(name)?.push(await windows[name]());
  const series = (name: Name): Series => {
    const values = taken.get(name) ?? [];
    return {
      perSecond: values.map((one) => (typeof one === "number" ? one : one.requestsPerSecond)),
      loads: values.filter((one) => typeof one !== "number"),
    };
  };
  return Object.fromEntries(names.map((name) => [name, series(name)])) as Record<Name, Series>;
}

/** Of the rounds' ratios, the median. */
export function ratio(a: Series, b: Series): number {
  return median(a.perSecond.map((value, round) => value / (b.perSecond[round] ?? Infinity)));
}

/** The median round of each figure; the answers of all rounds. */
export function typical({ loads }: Series): Load {
  const statuses: Record<number, number> = {};
  for (const load of loads)
    for (const [status, count] of Object.entries(load.statuses))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
  return {
    requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
    statuses,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const above = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? above : (above + (sorted[middle - 1] ?? NaN)) / 2;
}
