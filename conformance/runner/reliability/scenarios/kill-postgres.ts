/** reliability.md 3.4: every process of PostgreSQL is killed at once; the server stays and finds its way back. */
import { setTimeout as sleep } from "node:timers/promises";
import { killGates } from "../gates.ts";
import { startLoad } from "../load.ts";
import { isUp } from "../stand.ts";
import {
  alreadyRed,
  answerFigures,
  settleAndJudge,
  wrongAnswers,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";

const KILLS = { pull: 2, quick: 4, nightly: 30 } as const;
const CLIENTS = 12;
/** Long enough for the clients to hear what the server says without a database. */
const AWAY_MS = 300;

export const killPostgres: Scenario = {
  name: "kill-postgres",
  section: "3.4",
  from: "quick",
  mutants: [
    { name: "synchronous_commit=off", shows: /LOST/, from: "quick" },
    { name: "Retry-After missing on 503", shows: /without Retry-After/ },
  ],
  run: killPostgresUnderLoad,
};

async function killPostgresUnderLoad(setting: Setting): Promise<Verdict> {
  const { open, cluster, scale, random, mutant } = setting;
  const stand = await open();
  const kills: { atMs: number; inFlight: number }[] = [];
  try {
    const server = await stand.start(["serve"]);
    const load = startLoad(stand, CLIENTS, random);
    while (kills.length < (mutant === null ? KILLS[scale] : 3 * KILLS.quick)) {
      const before = acknowledged(stand.history);
      const until = Date.now() + 20_000;
      while (acknowledged(stand.history) < before + 10 && Date.now() < until) await sleep(5);
      await sleep(random.between(50, 600));
      kills.push({ atMs: stand.elapsedMs(), inFlight: stand.inFlight });
      await cluster.kill();
      await sleep(AWAY_MS);
      cluster.start();
      if (mutant !== null && (await alreadyRed(stand))) break;
    }
    await load.end();
    const violations = [...(await settleAndJudge(stand)), ...wrongAnswers(stand.history, true)];
    if (!isUp(server)) {
      violations.push({
        clause: 5,
        message: `the server ended with its database: ${server.process.output().slice(-400)}`,
      });
    }
    const figures = answerFigures(stand.history);
    const gateFaults = [
      ...killGates(stand.history, { kills, wanted: mutant === null ? KILLS[scale] : 1 }),
    ];
    if (figures["503"] === 0) gateFaults.push("no client heard that the database was away");
    return {
      violations,
      gateFaults,
      figures: { kills: kills.length, ...figures },
      history: stand.history,
    };
  } finally {
    await stand.close();
  }
}

const acknowledged = (history: readonly { readonly acknowledged: string | null }[]): number =>
  history.filter((one) => one.acknowledged !== null).length;
