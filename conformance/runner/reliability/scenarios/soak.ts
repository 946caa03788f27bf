/** reliability.md 3.13: half of what the server can do, for long, with faults now and then; nothing may grow. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { makeCall } from "../calls.ts";
import { perform } from "../clients.ts";
import { startCommitThief, type CommitThief } from "../commit-thief.ts";
import { quotaGate } from "../gates.ts";
import type { Violation } from "../oracle.ts";
import type { Random } from "../random.ts";
import {
  answerFigures,
  settleAndJudge,
  wrongAnswers,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";
import { isUp, type Stand } from "../stand.ts";

const SECONDS = { pull: 20, quick: 60, nightly: 900 } as const;
const PROBE_SECONDS = 6;
const WARM_UP = 0.2;
const FAULT_SHARE = 0.002;
const MB = 1_048_576;

export const soak: Scenario = {
  name: "soak",
  section: "3.13",
  from: "nightly",
  mutants: [
    {
      name: "a connection leaked per error",
      shows: /connections|answered 503|not at rest|no answer/,
    },
  ],
  run: soakServer,
};

type Sample = {
  readonly atMs: number;
  readonly rss: number;
  readonly files: number;
  readonly connections: number;
};

async function soakServer({ open, scale, random, mutant, soakSeconds }: Setting): Promise<Verdict> {
  let relay: CommitThief | null = null;
  const stand = await open({
    through: async (url) => {
      relay = await startCommitThief(url);
      return relay;
    },
  });
  const thief = relay as CommitThief | null;
  if (thief === null) throw new Error("the stand did not go through the relay");
  const database = new pg.Client({ connectionString: stand.cluster.url });
  await database.connect();
  try {
    const server = await stand.start(["serve"]);
    const pid = server.process.child.pid ?? 0;
    const capacity = await probe(stand, random);
    const target = capacity / 2;
    const seconds = mutant === null ? (soakSeconds ?? SECONDS[scale]) : 45;
    const samples: Sample[] = [];
    const startedAt = stand.elapsedMs();
    thief.steal = () => random.next() < (mutant === null ? FAULT_SHARE : 0.1);
    const running = new Set<Promise<unknown>>();
    let offered = 0;
    // Open loop: what is slow does not slow down what comes next.
    for (let at = startedAt; at < startedAt + seconds * 1000; at = stand.elapsedMs()) {
      while (offered < ((at - startedAt) / 1000) * target && running.size < 400) {
        const call = makeCall(
          stand,
          random.pick(["payout", "transfer", "transfer"] as const),
          random,
        );
        const deadline = Date.now() + 60_000;
        const one = perform(stand, call, () => Date.now() > deadline).finally(() =>
          running.delete(one),
        );
        running.add(one);
        offered += 1;
      }
      if (samples.length === 0 || at - (samples.at(-1)?.atMs ?? 0) > 1_000) {
        samples.push({ atMs: at, ...(await look(pid, database, stand)) });
      }
      await sleep(5);
    }
    thief.steal = null;
    const endedAt = stand.elapsedMs();
    await Promise.all(running);
    const violations = [...(await settleAndJudge(stand)), ...wrongAnswers(stand.history, true)];
    if (!isUp(server)) violations.push({ clause: 5, message: "the server ended" });
    for (const one of stand.history) {
      if (one.acknowledged === null && one.refused === null) {
        violations.push({ clause: 2, message: `${one.key} got no answer inside its deadline` });
      }
    }
    const growth = judgeGrowth(samples, startedAt, endedAt, mutant === null ? seconds : 0);
    violations.push(...growth.violations);
    const done = stand.history.filter(({ acknowledged }) => acknowledged !== null).length;
    const rate = (done / (endedAt - startedAt)) * 1000;
    const gateFaults = [...quotaGate(stand.history)];
    if (offered < 0.9 * target * seconds)
      gateFaults.push(`${offered} calls were offered, not ${Math.round(target * seconds)}`);
    return {
      violations,
      gateFaults,
      figures: {
        seconds,
        "calls per second": Math.round(rate),
        capacity: Math.round(capacity),
        "answers taken": thief.stolen,
        ...growth.figures,
        ...halves(stand, startedAt, endedAt),
        ...answerFigures(stand.history),
      },
      history: stand.history,
    };
  } finally {
    await database.end();
    await stand.close();
    await thief.stop();
  }
}

/** What 8 clients get done per second when nothing holds them back. */
async function probe(stand: Stand, random: Random): Promise<number> {
  const until = Date.now() + PROBE_SECONDS * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (Date.now() < until) {
        await perform(
          stand,
          makeCall(stand, random.pick(["payout", "transfer", "transfer"] as const), random),
          () => false,
        );
        done += 1;
      }
    }),
  );
  return done / PROBE_SECONDS;
}

async function look(pid: number, database: pg.Client, stand: Stand): Promise<Omit<Sample, "atMs">> {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  const name = new URL(stand.databaseUrl).pathname.slice(1);
  const { rows } = await database.query<{ readonly n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = $1 and usename <> 'postgres'",
    [name],
  );
  return {
    rss: kilobytes * 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
    connections: rows[0]?.n ?? 0,
  };
}

/** After warm-up: the slope of resident memory by least squares, and the spread of files and connections. */
function judgeGrowth(
  samples: readonly Sample[],
  from: number,
  to: number,
  seconds: number,
): {
  readonly violations: readonly Violation[];
  readonly figures: Readonly<Record<string, number>>;
} {
  const warm = samples.filter(({ atMs }) => atMs > from + (to - from) * WARM_UP);
  const meanAt = mean(warm.map(({ atMs }) => atMs));
  const meanRss = mean(warm.map(({ rss }) => rss));
  const covariance = mean(warm.map(({ atMs, rss }) => (atMs - meanAt) * (rss - meanRss)));
  const variance = mean(warm.map(({ atMs }) => (atMs - meanAt) ** 2));
  const slope = (covariance / Math.max(variance, 1)) * 3_600_000;
  const half = Math.floor(warm.length / 2);
  const rise = (pick: (one: Sample) => number): number =>
    Math.round(mean(warm.slice(half).map(pick)) - mean(warm.slice(0, half).map(pick)));
  const files = rise(({ files }) => files);
  const connections = rise(({ connections }) => connections);
  const violations: Violation[] = [];
  // Below an hour the slope is the garbage collector's, and only told.
  if (seconds >= 3_600 && slope > MB) {
    violations.push({
      clause: 5,
      message: `resident memory grows by ${(slope / MB).toFixed(1)} MB an hour`,
    });
  }
  if (files > 30) violations.push({ clause: 5, message: `open files grew by ${files}` });
  if (connections > 8)
    violations.push({ clause: 5, message: `connections grew by ${connections}` });
  return {
    violations,
    figures: {
      "MB per hour": Math.round(slope / MB),
      "more files": files,
      "more connections": connections,
    },
  };
}

/** p99 of the answers of each half, in milliseconds. */
function halves(stand: Stand, from: number, to: number): Readonly<Record<string, number>> {
  const middle = (from + to) / 2;
  const p99 = (start: number, end: number): number => {
    const times = stand.history
      .flatMap(({ answers }) => answers)
      .filter(({ startMs }) => startMs >= start && startMs < end)
      .map(({ startMs, endMs }) => endMs - startMs)
      .sort((a, b) => a - b);
    return Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
  };
  return { "p99 first half ms": p99(from, middle), "p99 second half ms": p99(middle, to) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
