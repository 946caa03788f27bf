/**
 * `npm run conformance:mutants`: clients with one defect each against the cases. A mutant that no case sees is a hole in
 * the suite; a case that sees none stands on the list of unproven cases, which only shrinks.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { readCases, type Case } from "../runner/case-file.ts";
import { openTestbed } from "../runner/server-testbed.ts";
import { handingOn } from "../runner/tenants.ts";
import { vectorCases } from "../runner/vector-cases.ts";
import {
  breadthOf,
  layers,
  mutants,
  nameOf,
  remainderColumns,
  Stable,
  type Mutant,
} from "./catalogue.ts";
import { csv, hintsOf, page, scoreOf, type Hints } from "./matrix.ts";
import { readOptions, type Options } from "./options.ts";
import { serverMutants } from "./server/catalogue.ts";
import { joined, Survey, verdict, type Kill } from "./survey.ts";
import { readUnproven, unprovenFaults, unprovenText } from "./unproven.ts";

const home = join(fileURLToPath(import.meta.url), "..", "..");
const here = (name: string): string => join(home, "mutants", name);
/** A mutant may hang; no honest case takes half as long. */
const silenceMs = 10_000;

function readHints(): Hints {
  const file = here("killers.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Hints) : {};
}

/** Mutants of one lane at most. */
const perLane = 8;

/** For a survey of all cases, most of which is waiting: lanes with driver processes of their own, each for one kind of client. */
function lanesOf(all: readonly Mutant[]): readonly (readonly Mutant[])[] {
  return [...Map.groupBy(all, ({ layer, language }) => `${layer} ${language}`).values()].flatMap(
    (kind) => {
      const lanes = Math.ceil(kind.length / perLane);
      return Array.from({ length: lanes }, (_, lane) =>
        kind.filter((_, index) => index % lanes === lane),
      );
    },
  );
}

async function play(
  chosen: readonly Mutant[],
  cases: readonly Case[],
  options: Options,
): Promise<{ kills: readonly Kill[]; proven: ReadonlySet<string> }> {
  const testbed = cases.some((test) => test.server === "live")
    ? handingOn(await openTestbed("pglite"))
    : null;
  const hints = readHints();
  const proven = new Set<string>();
  const found = new Map<Mutant, Kill>();
  // Blatant ones prove nothing about a case; those that most cases see leave the least to play for the others.
  const order = options.unproven
    ? chosen.filter((one) => !one.blatant).toSorted((a, b) => breadthOf(b) - breadthOf(a))
    : chosen;
  const lane = async (mine: readonly Mutant[]): Promise<void> => {
    const stable = new Stable(silenceMs);
    const columns = [options.sdk, ...remainderColumns];
    const survey = new Survey(stable, cases, testbed, columns, proven);
    try {
      for (const mutant of mine) {
        const kill =
          options.matrix || options.unproven
            ? await survey.all(mutant, !options.matrix)
            : await survey.first(mutant, hints[nameOf(mutant)] ?? []);
        found.set(mutant, kill);
        console.log(verdict(kill));
      }
    } finally {
      await stable.close();
    }
  };
  try {
    await Promise.all((options.matrix ? lanesOf(order) : [order]).map(lane));
  } finally {
    await testbed?.stop();
  }
  const kills = order.flatMap((mutant) => found.get(mutant) ?? []);
  return { kills: joined(kills), proven };
}

/** The next run tries first what killed this time; what a survey of all cases found is left as it is. */
function remember(kills: readonly Kill[]): void {
  const known = readHints();
  const found = Object.entries(hintsOf(kills)).filter(
    ([name, ids]) => ids.length > 0 && !(known[name] ?? []).some((id) => ids.includes(id)),
  );
  if (found.length === 0) return;
  const hints = { ...known, ...Object.fromEntries(found) };
  writeFileSync(here("killers.json"), `${JSON.stringify(hints, null, 2)}\n`);
}

function commit(): string {
  return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: home,
    encoding: "utf8",
  }).trim();
}

/** Writes what a full survey found and returns what is wrong with the list of unproven cases. */
function record(
  kills: readonly Kill[],
  proven: ReadonlySet<string>,
  cases: readonly Case[],
  options: Options,
): readonly string[] {
  const ids = cases.map((test) => test.id);
  const idle = ids.filter((id) => !proven.has(id));
  console.log(`${idle.length} of ${ids.length} cases unproven`);
  if (!options.matrix) {
    if (options.mutants.length > 0 || options.grep !== null) {
      console.log(idle.join("\n"));
      return [];
    }
    const listed = readUnproven(here("unproven.txt"));
    writeFileSync(here("unproven.txt"), unprovenText(idle));
    return unprovenFaults(listed.size === 0 ? new Set(idle) : listed, idle, ids.length);
  }
  const folder = resolve(home, options.out);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "mutants.csv"), csv(kills, ids));
  console.log(`matrix: ${join(folder, "mutants.csv").replace(`${process.cwd()}/`, "")}`);
  if (options.mutants.length > 0 || options.grep !== null) return [];
  writeFileSync(here("killers.json"), `${JSON.stringify(hintsOf(kills), null, 2)}\n`);
  writeFileSync(here("MUTANTS.md"), page({ kills, cases: ids.length, idle, commit: commit() }));
  return unprovenFaults(readUnproven(here("unproven.txt")), idle, ids.length);
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const cases = [...readCases(join(home, "cases")), ...vectorCases()].filter(
    (test) => options.grep === null || options.grep.test(test.id) || options.grep.test(test.suite),
  );
  const chosen = mutants(options.sdk, options.matrix || options.unproven).filter(
    ({ name }) => options.mutants.length === 0 || options.mutants.includes(name),
  );
  const unknown = options.mutants.find((name) => !chosen.some((one) => one.name === name));
  if (unknown !== undefined || cases.length === 0)
    throw new Error(unknown === undefined ? "no case matches" : `there is no mutant ${unknown}`);
  const { kills, proven } = await play(chosen, cases, options);
  const faults = options.matrix || options.unproven ? record(kills, proven, cases, options) : [];
  if (!options.matrix && !options.unproven && options.grep === null) remember(kills);
  for (const fault of faults) console.log(fault);
  for (const layer of layers) {
    const { killed, total } = scoreOf(kills, layer);
    if (total > 0) console.log(`${layer.padEnd(6)} ${killed} of ${total} killed`);
  }
  console.log(
    `server ${serverMutants.length} more, judged by \`npm run reliability -- --nightly\``,
  );
  const { killed, total } = scoreOf(kills);
  console.log(`mutation score: ${killed} of ${total} (${((100 * killed) / total).toFixed(1)} %)`);
  const failed = total - killed + faults.length;
  console.log(`mutants: ${killed} passed, ${failed} failed`);
  return failed === 0 && killed > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
