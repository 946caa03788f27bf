/** `npm run compile`: every generated SDK of our own specification under its language's strictest checker. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { REGISTRY, REPOSITORY } from "../generators/command/src/index.ts";
import { run } from "./lib/run.ts";

/** The workspace of each SDK knows its own formatter, linter and compiler; the script of that name calls them. */
const SCRIPTS = ["typecheck", "lint", "compile"] as const;

const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const { id, root } of REGISTRY.filter((entry) => entry.foreign)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  if (!existsSync(join(REPOSITORY, root, "package.json"))) continue;
  for (const script of SCRIPTS) {
    const outcome = await run("npm", ["run", "--silent", "--if-present", script, "-w", root]);
    if (outcome.code === 0) passed += 1;
    else failed += 1;
    console.log(`${id.padEnd(12)} ${script.padEnd(10)} ${outcome.code === 0 ? "ok" : "FAILED"}`);
  }
}
console.log(`\ncompile: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
