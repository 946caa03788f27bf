/**
 * `npm run package [-- --sdk python]`: every SDK's own `package` script, one by one, and what they made in `dist/` with
 * checksums. A language without an artefact fails.
 */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { run } from "./lib/run.ts";
import { artefactsOf, wantedSdks } from "./packages/sdks.ts";

const sdks = wantedSdks();
rmSync("dist", { recursive: true, force: true });
mkdirSync("dist");
let failed = 0;
const sums: string[] = [];
for (const language of sdks) {
  const outcome = await run(
    "npm",
    ["run", "--silent", "package", "-w", `sdks/${language}`],
    {},
    { quiet: true },
  );
  const files = outcome.code === 0 ? artefactsOf(language) : [];
  if (files.length === 0) {
    failed += 1;
    console.log(`${language.padEnd(12)} FAILED\n${outcome.output.slice(-2000)}`);
    continue;
  }
  mkdirSync(join("dist", language));
  for (const path of files) {
    const target = join(language, basename(path));
    copyFileSync(path, join("dist", target));
    const content = readFileSync(path);
    sums.push(`${createHash("sha256").update(content).digest("hex")}  ${target}\n`);
    console.log(
      `${language.padEnd(12)} ${(content.length / 1024).toFixed(0).padStart(6)} kB  dist/${target}`,
    );
  }
}
writeFileSync("dist/SHA256SUMS", sums.join(""));
console.log(`\npackage: ${sdks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
