/** `npm run lint`: bundles the description, runs every check over it, and fails when one of them finds something. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle, BundleError } from "./bundler.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { checkExamples } from "./check-examples.ts";
import { checkExtensions } from "./check-extensions.ts";
import { checkFiles } from "./check-files.ts";
import { checkHouseRules } from "./check-house-rules.ts";
import { checkOverlays } from "./check-overlays.ts";
import { checkRelease } from "./check-release.ts";
import { checkSecondVoice } from "./check-second-voice.ts";
import { checkStructure } from "./check-structure.ts";
import type { CheckResult } from "./finding.ts";
import { sourceOf } from "./sources.ts";
import { thirdOpinion } from "./third-opinion.ts";

const root = join(import.meta.dirname, "..");

async function main(): Promise<number> {
  const document = await bundle(join(root, "openapi.yaml"));
  await mkdir(join(root, "dist"), { recursive: true });
  await writeFile(join(root, "dist", "openapi.json"), `${JSON.stringify(document, null, 2)}\n`);
  const results = [
    await checkStructure(),
    await checkHouseRules(),
    checkFiles(document),
    checkExtensions(document),
    checkExamples(document),
    checkCatalogue(document),
    checkOverlays(document),
    await checkRelease(document),
    await checkSecondVoice(document),
    await thirdOpinion(),
  ];
  for (const result of results) tell(result);
  return results.some((result) => result.findings.length > 0) ? 1 : 0;
}

function tell({ name, findings, checked, note }: CheckResult): void {
  const outcome = note ?? (findings.length === 0 ? "ok" : `${findings.length} findings`);
  console.log(`${name}: ${outcome}${note === undefined ? ` (${checked})` : ""}`);
  for (const { at, message } of findings) console.log(`    ${sourceOf(at)}: ${message}`);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof BundleError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
