/**
 * `npm run verify:packages [-- --sdk python]`: each SDK as its users get it. The `verify:package` script of an SDK builds
 * the artefact, installs it into an empty project and uses it there against the one real server that NJIA_BASE_URL and
 * NJIA_API_KEY name. It ends with a line that says what it has done:
 * `pay_... paid, 2 errors read, 3 listed, webhook evt_... verified`. A language that does not say so fails.
 */
import process from "node:process";
import { run } from "./lib/run.ts";
import { wantedSdks } from "./packages/sdks.ts";
import { FOR_CHECKS, startServer } from "./start/server.ts";

const SAID = /(pay_\w+) paid, (\d+) errors? read, (\d+) listed, webhook (\S+) verified/;

const sdks = wantedSdks();
const server = await startServer(FOR_CHECKS);
if (server === null) process.exit(1);
let failed = 0;
const env = { NJIA_BASE_URL: server.url, NJIA_API_KEY: server.apiKey };
const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => cell.padEnd([12, 32, 8, 8, 36][index] ?? 0)).join("");
console.log(row(["SDK", "payment", "errors", "listed", "webhook", "seconds"]));
for (const language of sdks) {
  const args = ["run", "--silent", "verify:package", "-w", `sdks/${language}`];
  const outcome = await run("npm", args, env, { quiet: true });
  const said = SAID.exec(outcome.output);
  if (outcome.code === 0 && said !== null) {
    const [, payment = "", errors = "", listed = "", event = ""] = said;
    console.log(row([language, payment, errors, listed, event, outcome.seconds.toFixed(0)]));
    continue;
  }
  failed += 1;
  const why = outcome.code === 0 ? "it did not say what it has done" : `exit ${outcome.code}`;
  console.log(`${row([language, "FAILED"])}${why}\n${outcome.output.slice(-2000)}`);
}
await server.stop();
console.log(`\nverify:packages: ${sdks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
