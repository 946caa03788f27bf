/**
 * Whether bundling again would change anything: a digest of all that goes into the bundle and of what came out, kept
 * beside the bundle. Reading 400 small files costs a hundredth of what the bundler takes for them.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const RECORD = "bundle.sha256";
/** Beside the description itself: the bundler's settings, its version and our part of it. */
const INPUTS = ["openapi.yaml", "errors.yaml", "redocly.yaml", "package.json"];
const FOLDERS = [
  "paths",
  "schemas",
  "parameters",
  "headers",
  "responses",
  "events",
  "examples",
  "scripts",
];

/** True if the files of `dist` were made from the description below `root` as it is now, and are as they were made. */
export function isCurrent(root: string, outputs: readonly string[]): boolean {
  const record = join(root, "dist", RECORD);
  if (!existsSync(record) || !outputs.every((name) => existsSync(join(root, "dist", name))))
    return false;
  return readFileSync(record, "utf8") === digest(root, outputs);
}

/** To be called once all outputs are written. */
export function remember(root: string, outputs: readonly string[]): void {
  writeFileSync(join(root, "dist", RECORD), digest(root, outputs));
}

function digest(root: string, outputs: readonly string[]): string {
  const nested = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  const built = outputs.map((name) => join("dist", name));
  const hash = createHash("sha256");
  for (const path of [...INPUTS, ...nested, ...built].sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
