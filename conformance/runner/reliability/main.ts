/** `npm run reliability`: whether the server keeps its promises under races, kills and lost answers (reliability.md). */
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Cluster } from "@njia/server/testing";
import { readOptions, usage, type Options } from "./options.ts";
import { writeMutants } from "./mutant-table.ts";
import { randomOf } from "./random.ts";
import { isAsExpected, repeat, statusOf, writeReport, type Outcome } from "./report.ts";
import { serverMutants } from "../../mutants/server/catalogue.ts";
import type { KnownBad, Scale, Scenario, Setting } from "./scenario.ts";
import { barriers } from "./scenarios/barriers.ts";
import { callbacks } from "./scenarios/callbacks.ts";
import { clocks } from "./scenarios/clocks.ts";
import { consistency } from "./scenarios/consistency.ts";
import { duplicates } from "./scenarios/duplicates.ts";
import { injection } from "./scenarios/injection.ts";
import { keyAfterFailure } from "./scenarios/key-after-failure.ts";
import { killDispatcher } from "./scenarios/kill-dispatcher.ts";
import { killPostgres } from "./scenarios/kill-postgres.ts";
import { killServer } from "./scenarios/kill-server.ts";
import { lostCommit } from "./scenarios/lost-commit.ts";
import { soak } from "./scenarios/soak.ts";
import { webhookTargets } from "./scenarios/webhook-targets.ts";
import { openStand } from "./stand.ts";

const home = join(fileURLToPath(import.meta.url), "..", "..", "..");
const scenarios: readonly Scenario[] = [
  duplicates,
  killServer,
  killPostgres,
  lostCommit,
  killDispatcher,
  keyAfterFailure,
  consistency,
  barriers,
  injection,
  webhookTargets,
  clocks,
  callbacks,
  soak,
];

async function play(
  scenario: Scenario,
  bad: KnownBad | null,
  cluster: Cluster,
  { seed, scale, soakSeconds }: Options,
  number: number,
): Promise<Outcome> {
  const startedAt = performance.now();
  const name = `${scenario.name}-${number}`;
  const mutant = bad?.name ?? null;
  const setting: Setting = {
    name,
    cluster,
    scale,
    mutant,
    soakSeconds,
    random: randomOf(`${seed} ${scenario.name} ${mutant ?? ""}`),
    open: (more) => openStand({ name, cluster, mutant, ...more }),
  };
  const verdict = await scenario.run(setting).catch((error: unknown) => ({
    violations: [],
    gateFaults: [`the run ended early: ${error instanceof Error ? error.stack : String(error)}`],
    figures: {},
    history: [],
  }));
  return {
    scenario: scenario.name,
    section: scenario.section,
    mutant,
    shown: verdict.violations.filter(({ message }) => bad?.shows.test(message)).length,
    shows: bad?.shows ?? null,
    seed,
    scale,
    seconds: (performance.now() - startedAt) / 1000,
    status: statusOf(verdict),
    verdict,
  };
}

function tell(one: Outcome): void {
  const figures = Object.entries(one.verdict.figures).map(([name, value]) => `${name} ${value}`);
  const mark = isAsExpected(one) ? "ok    " : "FAILED";
  console.log(
    `${mark} ${one.scenario}, ${one.mutant ?? "our server"}: ${one.status} in ${one.seconds.toFixed(0)} s (${figures.join(", ")})`,
  );
  if (one.mutant !== null && isAsExpected(one)) {
    console.log(`       ${one.shown} violations of its own`);
  }
  if (isAsExpected(one)) return;
  for (const { clause, message } of one.verdict.violations.slice(0, 10)) {
    console.log(`       clause ${clause}: ${message}`);
  }
  for (const fault of one.verdict.gateFaults) console.log(`       gate: ${fault}`);
  console.log(`       ${repeat(one)}`);
}

const ORDER: readonly Scale[] = ["pull", "quick", "nightly"];
const isIn = (from: Scale | undefined, scale: Scale): boolean =>
  ORDER.indexOf(from ?? "nightly") <= ORDER.indexOf(scale);

function serversOf(scenario: Scenario, options: Options): readonly (KnownBad | null)[] {
  const { only, scale, allMutants } = options;
  if (only !== null && only.mutant === null) return [null];
  if (only !== null) return scenario.mutants.filter(({ name }) => name === only.mutant);
  if (allMutants) return scenario.mutants;
  return [null, ...scenario.mutants.filter(({ from }) => isIn(from, scale))];
}

/** How many of the servers known to be wrong were caught; one may be planted in several scenarios and must be caught in each. */
function score(outcomes: readonly Outcome[]): string {
  const planted = new Set(outcomes.flatMap(({ mutant }) => mutant ?? []));
  const survived = new Set(
    outcomes.flatMap((one) => (one.mutant !== null && !isAsExpected(one) ? [one.mutant] : [])),
  );
  return `mutants: ${planted.size - survived.size} killed of ${planted.size} planted; ${serverMutants.length} in the catalogue`;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const wanted = scenarios.filter(
    ({ name, from }) =>
      options.scenarios.includes(name) ||
      (options.scenarios.length === 0 && (options.allMutants || isIn(from, options.scale))),
  );
  const planned = wanted.flatMap((scenario) =>
    serversOf(scenario, options).map((bad) => ({ scenario, bad })),
  );
  if (planned.length === 0) {
    throw new Error(
      `nothing matches; scenarios: ${scenarios.map(({ name }) => name).join(", ")}\n${usage}`,
    );
  }
  const { startCluster, clusterVersion } = await import("@njia/server/testing");
  const cluster = await startCluster();
  const head = {
    database: `PostgreSQL ${clusterVersion()}`,
    startedAt: new Date().toISOString(),
    seed: options.seed,
    scale: options.scale,
  };
  console.log(`${planned.length} runs on ${head.database}, seed ${options.seed}`);
  const outcomes: Outcome[] = [];
  try {
    for (const [index, { scenario, bad }] of planned.entries()) {
      const outcome = await play(scenario, bad, cluster, options, index);
      outcomes.push(outcome);
      if (options.isWritten) writeMutants([outcome], head.startedAt.slice(0, 10));
      tell(outcome);
    }
  } finally {
    cluster.remove();
  }
  const files = writeReport(outcomes, head, resolve(home, options.out));
  console.log(`report: ${files.map((file) => file.replace(`${process.cwd()}/`, "")).join(", ")}`);
  const passed = outcomes.filter(isAsExpected).length;
  if (outcomes.some(({ mutant }) => mutant !== null)) console.log(score(outcomes));
  console.log(`reliability: ${passed} passed, ${outcomes.length - passed} failed`);
  return passed === planned.length ? 0 : 1;
}

// A run that ended early may have left connections open; nothing waits for them.
process.exit(
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }),
);
