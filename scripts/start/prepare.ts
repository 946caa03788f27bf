/**
 * Bundles the specification and brings generated code up to date, quiet unless something is wrong, and skips both when
 * no file they read or write has changed. Beside them the server's template database is made, if it is not there yet.
 */
import process from "node:process";
import { run } from "../lib/run.ts";
import { isPrepared, rememberPrepared } from "./fingerprint.ts";

type Step = readonly [what: string, command: string, ...args: string[]];

const BUNDLE: Step = ["bundling the API document", "node", "spec/scripts/bundle.ts"];
const GENERATE: Step = ["generating", "node", "scripts/generate.ts", "--no-bundle"];

async function take([what, command, ...args]: Step): Promise<boolean> {
  const outcome = await run(command, args, {}, { quiet: true });
  if (outcome.code !== 0) {
    console.error(`${what} failed:\n${outcome.output}`);
    return false;
  }
  console.log(`${what}: done in ${outcome.seconds.toFixed(1)} s`);
  return true;
}

async function makeTemplate(): Promise<void> {
  if (process.env["DATABASE_URL"] !== undefined) return;
  await run("node", ["server-stub/src/main.ts", "template"], {}, { quiet: true });
}

/** False if anything failed; its output then stands on stderr. */
export async function prepare(): Promise<boolean> {
  if (isPrepared()) {
    console.log("API document and generated code: nothing has changed since the last start");
    return true;
  }
  // The template is made of migrations alone, so it need not wait for generated code to be current. Should it fail, the
  // server makes it when it starts, and says what is wrong.
  const template = makeTemplate();
  const generated = (await take(BUNDLE)) && (await take(GENERATE));
  await template;
  if (generated) rememberPrepared();
  return generated;
}
