/**
 * Whether bundling and generating would change anything: one digest over every file they read or write, kept from the
 * last time they ran. Any edit of the specification, a generator, an overlay or a generated file changes the digest.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const RECORD = ".njia/prepared.sha256";
/** Not in git, but written by the bundler and read by the server. */
const BUILT = ["spec/dist/openapi.json", "spec/dist/openapi.yaml"];
const WATCHED = [
  "package-lock.json",
  "spec",
  "generators",
  "sdks",
  "server-stub/src/generated",
  "conformance/drivers",
  "scripts/generate.ts",
  "scripts/generate",
];

/** The digest as it is now; null without git or before the first bundle, when everything has to run. */
export function fingerprint(): string | null {
  const listed = spawnSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...WATCHED],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (listed.status !== 0 || !BUILT.every((path) => existsSync(path))) return null;
  const paths = new Set(listed.stdout.split("\0").filter((path) => path !== ""));
  const digest = createHash("sha256");
  for (const path of [...paths, ...BUILT].sort()) {
    const content = existsSync(path) ? readFileSync(path) : Buffer.from("deleted");
    digest.update(`${path}\0${content.length}\0`).update(content);
  }
  return digest.digest("hex");
}

export function isPrepared(): boolean {
  const now = fingerprint();
  return now !== null && existsSync(RECORD) && readFileSync(RECORD, "utf8").trim() === now;
}

/** To be called once bundling and generating have succeeded. */
export function rememberPrepared(): void {
  const now = fingerprint();
  if (now === null) return;
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, `${now}\n`);
}
