/** The SDKs there have to be, and where each language's tools leave what they build. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { REGISTRY } from "../../generators/command/src/index.ts";

const FOLDERS = ["dist", "target", "pkg"];
const ARTEFACT = /\.(tgz|whl|tar\.gz|zip|jar|pom|gem)$/;

/** All six languages, or those of `--sdk`. */
export function wantedSdks(): readonly string[] {
  const { values } = parseArgs({
    options: { sdk: { type: "string", multiple: true, default: [] } },
  });
  const known = REGISTRY.filter((entry) => entry.foreign).map((entry) => entry.id);
  const unknown = values.sdk.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`there is no SDK called ${unknown.join(", ")}; there are ${known.join(", ")}`);
    process.exit(2);
  }
  return known.filter((name) => values.sdk.length === 0 || values.sdk.includes(name));
}

/** The paths of what the `package` script of a language has made. */
export function artefactsOf(language: string): readonly string[] {
  return FOLDERS.map((folder) => join("sdks", language, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => ARTEFACT.test(file))
        .map((file) => join(folder, file)),
    )
    .sort();
}
