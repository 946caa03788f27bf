/**
 * `npm run bench:generate [-- --dir <folder of documents>] [--spec <file>] [--alone] [--no-compile]`: what our targets cost
 * beside OpenAPI Generator's, on our own document and, from the folder, petstore and the two largest, in one run.
 * Processor time is what counts: on a busy machine the wall clock measures the neighbours. `--alone` leaves the peer out.
 * Our figures over generators/testbed/budget.yaml by more than a fifth fail.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { load } from "js-yaml";
import { loadTarget, REGISTRY, REPOSITORY } from "../generators/command/src/index.ts";
import { readPin } from "../generators/longtail/src/index.ts";
import { COMPARABLE, compileGuest, generateByGuest } from "./bench/guest.ts";
import { measure, sizeOf, type Cost } from "./bench/measure.ts";
import { COMPILERS } from "./lib/compilers.ts";

type Limits = { readonly cpuSeconds: number; readonly megabytes: number };

const TOLERANCE = 1.2;
const OWN = join(REPOSITORY, "spec/dist/openapi.json");
const { values } = parseArgs({
  options: {
    dir: { type: "string" },
    spec: { type: "string", multiple: true },
    alone: { type: "boolean", default: false },
    "no-compile": { type: "boolean", default: false },
  },
});
const budget = load(readFileSync(join(REPOSITORY, "generators/testbed/budget.yaml"), "utf8")) as {
  readonly run: Readonly<Record<"own" | "large", Limits>>;
};

/** Petstore and the two largest of a folder. */
function documentsOf(folder: string): readonly string[] {
  const all = readdirSync(folder).filter((file) => /\.(ya?ml|json)$/.test(file));
  const size = (file: string): number => statSync(join(folder, file)).size;
  const large = all.toSorted((a, b) => size(b) - size(a)).slice(0, 2);
  return [
    ...all.filter((file) => /petstore\.\w+$/.test(file) && file.startsWith("petstore")),
    ...large,
  ]
    .filter((file, index, list) => list.indexOf(file) === index)
    .map((file) => join(folder, file));
}

function row(cells: readonly (string | number)[]): void {
  const widths = [28, 16, 9, 9, 8, 7, 9, 0];
  console.log(cells.map((cell, index) => String(cell).padEnd(widths[index] ?? 0)).join(" "));
}

const show = (who: string, what: string, cost: Cost, out: string, compiles: string): void => {
  const { files, lines } = sizeOf(out);
  const figures = [
    cost.cpuSeconds.toFixed(2),
    cost.wallSeconds.toFixed(1),
    cost.megabytes.toFixed(0),
  ];
  row([who, what, ...figures, files, lines, cost.ok ? compiles : "FAILED"]);
};

function compileOurs(language: string, out: string): string {
  if (values["no-compile"]) return "";
  const compiler = COMPILERS[language];
  const missing = compiler?.missing(REPOSITORY);
  if (compiler === undefined || missing !== undefined) return "no compiler";
  const { ok, errors } = compiler.compile(out, REPOSITORY);
  return ok ? "yes, strictly" : `no (${errors})`;
}

const languages: string[] = [];
for (const entry of REGISTRY.filter((item) => item.foreign))
  if ((await loadTarget(entry)) !== undefined) languages.push(entry.id);
const absent = Object.keys(COMPARABLE).filter((language) => !languages.includes(language));
if (absent.length > 0)
  console.log(`no target here for ${absent.join(", ")}: left out on both sides`);

const work = mkdtempSync(join(tmpdir(), "njia-bench-"));
const command = [process.execPath, join(REPOSITORY, "generators/command/bin/njia-generate.js")];
let failed = 0;
let passed = 0;

function judge(what: string, holds: boolean): void {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`  ${holds ? "met   " : "MISSED"} ${what}`);
}

function ours(spec: string, name: string): Cost {
  const out = join(work, name, "ours");
  mkdirSync(out, { recursive: true });
  const cost = measure(
    [...command, "--spec", spec, "--lang", languages.join(","), "--out", out],
    work,
  );
  for (const language of languages) {
    const folder = join(out, language);
    if (!existsSync(folder)) continue;
    const { files, lines } = sizeOf(folder);
    row(["Njia", language, "", "", "", files, lines, compileOurs(language, folder)]);
  }
  show("Njia", `all ${languages.length}, one run`, cost, out, "");
  if (!cost.ok) console.log(cost.said);
  return cost;
}

function theirs(spec: string, name: string): { readonly cpu: number; readonly megabytes: number } {
  let cpu = 0;
  let megabytes = 0;
  for (const language of languages) {
    const out = join(work, name, "guest", language);
    mkdirSync(out, { recursive: true });
    const cost = generateByGuest(language, spec, out);
    const verdict = values["no-compile"] || !cost.ok ? "" : compileGuest(language, out, REPOSITORY);
    show("OpenAPI Generator", COMPARABLE[language] ?? "", cost, out, verdict);
    cpu += cost.cpuSeconds;
    megabytes = Math.max(megabytes, cost.megabytes);
  }
  row(["OpenAPI Generator", `all ${languages.length}`, cpu.toFixed(2), "", megabytes.toFixed(0)]);
  return { cpu, megabytes };
}

const documents = [
  ...(values.spec === undefined || values.dir !== undefined ? [OWN] : []),
  ...(values.dir === undefined ? [] : documentsOf(resolve(values.dir))),
  ...(values.spec ?? []).map((file) => resolve(file)),
];
// The first run of all compiles the generator itself; later ones read what it kept.
measure(
  [...command, "--spec", OWN, "--lang", languages.join(","), "--out", join(work, "warm")],
  work,
);
try {
  for (const spec of documents) {
    const name = spec === OWN ? "own document" : basename(spec);
    console.log(`\n## ${name}`);
    row(["", "target", "CPU s", "wall s", "MB", "files", "lines", "compiles"]);
    const cost = ours(spec, name);
    const limits = spec === OWN ? budget.run.own : budget.run.large;
    judge(
      `${limits.cpuSeconds} CPU-s`,
      cost.ok && cost.cpuSeconds <= limits.cpuSeconds * TOLERANCE,
    );
    judge(`${limits.megabytes} MB`, cost.ok && cost.megabytes <= limits.megabytes * TOLERANCE);
    if (values.alone) continue;
    const peer = theirs(spec, name);
    const less = (a: number, b: number): string => `${(a / b).toFixed(1)} times less`;
    judge(
      `20 times less processor time: ${less(peer.cpu, cost.cpuSeconds)}`,
      peer.cpu >= 20 * cost.cpuSeconds,
    );
    judge(
      `3 times less memory: ${less(peer.megabytes, cost.megabytes)}`,
      peer.megabytes >= 3 * cost.megabytes,
    );
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(
  `\nOpenAPI Generator ${readPin().version}, its defaults; one process per language, as it works`,
);
console.log(`bench-generate: ${passed} met, ${failed} missed`);
process.exitCode = 0;
