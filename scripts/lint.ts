/**
 * `npm run lint`: types, the linters of six languages, and layout, in two lanes. Later steps run even when an earlier one
 * is red. What sets up the tool chains of languages stays in one lane, since two set-ups of one folder would collide. One
 * process that knows the types of all packages needs more than the 4 GiB that Node gives it,
 * so the sources are linted folder by folder.
 */
import { readdirSync } from "node:fs";
import process from "node:process";
import { run } from "./lib/run.ts";

type Step = { readonly name: string; readonly command: readonly [string, ...string[]] };

/** Linted together: small enough for one process. */
const groups: readonly (readonly string[])[] = [
  ["server-stub"],
  ["generators"],
  ["sdks"],
  ["conformance", "spec", "scripts", ".config"],
];

/** A folder that no group names would never be linted. */
function forgotten(): readonly string[] {
  const known = new Set(groups.flat());
  return readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .filter((name) => !known.has(name) && name !== "node_modules" && name !== "dist");
}

const turbo = ["--continue", "--concurrency=2", "--output-logs=errors-only"];
const lanes: readonly (readonly Step[])[] = [
  [
    { name: "types of packages", command: ["turbo", "run", "typecheck", ...turbo] },
    {
      name: "linters of the SDKs",
      command: ["turbo", "run", "lint", "--filter=./sdks/*", "--filter=!@njia/sdk", ...turbo],
    },
  ],
  [
    { name: "types of scripts", command: ["tsc", "-p", "scripts", "--noEmit"] },
    { name: "types of tasks", command: ["tsc", "-p", "sdks/tasks", "--noEmit"] },
    ...groups.map((folders): Step => ({
      name: `eslint ${folders.join(" ")}`,
      command: ["eslint", "-c", ".config/eslint.config.js", ...folders],
    })),
    { name: "prettier", command: ["prettier", "--check", "--log-level", "warn", "."] },
  ],
];

let failed = 0;
for (const folder of forgotten()) {
  failed += 1;
  console.error(`${folder}/ is in no group of scripts/lint.ts: add it there`);
}
await Promise.all(
  lanes.map(async (steps) => {
    for (const step of steps) {
      const [command, ...args] = step.command;
      const { code, output, seconds } = await run("npx", [command, ...args], {}, { quiet: true });
      if (code !== 0) failed += 1;
      console.log(`${code === 0 ? "ok    " : "FAILED"} ${step.name} (${seconds.toFixed(0)} s)`);
      if (code !== 0) console.log(output);
    }
  }),
);
console.log(`lint: ${Math.max(0, lanes.flat().length - failed)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
