import type { Load } from "./load.ts";
import { capacity, type Clock } from "./processor.ts";

/** What one measure came to, round by round. */
export interface Series {
  readonly perSecond: readonly number[];
  /** What two idle cores could do a second, by the processor time that it took. */
  readonly capacity: readonly number[];
  /** Empty for what tells no latencies. */
  readonly loads: readonly Load[];
}

/** What is measured: a load, or how many a second; and whose processor time is its cost. */
export interface Window {
  readonly run: () => Promise<Load | number>;
  /** Null where there is none. */
  readonly server: Clock | null;
  readonly database: Clock | null;
}

interface Taken {
  readonly result: Load | number;
  readonly capacity: number;
}

/**
 * Measures everything in turn, several times over, so that whatever else the machine does meets all of it alike: ratios are taken within a
 * round, and the median round counts.
 */
export async function inRounds<Name extends string>(
  rounds: number,
  windows: Readonly<Record<Name, Window>>,
  seconds: number,
): Promise<Readonly<Record<Name, Series>>> {
  const names = Object.keys(windows) as Name[];
  const taken = new Map<Name, Taken[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) taken.get(name)?.push(await take(windows[name], seconds));
  const series = (name: Name): Series => {
    const all = taken.get(name) ?? [];
    const values = all.map(({ result }) => result);
    return {
      capacity: all.map((one) => one.capacity),
      perSecond: values.map((one) => (typeof one === "number" ? one : one.requestsPerSecond)),
      loads: values.filter((one) => typeof one !== "number"),
    };
  };
  return Object.fromEntries(names.map((name) => [name, series(name)])) as Record<Name, Series>;
}

async function take({ run, server, database }: Window, seconds: number): Promise<Taken> {
  const before = [server?.() ?? 0, database?.() ?? 0] as const;
  const result = await run();
  const done =
    typeof result === "number"
      ? result * seconds
      : Object.values(result.statuses).reduce((sum, count) => sum + count, 0);
  const used = [(server?.() ?? 0) - before[0], (database?.() ?? 0) - before[1]] as const;
  return { result, capacity: capacity(used[0] / done, used[1] / done) };
}

/** Of the rounds' ratios, the median: by processor time, and by the clock. */
export function ratio(a: Series, b: Series): Ratio {
  const of = (one: readonly number[], other: readonly number[]): number =>
    median(one.map((value, round) => value / (other[round] ?? Infinity)));
  return { byProcessor: of(a.capacity, b.capacity), byClock: of(a.perSecond, b.perSecond) };
}

export interface Ratio {
  readonly byProcessor: number;
  readonly byClock: number;
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
