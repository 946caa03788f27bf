/**
 * `npm run traps`: every trap of conformance/traps.yaml in every language where it can occur must be covered, by a
 * conformance case that the language's driver can execute or by a test of the SDK that says `trap:T1`. A blank fails, and
 * so does a mark for a trap that does not exist.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { manifest, readCases, type Case } from "../conformance/runner/case-file.ts";
import { readTraps, type Trap } from "../conformance/runner/requirements.ts";
import { vectorCases } from "../conformance/runner/vector-cases.ts";
import { REGISTRY } from "../generators/command/src/index.ts";

type Cover = { readonly cases: number; readonly tests: readonly string[] };

const MARK = /trap:(T\d+)/g;
/** Files that are executed by a test run: suites, and the programs that verify a built package. */
const TESTS = /(^|\/|_|\.)(tests?|spec|verify)/i;

function tracked(folder: string): readonly string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--", folder];
  const { stdout, status } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error("git ls-files failed; this check needs a checkout");
  return [...new Set(stdout.split("\n"))].filter((path) => path !== "");
}

function marks(folder: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of tracked(folder).filter((name) => TESTS.test(name.slice(folder.length)))) {
    const text = readFileSync(path, "utf8");
    for (const trap of new Set(Array.from(text.matchAll(MARK), ([, id = ""]) => id)))
      found.set(trap, [...(found.get(trap) ?? []), path]);
  }
  return found;
}

/** The cases of a language: its driver names its capabilities as plain words. */
function casesOf(language: string, cases: readonly Case[]): readonly Case[] {
  const sources = tracked(`conformance/drivers/${language}`)
    .filter((path) => !path.includes("/generated/"))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const wanted = new Set(cases.flatMap((test) => [...test.needs, ...(test.only ?? "").split(" ")]));
  const known = new Set([...wanted].filter((word) => new RegExp(`["']${word}["']`).test(sources)));
  return sources === ""
    ? []
    : manifest(cases, known).filter((test) => test.needs.every((word) => known.has(word)));
}

function coverOf(language: string, cases: readonly Case[], trap: string): Cover {
  const claimed = cases.filter((test) => test.req.includes(`trap:${trap}`)).length;
  return { cases: claimed, tests: marks(join("sdks", language)).get(trap) ?? [] };
}

const occurs = (trap: Trap, language: string): boolean => trap.in?.includes(language) ?? true;

const traps = readTraps();
const all = [...readCases("conformance/cases"), ...vectorCases()];
const languages = REGISTRY.filter((entry) => entry.foreign).map((entry) => entry.id);
const executed = new Map(languages.map((language) => [language, casesOf(language, all)]));
const problems = languages.flatMap((language) =>
  [...marks(join("sdks", language))]
    .filter(([trap]) => !Object.hasOwn(traps, trap))
    .map(([trap, [file]]) => `${file ?? ""} marks ${trap}, which conformance/traps.yaml lacks`),
);
let covered = 0;

console.log(`${"".padEnd(52)}${languages.map((name) => name.padStart(11)).join("")}`);
for (const [id, trap] of Object.entries(traps)) {
  const cells = languages.map((language) => {
    if (!occurs(trap, language)) return "-";
    const cover = coverOf(language, executed.get(language) ?? [], id);
    if (cover.cases + cover.tests.length === 0) {
      problems.push(`${id} (${trap.about}) is not covered in ${language}`);
      return "BLANK";
    }
    covered += 1;
    const parts = [cover.cases > 0 && `${cover.cases}c`, cover.tests.length > 0 && "test"];
    return parts.filter(Boolean).join("+");
  });
  const name = `${id.padEnd(4)}${trap.about}`.slice(0, 51).padEnd(52);
  console.log(`${name}${cells.map((cell) => cell.padStart(11)).join("")}`);
}
console.log("\n12c: twelve conformance cases; test: a test of the SDK; -: cannot occur there");
for (const problem of problems) console.log(problem);
console.log(`\ntraps: ${covered} passed, ${problems.length} failed`);
process.exitCode = problems.length === 0 ? 0 : 1;
