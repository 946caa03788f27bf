import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FEATURES } from "../src/domain/credit/features.ts";
import { loadModels } from "../src/scoring/load.ts";
import { checksOf, type Check, type Figures } from "./acceptance.ts";
import { cardOf, outcomeOf, tableOf } from "./card.ts";
import { DriftWatch, type DriftStory } from "./drift-watch.ts";
import { identityChecks } from "./identity.ts";
import { writeCredit, writeFeatureLists, writeFraud } from "./matrix.ts";
import { NpyWriter } from "./simulator/npy.ts";
import { readNpy } from "./npy-read.ts";
import { isServed } from "../src/scoring/fraud/limits.ts";
import { newWorld, play } from "./simulator/market.ts";
import { newPopulation } from "./simulator/population.ts";
import { ensurePython, python } from "./python.ts";
import { RealismMeter } from "./realism.ts";
import {
  CREDIT_UNSEEN,
  DRIFT_FROM,
  FROM,
  QUIET,
  STRESS,
  TEST_FROM,
  TRAINING,
  UNSEEN,
} from "./seeds.ts";

/** `npm run scoring:report`: judges the shipped models on worlds nobody chose on, prints the acceptance list, writes reports/. Exit 1 on a miss that is not written down. */
const folder = fileURLToPath(new URL("dist", import.meta.url));
const reports = fileURLToPath(new URL("reports", import.meta.url));
const artefactOf = (name: string): string =>
  fileURLToPath(new URL(`../src/scoring/models/${name}.json`, import.meta.url));
/** Misses that are known and explained in the model card; a new one fails the command, and so does one that is none any more. */
const KNOWN: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync(new URL("known-misses.json", import.meta.url), "utf8")) as string[],
);

ensurePython();
mkdirSync(folder, { recursive: true });
writeFeatureLists(folder);
const { fraud, credit } = loadModels();
const served = (vector: Float64Array): number => fraud.scorer.score(vector);
if (!existsSync(join(folder, "fraud-many.npy")))
  throw new Error("Run npm run scoring:train first: the report compares with what it made.");

const steady: DriftStory[] = [];
const realism = new RealismMeter();
for (const scenario of UNSEEN) {
  const watch = new DriftWatch(fraud.artefact, DRIFT_FROM, TEST_FROM);
  const { world, rows, all } = writeFraud(
    join(folder, `fraud-${scenario.seed}.npy`),
    scenario,
    served,
    (row, score) => watch.see(row, score),
  );
  steady.push(watch.story);
  // Balances before the first day; the world's own have moved since.
  realism.add(
    world,
    newPopulation(scenario.seed, scenario.clients, scenario.days).clients.map(
      ({ balance }) => balance,
    ),
  );
  console.log(`seed ${scenario.seed}: ${all} transactions, ${rows} served`);
}
for (const scenario of QUIET) {
  const watch = new DriftWatch(fraud.artefact, DRIFT_FROM, TEST_FROM);
  for (const row of play(scenario.seed, newWorld(scenario), Math.max(FROM, DRIFT_FROM)))
    if (isServed(row.seen, row.vector)) watch.see(row, served(row.vector));
  steady.push(watch.story);
}
console.log(`${QUIET.length} more steady worlds for the drift monitor`);
const stress: Record<string, DriftStory> = {};
for (const [name, scenario] of Object.entries(STRESS)) {
  const watch = new DriftWatch(fraud.artefact, DRIFT_FROM, TEST_FROM);
  writeFraud(join(folder, `fraud-${scenario.seed}.npy`), scenario, served, (row, score) =>
    watch.see(row, score),
  );
  stress[name] = watch.story;
}
for (const { seed, count } of CREDIT_UNSEEN)
  writeCredit(join(folder, `credit-${seed}.npy`), { seed, count }, (vector) =>
    credit.scorer.score(vector),
  );
const writer = new NpyWriter(join(folder, "fraud-many-served.npy"), 1);
for (const row of readNpy(join(folder, "fraud-many.npy"))) writer.write([served(row.slice(0, -1))]);
writer.close();

python("backtest", [
  folder,
  reports,
  JSON.stringify({
    seeds: UNSEEN.map(({ seed }) => seed),
    stress: Object.fromEntries(Object.entries(STRESS).map(([name, { seed }]) => [name, seed])),
    creditFeatures: FEATURES.length,
    artefact: artefactOf("fraud"),
    creditArtefact: artefactOf("credit"),
  }),
]);
const figures = JSON.parse(readFileSync(join(reports, "figures.json"), "utf8")) as Figures;
const checks: readonly Check[] = checksOf(
  figures,
  { steady, stress },
  realism.read(),
  identityChecks(),
);
writeFileSync(join(reports, "drift.json"), `${JSON.stringify({ steady, stress }, null, 1)}\n`);
writeFileSync(
  join(reports, "MODEL-CARD.md"),
  cardOf({ fraud, credit, figures, checks, training: TRAINING }),
);
console.log(tableOf(checks));
const named = (outcome: ReturnType<typeof outcomeOf>): readonly string[] =>
  checks.filter((one) => outcomeOf(one) === outcome).map(({ part, what }) => `${part}: ${what}`);
const [missed, beyond] = [named("miss"), named("limit")];
const news = missed.filter((name) => !KNOWN.has(name));
const gone = [...KNOWN].filter((name) => !missed.includes(name));
console.log(
  `${named("pass").length} of ${checks.length} bars passed, ${missed.length} missed, ${beyond.length} beyond the limit of the data`,
);
for (const name of news) console.error(`NEW MISS ${name}`);
for (const name of gone) console.error(`no miss any more, take it off known-misses.json: ${name}`);
process.exitCode = news.length + gone.length === 0 ? 0 : 1;
