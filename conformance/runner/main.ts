/** `npm run conformance`: every case against every column, the gates, the reports, the verdict. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { countBy, resultsOf, type RunRecord } from "../report/run-record.ts";
import { requirementTable } from "../report/requirements.ts";
import { appendTrend } from "../report/trend.ts";
import { writeReports } from "../report/write.ts";
import { manifest, readCases, type Case } from "./case-file.ts";
import { readCategories, shortCategories } from "./categories.ts";
import { driverNames, openColumns, type Column } from "./columns.ts";
import { controls } from "./controls.ts";
import { executeCase, seedNonces, type CaseResult } from "./execute.ts";
import { columnGates, controlGates, type GateFault } from "./gates.ts";
import { journeyCases } from "./journey-cases.ts";
import { HTTP, matrixCases } from "./matrix-cases.ts";
import { httpColumn, playMatrix } from "./matrix-column.ts";
import { readOptions, type Options } from "./options.ts";
import { readBundle, readClauses, unresolved } from "./requirements.ts";
import { blanks, frozenCases, requirementView } from "./requirement-view.ts";
import { playRounds } from "./rounds.ts";
import { openServers, type Servers } from "./servers.ts";
import { generatedCases } from "./spec-cases.ts";
import { idle } from "./tenants.ts";
import { vectorCases } from "./vector-cases.ts";

const home = join(fileURLToPath(import.meta.url), "..", "..");
const silenceMs = 20_000;
/** Columns side by side: most of a case is waiting, so that more of them than there are processors keep those busy. */
const lanes = 4;

/** One of so many vectors is in the core. */
const vectorsPerCore = 5;

/** The core is the first case of each family, every thing that is judged, once; and a sample of the vectors. */
function isCore(test: Case, index: number): boolean {
  if (test.suite === "webhooks" || test.id.startsWith("vector."))
    return index % vectorsPerCore === 0;
  return /(?<!\.[b-z]|\.[a-z][a-z])$/.test(test.id);
}

function select(cases: readonly Case[], options: Options): Case[] {
  return cases.filter(
    (test, index) =>
      (!options.core || isCore(test, index)) &&
      (options.case === null || test.id === options.case) &&
      (options.suites.length === 0 || options.suites.includes(test.suite)) &&
      (options.grep === null || options.grep.test(test.id) || options.grep.test(test.suite)),
  );
}

/** A control never opens a connection, so it needs no server; nothing happens in its tenants. */
async function runControls(
  cases: readonly Case[],
): Promise<{ columns: Column[]; results: CaseResult[]; faults: GateFault[] }> {
  const results: CaseResult[] = [];
  const all = controls();
  const testbed = idle();
  for (const control of all) {
    for (const test of cases) {
      control.prepare(test);
      results.push(await executeCase(test, control.column, control.column.driver, testbed));
    }
  }
  return {
    columns: all.map((control) => control.column),
    results,
    faults: all.flatMap((control) => controlGates(control, cases, results)),
  };
}

const matrix = (cases: readonly Case[]): Case[] => cases.filter((test) => test.only === HTTP);

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: home,
      encoding: "utf8",
    }).trim();
  } catch {
    return "none";
  }
}

function sayScores(run: RunRecord): void {
  for (const column of run.columns) {
    const counts = countBy(resultsOf(run, column.name));
    const rest = counts.crash + counts.timeout + counts.void;
    console.log(
      `${column.name.padEnd(14)} ${column.kind.padEnd(8)} ${counts.pass} pass, ${counts.fail} fail, ${rest} crash or void, ${counts.unsupported} unsupported`,
    );
  }
}

/**
 * Builds and starts everything, the server beside the drivers. All is there before the first case runs: a build would
 * hold up the clocks of cases beside it.
 */
