/** reliability.md 3.3: the server process, workers and dispatcher included, is killed in the middle of its work. */
import { IMPATIENT, onStand, sizeOf, strikeUnderLoad, verdictOf } from "../frame.ts";
import { killGates } from "../gates.ts";
import {
  settleAndJudge,
  wrongAnswers,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";
import type { Stand } from "../stand.ts";
import { moreOf } from "../waits.ts";

const KILLS = { pull: 3, quick: 6, nightly: 200 } as const;
const MUTANT_KILLS = 3 * KILLS.quick;
const CLIENTS = 12;
const WORK = 6;
const WORK_MS = 5_000;

export const killServer: Scenario = {
  name: "kill-server",
  section: "3.3",
  from: "quick",
  mutants: [
    { name: "effect commits, key recorded afterwards", shows: /DOUBLE EFFECT/, from: "quick" },
    { name: "all_or_nothing bulk half applied", shows: /half applied|payments$|stuck in/ },
    { name: "event written after the commit", shows: /its last event says|newest event disagree/ },
  ],
  run: onStand({ env: IMPATIENT }, killServerUnderLoad),
};

async function killServerUnderLoad(stand: Stand, setting: Setting): Promise<Verdict> {
  let server = await stand.start(["serve"]);
  const kills = await strikeUnderLoad(stand, setting, {
    wanted: sizeOf<number>(setting, KILLS, MUTANT_KILLS),
    clients: CLIENTS,
    askedAfter: 3,
    busy: () => moreOf(() => stand.history.length, WORK, WORK_MS),
    async strike() {
      await stand.kill(server);
      server = await stand.start(["serve"]);
    },
  });
  const wanted = sizeOf<number>(setting, KILLS, 1);
  return verdictOf(stand, {
    violations: [...(await settleAndJudge(stand)), ...wrongAnswers(stand.history, false)],
    gateFaults: killGates(stand.history, { kills, wanted }),
    figures: { kills: kills.length },
  });
}
