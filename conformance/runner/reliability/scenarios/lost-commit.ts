/** reliability.md 3.5: PostgreSQL commits and the answer never reaches the server. */
import { setTimeout as sleep } from "node:timers/promises";
import { startCommitThief, type CommitThief } from "../commit-thief.ts";
import { quotaGate } from "../gates.ts";
import { isSuccess } from "../history.ts";
import { startLoad } from "../load.ts";
import { isUp } from "../stand.ts";
import {
  answerFigures,
  settleAndJudge,
  wrongAnswers,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";

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
  run: loseCommits,
};

async function loseCommits({ open, scale, random, mutant }: Setting): Promise<Verdict> {
  let thief: CommitThief | null = null;
  const stand = await open({
    through: async (url) => {
      thief = await startCommitThief(url);
      return thief;
    },
  });
  const held = thief as CommitThief | null;
  if (held === null) throw new Error("the stand did not go through the relay");
  const wanted = mutant === null ? THEFTS[scale] : THEFTS.quick;
  try {
    const server = await stand.start(["serve"]);
    held.steal = () => random.next() < SHARE;
    const load = startLoad(stand, CLIENTS, random);
    const until = Date.now() + LIMIT_MS;
    while (held.stolen < wanted && Date.now() < until && isUp(server)) await sleep(10);
    held.steal = null;
    await load.end();
    const violations = [...(await settleAndJudge(stand)), ...wrongAnswers(stand.history, true)];
    if (!isUp(server)) {
      violations.push({
        clause: 5,
        message: `the server ended: ${server.process.output().slice(-400)}`,
      });
    }
    // Told of trouble first and of a committed result later: those are the calls this is about.
    const recovered = stand.history.filter(({ answers }) => {
      const told = answers.find(isSuccess);
      return answers[0]?.status === 503 && told?.replayed === true;
    }).length;
    const gateFaults = [...quotaGate(stand.history)];
    if (held.stolen < wanted) gateFaults.push(`${held.stolen} of ${wanted} answers were taken`);
    if (mutant === null && recovered < RECOVERED[scale]) {
      gateFaults.push(
        `only ${recovered} calls were first told 503 and then given the committed result`,
      );
    }
    return {
      violations,
      gateFaults,
      figures: { "answers taken": held.stolen, recovered, ...answerFigures(stand.history) },
      history: stand.history,
    };
  } finally {
    await stand.close();
    await held.stop();
  }
}
