// Packs dist/package into dist/<name>-<version>.tgz, as npm would publish it.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

/** The path of the packed tarball. */
export function pack(): string {
  const args = ["pack", "--json", "--loglevel=error", "--pack-destination", dist];
  const text = execFileSync("npm", args, { cwd: `${dist}package`, encoding: "utf8" });
  const [packed] = JSON.parse(text) as { filename: string }[];
  if (!packed) throw new Error("npm pack printed no file name.");
  return `${dist}${packed.filename}`;
}

if (import.meta.main) console.log(`packed ${pack()}`);
