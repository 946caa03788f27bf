/** Where this installation stands, and its version. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder that holds `spec`, `generators` and `sdks`. */
export const REPOSITORY = fileURLToPath(new URL("../../../", import.meta.url));

/** The version of the generator, which is also that of our own packages. */
export const VERSION: string = readVersion();

function readVersion(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const value: unknown = JSON.parse(text);
  if (typeof value === "object" && value !== null && "version" in value) {
    return String(value.version);
  }
  throw new Error("E-INTERNAL package.json of the generator has no version");
}
