/**
 * `npm run conformance:mutants`: plays every case against every mutant of an SDK's client. A mutant that no case sees is
 * a hole in the suite; a case that sees none stands on the list of unproven cases, which only shrinks.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { manifest, readCases, type Case } from "../runner/case-file.ts";
import { openColumn, type Column } from "../runner/columns.ts";
import { executeCase } from "../runner/execute.ts";
import { openTestbed } from "../runner/server-testbed.ts";
import { webhookCases } from "../runner/vector-cases.ts";
import { mutants, type Mutant } from "./catalogue.ts";
import { matrixPage, type Kill } from "./matrix.ts";

const home = join(fileURLToPath(import.meta.url), "..", "..");
const unprovenFile = join(home, "mutants", "unproven.txt");

const { values } = parseArgs({
  options: {
    sdk: { type: "string", default: "python" },
    mutant: { type: "string", multiple: true, default: [] },
    grep: { type: "string" },
    quick: { type: "boolean", default: false },
    out: { type: "string", default: "out" },
  },
});

/** With `--quick`, one case in so many: enough to see that each mutant still dies. */
const quickStride = 4;

async function survey(
  column: Column,
  cases: readonly Case[],
  chosen: readonly Mutant[],
): Promise<readonly Kill[]> {
  const testbed = cases.some((test) => test.server === "live") ? await openTestbed("pglite") : null;
  const kills: Kill[] = [];
  try {
    const honest: Case[] = [];
    for (const test of cases) {
      const { status } = await executeCase(test, column, column.driver, testbed);
      if (status === "pass") honest.push(test);
      else console.log(`NOT GREEN ${test.id}: ${status} without any mutant, so it judges none`);
    }
    const proven = new Set<string>();
    // A live case makes a tenant of its own, so it only plays where something is still open: canned cases come first.
    const order = [...honest].sort(
      (a, b) => Number(a.server === "live") - Number(b.server === "live"),
    );
    for (const mutant of chosen) {
      const infected = { ...column, driver: mutant.infect(column.driver) };
      const killers: string[] = [];
      for (const test of order) {
        if (test.server === "live" && killers.length > 0 && proven.has(test.id)) continue;
        const { status } = await executeCase(test, infected, infected.driver, testbed);
        if (status === "pass") continue;
        killers.push(test.id);
        if (!mutant.blatant) proven.add(test.id);
      }
      await infected.driver.stop();
      kills.push({ ...mutant, killers });
      const verdict = killers.length > 0 ? "killed  " : "SURVIVED";
      console.log(
        `${verdict} ${mutant.layer.padEnd(7)} ${mutant.name.padEnd(34)} by ${killers.length} of ${honest.length}`,
      );
    }
  } finally {
    await testbed?.stop();
  }
  return kills;
}

function readUnproven(): ReadonlySet<string> {
  if (!existsSync(unprovenFile)) return new Set();
  const lines = readFileSync(unprovenFile, "utf8").split("\n");
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("#")));
}

async function main(): Promise<number> {
  const column = await openColumn(values.sdk, 20_000);
  const all = manifest([...readCases(join(home, "cases")), ...webhookCases()], column.capabilities);
  const pattern = values.grep === undefined ? null : new RegExp(values.grep, "i");
  const cases = all.filter(
    (test, index) =>
      (pattern?.test(test.id) ?? true) && (!values.quick || index % quickStride === 0),
  );
  const chosen = mutants().filter(
    (one) => values.mutant.length === 0 || values.mutant.includes(one.name),
  );
  const kills = await survey(column, cases, chosen);
  await column.driver.stop();
  const survivors = kills.filter((one) => one.killers.length === 0);
  const proven = new Set(kills.filter((one) => !one.blatant).flatMap((one) => one.killers));
  const idle = cases.filter((test) => !proven.has(test.id)).map((test) => test.id);
  const whole = cases.length === all.length && values.mutant.length === 0;
  const listed = readUnproven();
  const fresh = whole ? idle.filter((id) => !listed.has(id)) : [];
  const stale = whole
    ? [...listed].filter((id) => proven.has(id) || !all.some((test) => test.id === id))
    : [];
  const folder = join(home, values.out);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "MUTANTS.md"), matrixPage(values.sdk, kills, cases.length, idle));
  for (const id of fresh)
    console.log(`UNPROVEN ${id} kills no mutant and is not on mutants/unproven.txt`);
  for (const id of stale)
    console.log(`STALE ${id} kills a mutant or is gone: take it off mutants/unproven.txt`);
  const killed = kills.length - survivors.length;
  console.log(
    `mutation score: ${killed} of ${kills.length} killed; ${idle.length} of ${cases.length} cases unproven`,
  );
  console.log(
    `mutants: ${killed} passed, ${survivors.length + fresh.length + stale.length} failed`,
  );
  return survivors.length + fresh.length + stale.length === 0 && killed > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
