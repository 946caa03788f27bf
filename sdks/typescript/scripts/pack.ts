// Packs dist/package into dist/<name>-<version>.tgz, as npm would publish it.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** The path of the packed tarball. */
export function pack(): string {
  const args = ["pack", "--json", "--pack-destination", dist];
  const options = { cwd: `${dist}package`, encoding: "utf8" as const };
  const [packed] = JSON.parse(execFileSync("npm", ["--loglevel=error", ...args], options)) as {
    filename: string;
    unpackedSize: number;
  }[];
  if (!packed) throw new Error("npm pack printed no file name.");
  const megabytes = (packed.unpackedSize / 1e6).toFixed(2);
  console.log(`packed ${packed.filename}, ${megabytes} MB unpacked`);
  return `${dist}${packed.filename}`;
}

if (import.meta.main) pack();
