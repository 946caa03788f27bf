/**
 * `npm test`: everything that must hold on a clean clone, stage by stage. Later stages run even when an earlier one is
 * red, so that one run shows all that is broken; only a missing tool chain stops at once.
 */
import process from "node:process";
import { run } from "./lib/run.ts";
import { tally } from "./lib/tally.ts";
import { ensureToolchain, explainMissing } from "./toolchain/check.ts";

type Stage = { readonly name: string; readonly command: readonly [string, ...string[]] };

const stages: readonly Stage[] = [
  { name: "spec lint", command: ["npm", "run", "--silent", "lint:spec"] },
  {
    name: "generated code is current",
    command: ["npm", "run", "--silent", "generate", "--", "--check"],
  },
  { name: "types and linters", command: ["npm", "run", "--silent", "lint"] },
  {
    name: "unit and package tests",
    command: ["npx", "turbo", "run", "test", "--continue", "--output-logs=full"],
  },
  { name: "traps", command: ["npm", "run", "--silent", "traps"] },
  { name: "tasks of the SDKs", command: ["npm", "run", "--silent", "sdk:tasks"] },
  { name: "conformance", command: ["npm", "run", "--silent", "conformance"] },
  {
    name: "double-spend proof, a sample",
    command: ["npm", "run", "--silent", "conformance:exhaust", "--", "--sample", "12"],
  },
  {
    name: "reliability, a sample",
    command: ["npm", "run", "--silent", "reliability", "--", "--pull"],
  },
];

const wanted = process.argv.slice(2);
const missing = ensureToolchain();
if (missing.length > 0) {
  console.error(explainMissing(missing));
  console.log("\n0 passed, 1 failed");
  process.exit(1);
}

let passed = 0;
let failed = 0;
const lines: string[] = [];
for (const stage of stages) {
  if (wanted.length > 0 && !wanted.some((word) => stage.name.includes(word))) continue;
  console.log(`\n=== ${stage.name}`);
  const [command, ...args] = stage.command;
  const outcome = await run(command, args);
  const part = tally(outcome.output, outcome.code);
  passed += part.passed;
  failed += part.failed;
  const verdict = outcome.code === 0 && part.failed === 0 ? "ok    " : "FAILED";
  lines.push(
    `${verdict} ${stage.name}: ${part.passed} passed, ${part.failed} failed (${outcome.seconds.toFixed(0)} s)`,
  );
}
console.log(`\n${lines.map((line) => `[summary] ${line}`).join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && lines.length > 0 ? 0 : 1);
