import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The tests run what is shipped: the built file. */
export function setup(): void {
  execFileSync(process.execPath, [
    fileURLToPath(new URL("../../scripts/build.ts", import.meta.url)),
  ]);
}
