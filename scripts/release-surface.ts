/**
 * `node scripts/release-surface.ts 2.4.0`: keeps the surface of every SDK as that of a release, in spec/releases. From then
 * on each run of the generator says in the SDK's UNRELEASED.md what has changed since.
 */
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { REGISTRY, REPOSITORY } from "../generators/command/src/index.ts";

const [version = ""] = process.argv.slice(2);
const folder = join(REPOSITORY, "spec/releases", version);
if (!/^\d+\.\d+\.\d+$/.test(version) || existsSync(folder)) {
  console.error("Name a version that has no folder in spec/releases yet, such as 2.4.0.");
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const { id, root } of REGISTRY) {
  const surface = join(REPOSITORY, root, "api.txt");
  if (!existsSync(surface)) continue;
  copyFileSync(surface, join(folder, `${id}.txt`));
  console.log(`spec/releases/${version}/${id}.txt`);
}
