/** reliability.md 3.13: half of what the server can do, for long, with faults now and then; nothing may grow. */
import { setTimeout as sleep } from "node:timers/promises";
import { makeCall } from "../calls.ts";
import { perform, type Call } from "../clients.ts";
import type { CommitThief } from "../commit-thief.ts";
import { onRobbedStand, sizeOf, verdictOf } from "../frame.ts";
import { judgeGrowth, openGauge, type Sample } from "../growth.ts";
import type { Random } from "../random.ts";
import {
  settleAndJudge,
  wrongAnswers,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";
import { isUp, type Stand } from "../stand.ts";

const SECONDS = { pull: 20, quick: 60, nightly: 900 } as const;
const MUTANT_SECONDS = 45;
const PROBE_SECONDS = 6;
const FAULT_SHARE = 0.002;
/** One that handles faults wrongly is given many. */
const MUTANT_FAULT_SHARE = 0.1;
const MOST_RUNNING = 400;
const DEADLINE_MS = 60_000;

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
  run: onRobbedStand(soakServer),
};

async function soakServer(stand: Stand, thief: CommitThief, setting: Setting): Promise<Verdict> {
  const { random, mutant, soakSeconds } = setting;
  const server = await stand.start(["serve"]);
  const target = (await probe(stand, random)) / 2;
  const seconds = soakSeconds ?? sizeOf<number>(setting, SECONDS, MUTANT_SECONDS);
  const share = mutant === null ? FAULT_SHARE : MUTANT_FAULT_SHARE;
  const gauge = await openGauge(stand, server);
  const samples: Sample[] = [];
  const startedAt = stand.elapsedMs();
  thief.steal = () => random.next() < share;
  const running = new Set<Promise<unknown>>();
  let offered = 0;
  // Open loop: what is slow does not slow down what comes next.
  for (let at = startedAt; at < startedAt + seconds * 1000; at = stand.elapsedMs()) {
    while (offered < ((at - startedAt) / 1000) * target && running.size < MOST_RUNNING) {
      const deadline = Date.now() + DEADLINE_MS;
      const one = perform(stand, nextCall(stand, random), () => Date.now() > deadline).finally(() =>
        running.delete(one),
      );
      running.add(one);
      offered += 1;
    }
    if (at - (samples.at(-1)?.atMs ?? -Infinity) > 1_000) samples.push(await gauge.read());
    await sleep(5);
  }
  thief.steal = null;
  const endedAt = stand.elapsedMs();
  await Promise.all(running);
  await gauge.close();
  const violations = [...(await settleAndJudge(stand)), ...wrongAnswers(stand.history, true)];
  if (!isUp(server)) violations.push({ clause: 5, message: "the server ended" });
  for (const one of stand.history) {
    if (one.acknowledged === null && one.refused === null) {
      violations.push({ clause: 2, message: `${one.key} got no answer inside its deadline` });
    }
  }
  const growth = judgeGrowth(samples, stand.history, { from: startedAt, to: endedAt });
  violations.push(...growth.violations);
  const done = stand.history.filter(({ acknowledged }) => acknowledged !== null).length;
  const gateFaults: string[] = [];
  if (offered < 0.9 * target * seconds)
    gateFaults.push(`${offered} calls were offered, not ${Math.round(target * seconds)}`);
  return verdictOf(stand, {
    violations,
    gateFaults,
    figures: {
      seconds,
      "calls per second": Math.round((done / (endedAt - startedAt)) * 1000),
      capacity: Math.round(2 * target),
      "answers taken": thief.stolen,
      ...growth.figures,
    },
  });
}

const nextCall = (stand: Stand, random: Random): Call =>
  makeCall(stand, random.pick(["payout", "transfer", "transfer"] as const), random);

/** What 8 clients get done per second when nothing holds them back. */
async function probe(stand: Stand, random: Random): Promise<number> {
  const until = Date.now() + PROBE_SECONDS * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (Date.now() < until) {
        await perform(stand, nextCall(stand, random), () => false);
        done += 1;
      }
    }),
  );
  return done / PROBE_SECONDS;
}
