import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { MUTANTS, type Mutant } from "./catalogue.ts";

/**
 * `npm run mutants:invariants -w server-stub -- [--only N]...`: for each invariant of the domain, breaks it in one place and runs the test that
 * must see it. Exit status 1 when a test stays green, or fails in another way than by an assertion.
 */
const { values } = parseArgs({
  options: { only: { type: "string", multiple: true, default: [] } },
});
const root = fileURLToPath(new URL("..", import.meta.url));
const TEMPLATES = join(root, "dist/template");
const wanted = MUTANTS.filter(
  ({ invariant }) => values.only.length === 0 || values.only.includes(String(invariant)),
);

let survivors = 0;
for (const mutant of wanted) {
  const before = templates();
  const verdict = await run(mutant);
  // A mutant in the SQL gets a template database of its own, which nobody wants afterwards.
  for (const name of templates().filter((one) => !before.includes(one)))
    rmSync(join(TEMPLATES, name));
  if (!verdict.startsWith("red")) survivors += 1;
  console.log(`${String(mutant.invariant).padStart(2)}  ${verdict}  ${mutant.broken}`);
  console.log(`      ${mutant.test}${mutant.name === "" ? "" : ` (${mutant.name})`}`);
}
console.log(`\n${wanted.length - survivors} of ${wanted.length} mutants were seen`);
process.exitCode = survivors > 0 || wanted.length === 0 ? 1 : 0;

interface Report {
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
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
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    const failed = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed");
    if (failed.length === 0) return "GREEN";
    return `red by "${failed[0]?.title}"`;
  } catch {
    return "NOT RUN";
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
