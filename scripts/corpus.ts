/**
 * `npm run corpus -- --dir <folder> [--lang typescript,python] [--keep]`: generates every document of a folder for every
 * language that is present and compiles the result. A document that the generator refuses politely (exit 3) is no gap.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import {
  EXIT,
  loadTarget,
  main as generate,
  REGISTRY,
  REPOSITORY,
} from "../generators/command/src/index.ts";
import { COMPILERS } from "./lib/compilers.ts";
import { judge, readExceptions } from "../generators/testbed/src/exceptions.ts";

const { values } = parseArgs({
  options: {
    dir: { type: "string" },
    lang: { type: "string" },
    only: { type: "string" },
    keep: { type: "boolean", default: false },
  },
});
if (values.dir === undefined) {
  console.error("Name the folder that holds the documents: npm run corpus -- --dir <folder>");
  process.exit(2);
}
const folder = resolve(values.dir);
const documents = readdirSync(folder)
  .filter(
    (file) =>
      /\.(ya?ml|json)$/.test(file) && (values.only === undefined || file.includes(values.only)),
  )
  .sort();
const languages = await presentLanguages(values.lang?.split(","));
const exceptions = readExceptions(join(REPOSITORY, "generators/testbed/corpus/exceptions.yaml"));
const today = new Date().toISOString().slice(0, 10);
const work = mkdtempSync(join(tmpdir(), "njia-corpus-"));
let passed = 0;
let failed = 0;

console.log(
  `${"document".padEnd(48)}${"language".padEnd(12)}${"warn".padStart(5)}${"gen s".padStart(7)}${"check s".padStart(9)}  verdict`,
);
for (const document of documents) {
  for (const language of languages) await runCell(document, language);
}
if (values.keep) console.log(`kept: ${work}`);
else rmSync(work, { recursive: true, force: true });
console.log(`\ncorpus: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function presentLanguages(wanted: readonly string[] | undefined): Promise<readonly string[]> {
  const present: string[] = [];
  for (const entry of REGISTRY.filter((item) => item.foreign)) {
    if (wanted !== undefined && !wanted.includes(entry.id)) continue;
    const compiler = COMPILERS[entry.id];
    if ((await loadTarget(entry)) === undefined) continue;
    if (compiler === undefined)
      throw new Error(`scripts/lib/compilers.ts has no entry for ${entry.id}`);
    const missing = compiler.missing(REPOSITORY);
    if (missing !== undefined) throw new Error(`${entry.id}: ${missing}`);
    present.push(entry.id);
  }
  return present;
}

async function runCell(document: string, language: string): Promise<void> {
  const out = join(work, document.replace(/\.\w+$/, ""), language);
  const said: string[] = [];
  const results: string[] = [];
  const started = performance.now();
  const exit = await generate(
    ["--spec", join(folder, document), "--lang", language, "--out", out, "--report", "json"],
    { out: (line) => results.push(line), err: (line) => said.push(line) },
  );
  const generated = performance.now();
  const compiler = COMPILERS[language];
  const verdict =
    exit === EXIT.done && compiler !== undefined
      ? compiler.compile(out, REPOSITORY)
      : { ok: exit === EXIT.refused, errors: 1, sample: said.slice(0, 3) };
  const exception = exceptions.find(
    (item) => item.document === document && item.language === language,
  );
  const { ok, word } = judge(verdict.ok, exception, today);
  if (ok) passed += 1;
  else failed += 1;
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  const note =
    exit === EXIT.refused
      ? `refused: ${said[0] ?? ""}`
      : verdict.ok
        ? word
        : `${word} (${verdict.errors})`;
  console.log(
    document.padEnd(48) +
      language.padEnd(12) +
      String(countWarnings(results.join("\n"))).padStart(5) +
      seconds(generated - started).padStart(7) +
      seconds(performance.now() - generated).padStart(9) +
      `  ${note}`,
  );
  if (!verdict.ok)
    for (const line of verdict.sample) console.log(`    ${line.replace(work, "").slice(0, 240)}`);
}

function countWarnings(json: string): number {
  return json.match(/"code": "[EW]-/g)?.length ?? 0;
}
