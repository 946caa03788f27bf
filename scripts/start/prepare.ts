/** Bundles the specification and brings generated code up to date; quiet unless something is wrong. */
import { run } from "../lib/run.ts";

const steps = [
  ["bundling the API document", "npm", ["run", "--silent", "bundle", "-w", "spec"]],
  ["generating", "npm", ["run", "--silent", "generate"]],
] as const;

export async function prepare(): Promise<boolean> {
  for (const [what, command, args] of steps) {
    const outcome = await run(command, args, {}, { quiet: true });
    if (outcome.code !== 0) {
      console.error(`${what} failed:\n${outcome.output}`);
      return false;
    }
    console.log(`${what}: done in ${outcome.seconds.toFixed(1)} s`);
  }
  return true;
}
