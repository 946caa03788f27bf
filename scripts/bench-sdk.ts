/**
 * `npm run bench:sdk [-- --sdk python]`: each SDK against its peers, installed from the registry in the same run. Every
 * SDK brings its own `bench` script, which prints ratios and its acceptance table; this only runs them one by one,
 * because two at once on one machine would measure each other.
 */
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { run } from "./lib/run.ts";

type Manifest = { readonly name: string; readonly scripts?: Readonly<Record<string, string>> };

const { values } = parseArgs({ options: { sdk: { type: "string", multiple: true, default: [] } } });

const benches = readdirSync("sdks").flatMap((folder) => {
  const path = join("sdks", folder, "package.json");
  if (!existsSync(path)) return [];
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  return manifest.scripts?.["bench"] === undefined ? [] : [{ folder, name: manifest.name }];
});

const unknown = values.sdk.filter((name) => !benches.some((bench) => bench.folder === name));
if (unknown.length > 0) {
  console.error(
    `no bench for ${unknown.join(", ")}; there is one for ${benches.map((bench) => bench.folder).join(", ")}`,
  );
  process.exit(2);
}

let broken = 0;
for (const { folder, name } of benches) {
  if (values.sdk.length > 0 && !values.sdk.includes(folder)) continue;
  console.log(`\n## ${folder}\n`);
  const outcome = await run("npm", ["run", "--silent", "bench", "-w", name]);
  if (outcome.code !== 0) broken += 1;
}
// A target that is missed is shown in the table; only a bench that could not run is an error.
process.exit(broken === 0 ? 0 : 1);
