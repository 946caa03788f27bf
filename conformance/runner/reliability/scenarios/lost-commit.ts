/** reliability.md 3.5: PostgreSQL commits and the answer never reaches the server. */
import type { CommitThief } from "../commit-thief.ts";
import { onRobbedStand, sizeOf, verdictOf } from "../frame.ts";
import { isSuccess } from "../history.ts";
import { startLoad } from "../load.ts";
import {
  settleAndJudge,
  wrongAnswers,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";
import { isUp, type Stand } from "../stand.ts";
import { waitUntil } from "../waits.ts";

const THEFTS = { pull: 20, quick: 40, nightly: 500 } as const;
/** Most commits are the workers'. */
const RECOVERED = { pull: 1, quick: 3, nightly: 30 } as const;
const CLIENTS = 8;
const SHARE = 0.1;
const LIMIT_MS = 300_000;

export const lostCommit: Scenario = {
  name: "lost-commit",
  section: "3.5",
  from: "pull",
  mutants: [
    { name: "lost COMMIT answer told as 4xx", shows: /was refused with .* exists/ },
    { name: "effect commits, key recorded afterwards", shows: /DOUBLE EFFECT/ },
  ],
  run: onRobbedStand(loseCommits),
};

async function loseCommits(stand: Stand, thief: CommitThief, setting: Setting): Promise<Verdict> {
  const { random, mutant, scale } = setting;
  const wanted = sizeOf<number>(setting, THEFTS, THEFTS.quick);
  const server = await stand.start(["serve"]);
  thief.steal = () => random.next() < SHARE;
  const load = startLoad(stand, CLIENTS, random);
  const until = Date.now() + LIMIT_MS;
  const isEnough = (): boolean =>
    thief.stolen >= wanted && (mutant !== null || recoveredIn(stand) >= RECOVERED[scale]);
  await waitUntil(() => isEnough() || !isUp(server), until, 10);
  thief.steal = null;
  await load.end();
  const violations = [...(await settleAndJudge(stand)), ...wrongAnswers(stand.history, true)];
  if (!isUp(server)) {
    const message = `the server ended: ${server.process.output().slice(-400)}`;
    violations.push({ clause: 5, message });
  }
  const recovered = recoveredIn(stand);
  const gateFaults: string[] = [];
  if (thief.stolen < wanted) gateFaults.push(`${thief.stolen} of ${wanted} answers were taken`);
  if (mutant === null && recovered < RECOVERED[scale]) {
    gateFaults.push(
      `only ${recovered} calls were first told 503 and then given the committed result`,
    );
  }
  const figures = { "answers taken": thief.stolen, recovered };
  return verdictOf(stand, { violations, gateFaults, figures });
}

/** Told of trouble first and of a committed result later: those are the calls this is about. */
const recoveredIn = ({ history }: Stand): number =>
  history.filter(
    ({ answers }) => answers[0]?.status === 503 && answers.find(isSuccess)?.replayed === true,
  ).length;