async function open(
  cases: readonly Case[],
  names: readonly string[],
  options: Options,
): Promise<{ servers: Servers; columns: Column[] }> {
  const [servers, drivers] = await Promise.allSettled([
    openServers(cases, options.database),
    openColumns(names, silenceMs),
  ]);
  if (servers.status === "fulfilled" && drivers.status === "fulfilled")
    return { servers: servers.value, columns: [...drivers.value] };
  if (servers.status === "fulfilled") await servers.value.stop();
  if (drivers.status === "fulfilled")
    await Promise.all(drivers.value.map((column) => column.driver.stop()));
  throw servers.status === "rejected" ? servers.reason : (drivers as PromiseRejectedResult).reason;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  seedNonces(options.seed);
  const all = [
    ...readCases(join(home, "cases")),
    ...vectorCases(),
    ...journeyCases(),
    ...matrixCases(),
  ];
  const cases = select(options.generated ? generatedCases() : all, options);
  if (options.list) {
    for (const test of cases)
      console.log(`${test.suite.padEnd(14)} ${test.id.padEnd(44)} ${test.about}`);
    return 0;
  }
  if (cases.length === 0) {
    console.error("no case matches; `npm run conformance -- --list` shows them all");
    return 2;
  }
  const faults: GateFault[] = unresolved(all, readClauses(), readBundle()).map((message) => ({
    gate: "requirements",
    message,
  }));
  for (const message of shortCategories(all, readCategories()))
    faults.push({ gate: "categories", message });
  const known = driverNames();
  const wanted = options.columns.filter((name) => name !== HTTP);
  if (options.columns.length === 0) wanted.push(...known);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`no driver named ${unknown.join(", ")}; there are: ${known.join(", ")}, ${HTTP}`);
    return 2;
  }
  const startedAt = new Date();
  const direct =
    options.columns.length === 0 || options.columns.includes(HTTP) ? matrix(cases) : [];
  const { servers, columns } = await open(cases, wanted, options);
  const { testbed, fixtures } = servers;
  const results: CaseResult[] = [];
  let runs = 0;
  try {
    const waiting = [...columns];
    if (fixtures !== null && direct.length > 0) {
      columns.push(httpColumn);
      results.push(...(await playMatrix(direct, fixtures)));
      faults.push(...columnGates(httpColumn, direct, results));
      runs += direct.length;
    }
    const lane = async (): Promise<void> => {
      for (let column = waiting.shift(); column !== undefined; column = waiting.shift()) {
        const mine = manifest(cases, column.capabilities);
        const played = await playRounds(column, mine, testbed, options);
        results.push(...played.results);
        faults.push(...played.flakes);
        runs += mine.length * options.repeat;
        faults.push(...columnGates(column, mine, results));
        await column.driver.stop();
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    if (!options.noControls && !options.generated) {
      const controlled = await runControls(cases.filter((test) => test.only !== HTTP));
      columns.push(...controlled.columns);
      results.push(...controlled.results);
      faults.push(...controlled.faults);
    }
  } finally {
    await Promise.all(columns.map((column) => column.driver.stop()));
    await servers.stop();
  }
  const bundle = readFileSync(new URL("../../spec/dist/openapi.json", import.meta.url));
  const traced = [...all, ...generatedCases()];
  const sdks = columns.filter((column) => column.kind === "sdk").map((column) => column.name);
  const rows = requirementView(traced, Object.keys(readClauses()), sdks, results);
  faults.push(...blanks(rows).map((message) => ({ gate: "requirements", message })));
  const run: RunRecord = {
    suiteVersion: "1.0.0",
    specSha256: createHash("sha256").update(bundle).digest("hex"),
    commit: commit(),
    database: testbed?.database ?? "no database",
    startedAt: startedAt.toISOString(),
    seed: options.seed,
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    columns: columns.map(({ name, kind, version, runtime }) => ({ name, kind, version, runtime })),
    cases: cases.map(({ id, suite, about, req }) => ({ id, suite, about, req })),
    results,
    gateFaults: faults,
    requirements: rows,
  };
  const files = writeReports(run, resolve(home, options.out));
  writeFileSync(join(resolve(home, options.out), "REQUIREMENTS.md"), requirementTable(rows, sdks));
  if (cases.length === all.length) appendTrend(run, resolve(home, options.out));
  const frozen = frozenCases();
  const later = cases.filter((test) => !frozen.has(test.id)).length;
  if (!options.generated && later > 0) console.log(`${later} cases were added after the release`);
  sayScores(run);
  if (options.repeat > 1) {
    const flakes = faults.filter((fault) => fault.gate === "flake").length;
    console.log(`flakes: ${flakes} in ${runs} case runs over ${options.repeat} rounds`);
  }
  for (const fault of faults) console.log(`GATE ${fault.gate}: ${fault.message}`);
  console.log(`report: ${files.map((file) => file.replace(`${process.cwd()}/`, "")).join(", ")}`);
  const counted = columns.filter(({ kind }) => kind === "sdk" || kind === "http");
  const judged = results.filter((result) => counted.some(({ name }) => name === result.column));
  const passed = judged.filter((result) => result.status === "pass").length;
  const failed =
    judged.filter((result) => result.status !== "pass" && result.status !== "unsupported").length +
    faults.length;
  console.log(`conformance: ${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
