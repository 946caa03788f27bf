/**
 * `npm run conformance:baselines`: the same cases against clients that are not ours: those that a stock OpenAPI Generator
 * makes of the same document, and a hand-written one over `fetch`. Writes BASELINES.md.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { manifest, readCases } from "../runner/case-file.ts";
import { openColumn } from "../runner/columns.ts";
import { executeCase, type CaseResult } from "../runner/execute.ts";
import { openTestbed } from "../runner/server-testbed.ts";
import { handingOn } from "../runner/tenants.ts";
import type { Testbed } from "../runner/testbed.ts";
import { vectorCases } from "../runner/vector-cases.ts";
import { baselines, build, commandOf, home, type Baseline } from "./build.ts";
import { page, scoreOf, type Score } from "./table.ts";

const usage = `npm run conformance:baselines -- [options]
  stock OpenAPI Generator clients and a hand-written one against all cases; writes conformance/baselines/BASELINES.md
  --only NAME     only this client, without writing the table (repeatable): ${baselines.map((one) => one.name).join(", ")}
  --ours NAME     also this SDK of ours, as the table's last rows (repeatable)
  --grep PATTERN  only cases whose id or suite matches; the table says so
  --out DIR       where baselines.jsonl goes (default conformance/out)`;

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    ours: { type: "string", multiple: true, default: [] },
    grep: { type: "string" },
    out: { type: "string", default: "out" },
    help: { type: "boolean", default: false },
  },
});
/** Foreign clients keep real time, and some take long to load: the Python one reads a thousand model classes. */
const silenceMs = 120_000;
const pattern = values.grep === undefined ? null : new RegExp(values.grep, "i");
const cases = [...readCases(join(home, "..", "cases")), ...vectorCases()].filter(
  (test) => pattern === null || pattern.test(test.id) || pattern.test(test.suite),
);

async function play(
  name: string,
  made: Baseline | null,
  testbed: Testbed | null,
): Promise<{ score: Score; results: readonly CaseResult[] }> {
  const column = await openColumn(name, silenceMs, made === null ? undefined : home);
  const results: CaseResult[] = [];
  try {
    for (const test of manifest(cases, column.capabilities)) {
      results.push(await executeCase(test, column, column.driver, testbed));
    }
  } finally {
    await column.driver.stop();
  }
  const how = made === null ? "this repository" : commandOf(made);
  return { score: scoreOf(column, how, results), results };
}

async function main(): Promise<number> {
  if (values.help) throw new Error(usage);
  const unknown = values.only.find((name) => !baselines.some((one) => one.name === name));
  if (unknown !== undefined) throw new Error(`there is no baseline ${unknown}\n${usage}`);
  const chosen = baselines.filter(
    ({ name }) => values.only.length === 0 || values.only.includes(name),
  );
  for (const one of chosen) {
    console.log(`building ${one.name}`);
    build(one);
  }
  const testbed = cases.some((test) => test.server === "live")
    ? handingOn(await openTestbed("pglite"))
    : null;
  const scores: Score[] = [];
  const lines: string[] = [];
  try {
    const columns = [
      ...chosen.map((made) => ({ name: made.name, made })),
      ...values.ours.map((name) => ({ name, made: null })),
    ];
    for (const { name, made } of columns) {
      const { score, results } = await play(name, made, testbed);
      scores.push(score);
      for (const { trace: _, ...result } of results) lines.push(`${JSON.stringify(result)}\n`);
      console.log(
        `${score.name.padEnd(30)} ${score.pass} pass, ${score.fail} fail, ${score.unsupported} unsupported of ${score.total}`,
      );
    }
  } finally {
    await testbed?.stop();
  }
  const folder = resolve(home, "..", values.out);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "baselines.jsonl"), lines.join(""));
  if (values.only.length === 0)
    writeFileSync(join(home, "BASELINES.md"), page(scores, values.grep ?? null));
  const played = scores.reduce((sum, one) => sum + one.pass + one.fail, 0);
  console.log(`baselines: ${scores.length} clients, ${played} cases played`);
  return scores.length > 0 && scores.every((one) => one.pass > 0) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
