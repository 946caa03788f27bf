/** reliability.md 3.3: the server process, workers and dispatcher included, is killed in the middle of its work. */
import { setTimeout as sleep } from "node:timers/promises";
import { killGates } from "../gates.ts";
import { startLoad } from "../load.ts";
import {
  alreadyRed,
  answerFigures,
  settleAndJudge,
  wrongAnswers,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";

const KILLS = { pull: 3, quick: 6, nightly: 200 } as const;
const CLIENTS = 12;

export const killServer: Scenario = {
  name: "kill-server",
  section: "3.3",
  from: "quick",
  mutants: [
    { name: "effect commits, key recorded afterwards", shows: /DOUBLE EFFECT/, from: "quick" },
    { name: "all_or_nothing bulk half applied", shows: /half applied|payments$|stuck in/ },
    { name: "event written after the commit", shows: /its last event says|newest event disagree/ },
  ],
  run: killServerUnderLoad,
};

async function killServerUnderLoad({ open, scale, random, mutant }: Setting): Promise<Verdict> {
  const stand = await open();
  const kills: { atMs: number; inFlight: number }[] = [];
  try {
    let server = await stand.start(["serve"]);
    const load = startLoad(stand, CLIENTS, random);
    while (kills.length < (mutant === null ? KILLS[scale] : 3 * KILLS.quick)) {
      // Readiness was seen, so the clients are at work again.
      await sleep(random.between(50, 600));
      await seenWork(stand.history.length, () => stand.history.length);
      kills.push({ atMs: stand.elapsedMs(), inFlight: stand.inFlight });
      await stand.kill(server);
      server = await stand.start(["serve"]);
      if (mutant !== null && kills.length % 3 === 0 && (await alreadyRed(stand))) break;
    }
    await load.end();
    const violations = [...(await settleAndJudge(stand)), ...wrongAnswers(stand.history, false)];
    return {
      violations,
      gateFaults: killGates(stand.history, { kills, wanted: mutant === null ? KILLS[scale] : 1 }),
      figures: { kills: kills.length, ...answerFigures(stand.history) },
      history: stand.history,
    };
  } finally {
    await stand.close();
  }
}

/** On a busy machine the first answers take longer than the pause: a kill before them would prove nothing. */
async function seenWork(before: number, now: () => number): Promise<void> {
  const until = Date.now() + 5_000;
  while (now() < before + 6 && Date.now() < until) await sleep(5);
}
