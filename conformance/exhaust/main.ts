/** `npm run conformance:exhaust`: the double-spend proof over every operation, sequence, connection, mode and SDK. */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { LyingDriver } from "../mutants/wire/lying-driver.ts";
import { lies } from "../mutants/wire/lies.ts";
import { driverNames, type Column } from "../runner/columns.ts";
import { openTestbed } from "../runner/server-testbed.ts";
import type { Tenant, Testbed } from "../runner/testbed.ts";
import { asking } from "./ask.ts";
import { judgeRun } from "./judge.ts";
import { openLanes, overLanes } from "./lanes.ts";
import { operations, type Operation } from "./operations.ts";
import { readOptions, type Options } from "./options.ts";
import { nameOf, plan, type Run } from "./plan.ts";
import { playRun } from "./play.ts";
import { repeat, table, writeProof } from "./report.ts";
import { gates, type Outcome } from "./tally.ts";

const home = join(fileURLToPath(import.meta.url), "..", "..");
/** The proof may be started at the lowest priority on a busy machine, where drivers start slowly. */
const silenceMs = 120_000;
/** Funds for every run of one column, with room: amounts are 1,000 minor units and a fee. */
const seed = {
  accounts: {
    A: { currency: "XAF", available: 900_000_000_000 },
    B: { currency: "XAF", available: 1_000_000_000 },
  },
};

async function prove(
  lane: Column,
  run: Run,
  operation: Operation,
  tenant: Tenant,
  bed: Testbed,
): Promise<Outcome> {
  const base = { column: lane.name, run };
  const nothing = { violations: [], reusedConnection: false, toldOutcome: null } as const;
  try {
    const marker = `x${randomBytes(8).toString("hex")}`;
    const ask = asking(bed.upstream, tenant.apiKey);
    const prepared = await operation.prepare(tenant, ask, marker);
    const { seen, firstOrdinal } = await playRun(run, prepared, {
      driver: lane.driver,
      upstream: bed.upstream,
      apiKey: tenant.apiKey,
      effects: (mark) => tenant.effects(operation.name, mark),
      stored: (id) => ask("GET", operation.stored(id)),
      announced: (id) => tenant.announced(id),
      announces: operation.announces,
      reconnectsBare: lane.reconnectsBare ?? false,
    });
    const violations = judgeRun(run, seen);
    return {
      ...base,
      status: violations.length === 0 ? "pass" : "fail",
      violations,
      reason: violations.map((one) => `clause ${one.clause}: ${one.message}`).join("; "),
      reusedConnection: (firstOrdinal ?? 0) > 1,
      toldOutcome: seen.first.ok ? "ok" : seen.first.error.outcome,
    };
  } catch (error) {
    await lane.driver.restart();
    const reason = error instanceof Error ? error.message : String(error);
    return { ...base, ...nothing, status: "void", reason };
  }
}

async function proveColumn(
  name: string,
  runs: readonly Run[],
  bed: Testbed,
  options: Options,
): Promise<readonly Outcome[]> {
  const lanes = await openLanes(name, Math.min(options.lanes, runs.length), silenceMs);
  const tenant = await bed.provision(seed);
  const outcomes: Outcome[] = [];
  const known = new Map(operations.map((one) => [one.name, one]));
  try {
    await overLanes(lanes, runs, async (lane, run) => {
      const operation = known.get(run.operation);
      if (operation === undefined) throw new Error(`no operation ${run.operation}`);
      const outcome = await prove(lane, run, operation, tenant, bed);
      outcomes.push(outcome);
      if (outcome.status !== "pass") {
        console.log(
          `${outcome.status.toUpperCase()} ${name} > ${nameOf(run)}\n     ${outcome.reason}\n     ${repeat(outcome)}`,
        );
      }
      if (outcomes.length % 500 === 0) console.log(`${name}: ${outcomes.length} of ${runs.length}`);
    });
  } finally {
    await Promise.all(lanes.map((lane) => lane.driver.stop()));
  }
  const facts = await tenant.facts();
  const sums = Object.entries(facts.sums).filter(([, sum]) => sum !== "0");
  if (sums.length > 0 || facts.unbalanced.length > 0) {
    throw new Error(
      `${name}: the ledger does not balance: ${JSON.stringify({ sums, unbalanced: facts.unbalanced })}`,
    );
  }
  return outcomes;
}

/** The same harness over a client that makes a new key for each attempt: if it is not caught, nothing was proved. */
async function knownBad(bed: Testbed): Promise<{ runs: number; doubleSpends: number }> {
  const [lane] = await openLanes("typescript", 1, silenceMs);
  const [operation] = operations;
  const lie = lies["fresh-key-per-attempt"];
  if (lane === undefined || operation === undefined || lie === undefined) {
    throw new Error("the known-bad client cannot be made");
  }
  const liar = { ...lane, driver: new LyingDriver(lane.driver, lie) };
  const tenant = await bed.provision(seed);
  const runs = plan({
    operations: [{ name: operation.name, depth: 1 }],
    connections: ["fresh"],
    modes: ["recover"],
    grep: /commit-then-(rst|fin)|body-cut|500-after-commit|twice/,
    sample: null,
    seed: 1,
  });
  let doubleSpends = 0;
  try {
    for (const run of runs) {
      const outcome = await prove(liar, run, operation, tenant, bed);
      if (outcome.violations.some((one) => one.clause === 1)) doubleSpends += 1;
    }
  } finally {
    await liar.driver.stop();
    await lane.driver.stop();
  }
  return { runs: runs.length, doubleSpends };
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const columns = options.columns.length > 0 ? options.columns : driverNames();
  const wanted = operations.filter(
    (one) => options.operations.length === 0 || options.operations.includes(one.name),
  );
  const runs = plan({
    ...options,
    operations: wanted.map((one) => ({
      name: one.name,
      depth: Math.min(one.depth === 1 ? 1 : options.depth, options.depth),
    })),
  });
  if (runs.length === 0) throw new Error("no run matches; `--help` shows the options");
  const startedAt = new Date();
  const bed = await openTestbed(options.database);
  console.log(`${runs.length} runs for each of ${columns.join(", ")}, on ${bed.database}`);
  const outcomes: Outcome[] = [];
  let bad = { runs: 0, doubleSpends: 0 };
  try {
    bad = await knownBad(bed);
    for (const name of columns) outcomes.push(...(await proveColumn(name, runs, bed, options)));
  } finally {
    await bed.stop();
  }
  const faults = [...gates(outcomes, { planned: runs.length * columns.length })];
  if (bad.doubleSpends < bad.runs) {
    faults.push(
      `the client known to pay twice was caught in ${bad.doubleSpends} of ${bad.runs} runs`,
    );
  }
  if (!bed.database.startsWith("postgres")) faults.push("a run on PGlite does not count");
  const proof = {
    database: bed.database,
    depth: options.depth,
    sample: options.sample,
    seed: options.seed,
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: home,
      encoding: "utf8",
    }).trim(),
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    outcomes,
    gateFaults: faults,
    knownBad: bad,
  };
  const files = writeProof(proof, resolve(home, options.out));
  console.log(table(proof).join("\n"));
  for (const fault of faults) console.log(`GATE ${fault}`);
  console.log(`report: ${files.map((file) => file.replace(`${process.cwd()}/`, "")).join(", ")}`);
  const passed = outcomes.filter((one) => one.status === "pass").length;
  const failed = outcomes.length - passed + faults.length;
  console.log(`double-spend proof: ${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
