/**
 * `npm run generate`: bundles the specification and brings every generated folder up to date.
 * `-- --check` compares only, `--target <id>` picks targets, `--dry-run` lists, `--force` discards edits by hand.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import type { OwnResult } from "../../generators/command/src/index.ts";
import { describeFailure, EXIT, generateOwn } from "../../generators/command/src/index.ts";
import { endWith } from "../lib/end.ts";
import { run } from "../lib/run.ts";

const { values } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    force: { type: "boolean", default: false },
    target: { type: "string", multiple: true, default: [] },
    /** The bundle in spec/dist is fresh, for callers that have just made it. */
    "no-bundle": { type: "boolean", default: false },
  },
});
const mode = values.check ? "check" : values["dry-run"] ? "dry-run" : "write";
const SHOWN_DIFFS = 20;

function describe(result: OwnResult): { readonly exit: number; readonly lines: readonly string[] } {
  const { name, outcome } = result;
  const head = name.padEnd(18);
  if ("skipped" in outcome)
    return { exit: EXIT.done, lines: [`${head} skipped: ${outcome.skipped}`] };
  if ("failure" in outcome) {
    const { exit, text } = describeFailure(outcome.failure);
    return { exit, lines: [`${head} FAILED`, text] };
  }
  const { changes, unchanged } = outcome;
  const seconds = `${(result.cpuMs / 1000).toFixed(2)} CPU-s, ${(result.wallMs / 1000).toFixed(2)} s`;
  const count = `${changes.length} ${mode === "write" ? "written or deleted" : "differ"}`;
  const summary = `${head} ${count}, ${unchanged} current  (${seconds})`;
  if (mode === "write") return { exit: EXIT.done, lines: [summary] };
  const shown = changes.slice(0, SHOWN_DIFFS);
  const details = shown.map((item) =>
    mode === "check" ? item.diff.trimEnd() : `  ${item.kind} ${result.root}/${item.path}`,
  );
  const drift = mode === "check" && changes.length > 0;
  return { exit: drift ? EXIT.drift : EXIT.done, lines: [...details, summary] };
}

async function main(): Promise<number> {
  if (!values["no-bundle"]) {
    const bundled = await run("node", ["spec/scripts/bundle.ts"]);
    if (bundled.code !== 0) return EXIT.refused;
  }
  const started = performance.now();
  const results = await generateOwn({ targets: values.target, mode, force: values.force });
  const told = results.map(describe);
  for (const { lines } of told) console.log(lines.join("\n"));
  const cpu = process.cpuUsage();
  const cpuSeconds = ((cpu.user + cpu.system) / 1e6).toFixed(2);
  console.log(`total ${cpuSeconds} CPU-s, ${((performance.now() - started) / 1000).toFixed(2)} s`);
  const exit = Math.max(...told.map((item) => item.exit));
  if (exit === EXIT.drift)
    console.error("Generated files are not current: run npm run generate and commit.");
  return exit;
}

await endWith(main);
