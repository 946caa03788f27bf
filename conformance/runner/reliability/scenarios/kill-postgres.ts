/** reliability.md 3.4: every process of PostgreSQL is killed at once; the server stays and finds its way back. */
import { setTimeout as sleep } from "node:timers/promises";
import { IMPATIENT, onStand, sizeOf, strikeUnderLoad, verdictOf } from "../frame.ts";
import { killGates } from "../gates.ts";
import {
  answerFigures,
  settleAndJudge,
  wrongAnswers,
  type Scenario,
  type Setting,
  type Verdict,
} from "../scenario.ts";
import { isUp, type Stand } from "../stand.ts";
import { moreOf } from "../waits.ts";

const KILLS = { pull: 2, quick: 4, nightly: 30 } as const;
const MUTANT_KILLS = 3 * KILLS.quick;
const CLIENTS = 12;
const WORK = 10;
const WORK_MS = 20_000;
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
  run: onStand({ env: IMPATIENT }, killPostgresUnderLoad),
};

async function killPostgresUnderLoad(stand: Stand, setting: Setting): Promise<Verdict> {
  const { cluster } = setting;
  const server = await stand.start(["serve"]);
  const kills = await strikeUnderLoad(stand, setting, {
    wanted: sizeOf<number>(setting, KILLS, MUTANT_KILLS),
    clients: CLIENTS,
    askedAfter: 1,
    busy: () => moreOf(() => acknowledged(stand), WORK, WORK_MS),
    async strike() {
      await cluster.kill();
      await sleep(AWAY_MS);
      cluster.start();
    },
  });
  const violations = [...(await settleAndJudge(stand)), ...wrongAnswers(stand.history, true)];
  if (!isUp(server)) {
    violations.push({
      clause: 5,
      message: `the server ended with its database: ${server.process.output().slice(-400)}`,
    });
  }
  const wanted = sizeOf<number>(setting, KILLS, 1);
  const gateFaults = [...killGates(stand.history, { kills, wanted })];
  if (answerFigures(stand.history)["503"] === 0)
    gateFaults.push("no client heard that the database was away");
  return verdictOf(stand, { violations, gateFaults, figures: { kills: kills.length } });
}

const acknowledged = ({ history }: Stand): number =>
  history.filter((one) => one.acknowledged !== null).length;
