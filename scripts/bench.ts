/**
 * `npm run bench [-- --spec <file>]`: what a cold run over every language that is present costs in processor time and
 * memory. Our own specification by default. More than 20 % over generators/testbed/budget.yaml fails.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { load } from "js-yaml";
import {
  loadTarget,
  main as generate,
  REGISTRY,
  REPOSITORY,
} from "../generators/command/src/index.ts";

type Limits = { readonly cpuSeconds: number; readonly megabytes: number };
type Stage = { readonly stage: string; readonly cpuMs: number };

const TOLERANCE = 1.2;
const { values } = parseArgs({ options: { spec: { type: "string" } } });
const own = join(REPOSITORY, "spec/dist/openapi.json");
const spec = values.spec ?? own;
const budget = load(readFileSync(join(REPOSITORY, "generators/testbed/budget.yaml"), "utf8")) as {
  readonly run: Readonly<Record<"own" | "large", Limits>>;
};
const limits = budget.run[spec === own ? "own" : "large"];

const languages: string[] = [];
for (const entry of REGISTRY.filter((item) => item.foreign)) {
  if ((await loadTarget(entry)) !== undefined) languages.push(entry.id);
}
const work = mkdtempSync(join(tmpdir(), "njia-bench-"));
const results: string[] = [];
const exit = await generate(
  ["--spec", spec, "--lang", languages.join(","), "--out", work, "--report", "json"],
  {
    out: (line) => results.push(line),
    err: (line) => {
      console.error(line);
    },
  },
);
rmSync(work, { recursive: true, force: true });

const { stages } = JSON.parse(results.join("\n") || '{"stages":[]}') as {
  readonly stages: readonly Stage[];
};
for (const { stage, cpuMs } of stages)
  console.log(`${stage.padEnd(12)}${(cpuMs / 1000).toFixed(2).padStart(8)} CPU-s`);
const usage = process.resourceUsage();
const cpuSeconds = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
const megabytes = usage.maxRSS / 1024;
const ok =
  exit === 0 &&
  cpuSeconds <= limits.cpuSeconds * TOLERANCE &&
  megabytes <= limits.megabytes * TOLERANCE;
console.log(
  `${languages.length} languages: ${cpuSeconds.toFixed(2)} CPU-s of ${limits.cpuSeconds}, ` +
    `${megabytes.toFixed(0)} MB of ${limits.megabytes}`,
);
console.log(`\nbench: ${ok ? 1 : 0} passed, ${ok ? 0 : 1} failed`);
process.exitCode = ok ? 0 : 1;
