/** What must not grow in a long run: the server's memory, files and connections, and how long its answers take. */
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import type { Operation } from "./history.ts";
import type { Violation } from "./oracle.ts";
import type { Node, Stand } from "./stand.ts";
import { HOUR_MS } from "./waits.ts";

const MB = 1_048_576;
const WARM_UP = 0.2;
const MOST_FILES = 30;
const MOST_CONNECTIONS = 8;
const SLOWER = 1.2;

export type Sample = {
  /** Milliseconds since the run began. */
  readonly atMs: number;
  /** Resident memory, bytes. */
  readonly rss: number;
  readonly files: number;
  readonly connections: number;
};

export type Gauge = { read(): Promise<Sample>; close(): Promise<void> };

/** Linux only: memory and files come from /proc. */
export async function openGauge(stand: Stand, { process: { child } }: Node): Promise<Gauge> {
  const database = new pg.Client({ connectionString: stand.cluster.url });
  await database.connect();
  const name = new URL(stand.databaseUrl).pathname.slice(1);
  return {
    async read() {
      const atMs = stand.elapsedMs();
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      const { rows } = await database.query<{ readonly n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = $1 and usename <> 'postgres'",
        [name],
      );
      return {
        atMs,
        rss: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024,
        files: readdirSync(`/proc/${child.pid}/fd`).length,
        connections: rows[0]?.n ?? 0,
      };
    },
    close: () => database.end(),
  };
}

/** After warm-up: the slope of resident memory by least squares, and the second half against the first. */
export function judgeGrowth(
  samples: readonly Sample[],
  history: readonly Operation[],
  { from, to }: { readonly from: number; readonly to: number },
): {
  readonly violations: readonly Violation[];
  readonly figures: Readonly<Record<string, number>>;
} {
  const warm = samples.filter(({ atMs }) => atMs > from + (to - from) * WARM_UP);
  const slope = slopeOf(warm);
  const half = Math.floor(warm.length / 2);
  const rise = (pick: (one: Sample) => number): number =>
    Math.round(mean(warm.slice(half).map(pick)) - mean(warm.slice(0, half).map(pick)));
  const files = rise((one) => one.files);
  const connections = rise((one) => one.connections);
  const middle = (from + to) / 2;
  const [first, second] = [p99(history, from, middle), p99(history, middle, to)];
  const found: string[] = [];
  if (files > MOST_FILES) found.push(`open files grew by ${files}`);
  if (connections > MOST_CONNECTIONS) found.push(`connections grew by ${connections}`);
  // Below an hour these are the garbage collector's and the machine's, and only told.
  if (to - from >= HOUR_MS) {
    if (slope > MB) found.push(`resident memory grows by ${(slope / MB).toFixed(1)} MB an hour`);
    if (second > SLOWER * first) found.push(`p99 went from ${first} to ${second} ms`);
  }
  return {
    violations: found.map((message) => ({ clause: 5, message })),
    figures: {
      "MB per hour": Math.round(slope / MB),
      "more files": files,
      "more connections": connections,
      "p99 first half ms": first,
      "p99 second half ms": second,
    },
  };
}

/** Bytes an hour. */
function slopeOf(samples: readonly Sample[]): number {
  const meanAt = mean(samples.map(({ atMs }) => atMs));
  const meanRss = mean(samples.map(({ rss }) => rss));
  const covariance = mean(samples.map(({ atMs, rss }) => (atMs - meanAt) * (rss - meanRss)));
  const variance = mean(samples.map(({ atMs }) => (atMs - meanAt) ** 2));
  return (covariance / Math.max(variance, 1)) * HOUR_MS;
}

/** Of the answers to requests that began in between, in milliseconds. */
function p99(history: readonly Operation[], from: number, to: number): number {
  const times = history
    .flatMap(({ answers }) => answers)
    .filter(({ startMs }) => startMs >= from && startMs < to)
    .map(({ startMs, endMs }) => endMs - startMs)
    .sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
