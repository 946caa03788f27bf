import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { MUTANTS, type Mutant } from "./catalogue.ts";
import { writeResults, type Result } from "./table.ts";

/**
 * `npm run mutants:invariants -w server-stub -- [--only N]... [--write]`: for each invariant of the domain, breaks it in one place and runs the test that
 * must see it. Exit status 1 when a test stays green, or was not run to a verdict of its own. `--write` keeps what was found in RESULTS.md.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    write: { type: "boolean", default: false },
  },
});
const root = fileURLToPath(new URL("..", import.meta.url));
const TEMPLATES = join(root, "dist/template");
const wanted = MUTANTS.filter(
  ({ invariant }) => values.only.length === 0 || values.only.includes(String(invariant)),
);

const results: Result[] = [];
for (const mutant of wanted) {
  const before = templates();
  const verdict = await run(mutant);
  // A mutant in the SQL gets a template database of its own, which nobody wants afterwards.
  for (const name of templates().filter((one) => !before.includes(one)))
    rmSync(join(TEMPLATES, name));
  results.push({ mutant, verdict });
  if (values.write) writeResults([{ mutant, verdict }], new Date().toISOString().slice(0, 10));
  console.log(`${String(mutant.invariant).padStart(2)}  ${verdict}  ${mutant.broken}`);
  console.log(`      ${mutant.test}${mutant.name === "" ? "" : ` (${mutant.name})`}`);
}
const survivors = results.filter(({ verdict }) => !verdict.startsWith("red")).length;
console.log(`\n${wanted.length - survivors} of ${wanted.length} mutants were seen`);
process.exitCode = survivors > 0 || wanted.length === 0 ? 1 : 0;

interface Assertion {
  readonly status: string;
  readonly title: string;
  readonly failureMessages?: readonly string[];
}

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly assertionResults: readonly Assertion[] }[];
}

function isTimeout({ failureMessages = [] }: Assertion): boolean {
  return failureMessages.some((message) => /(?:Test|Hook) timed out in/.test(message));
}

async function run(mutant: Mutant): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "njia-mutant-"));
  const file = join(folder, "report.json");
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(new URL("vitest.mjs", import.meta.resolve("vitest/package.json"))),
      ...["run", mutant.test, "--bail", "1", "--reporter", "json", "--outputFile", file],
      ...(mutant.name === "" ? [] : ["-t", mutant.name]),
    ],
    {
      cwd: root,
      stdio: "ignore",
      env: { ...process.env, NJIA_MUTANT: String(mutant.invariant) },
    },
  );
  await new Promise((resolve) => child.once("close", resolve));
  try {
    if (!existsSync(file)) return "NOT RUN";
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    const failed = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed");
    // A machine that is too slow is no proof.
    if (failed.length > 0 && failed.every(isTimeout)) return "TIMED OUT";
    if (failed[0] !== undefined) return `red by "${failed[0].title}"`;
    // A file that does not load, or a name that fits no test, proves nothing either way.
    return report.numPassedTests > 0 ? "GREEN" : "NOT RUN";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function templates(): readonly string[] {
  try {
    return readdirSync(TEMPLATES);
  } catch {
    return [];
  }
}
