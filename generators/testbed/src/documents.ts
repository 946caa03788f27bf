/** The documents that every target is tried on: our own specification and the fixtures of this package. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Json } from "@njia/generator-core";
import { applyOverlays, collectReport, loadDocument, loadOverlay } from "@njia/generator-core";
import { REPOSITORY } from "@njia/generator";
import { load } from "js-yaml";

/** Our own specification as the SDKs see it. The bundle must have been made: npm run bundle -w spec. */
export async function ownDocument(): Promise<Json> {
  const bundle = join(REPOSITORY, "spec/dist/openapi.json");
  if (!existsSync(bundle)) throw new Error("spec/dist is missing: npm run bundle -w spec");
  const document = await loadDocument(bundle, { report: collectReport() });
  const overlay = await loadOverlay(join(REPOSITORY, "spec/overlays/sdk.overlay.yaml"));
  return JSON.parse(JSON.stringify(applyOverlays(document, [overlay]).root)) as Json;
}

/** Every positive fixture by its file name. */
export function fixtures(): ReadonlyMap<string, Json> {
  const folder = fileURLToPath(new URL("../fixtures/positive/", import.meta.url));
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    files
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => [file, load(readFileSync(join(folder, file), "utf8")) as Json]),
  );
}
