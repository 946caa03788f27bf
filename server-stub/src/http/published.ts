import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { applyOverlays, collectReport, loadDocument, loadOverlay } from "@njia/generator-core";
import { dump } from "js-yaml";
import { notFound, refuse } from "../domain/shared/refusal.ts";

/** The API description as everybody may read it: the bundle without what the public overlay hides. */
export interface Published {
  readonly json: string;
  readonly yaml: string;
}

const SPEC = new URL("../../../spec/", import.meta.url);
const releases = new Map<string, Promise<Published>>();

/** The present description. Throws maintenance while it has not been bundled. */
export function publishedDocument(): Promise<Published> {
  return publishedRelease("");
}

/** A kept release by its version, or the present description for "". Each is prepared once. Throws resource_not_found, maintenance. */
export function publishedRelease(version: string): Promise<Published> {
  const known = releases.get(version);
  if (known !== undefined) return known;
  const made = prepareRelease(version, SPEC);
  releases.set(version, made);
  made.catch(() => releases.delete(version));
  return made;
}

/** Reads a release from a folder of descriptions, without keeping it. Throws as `publishedRelease` does. */
export async function prepareRelease(version: string, folder: URL): Promise<Published> {
  const file = version === "" ? "dist/openapi.json" : `releases/${version}.json`;
  const isVersion = version === "" || /^\d+\.\d+\.\d+$/.test(version);
  const path = fileURLToPath(new URL(file, folder));
  if (!isVersion || !existsSync(path)) {
    if (version !== "") throw notFound("release", version);
    throw refuse("maintenance", "The API description is not bundled. Run npm run bundle -w spec.");
  }
  const document = await loadDocument(path, { report: collectReport() });
  const overlay = await loadOverlay(fileURLToPath(new URL("overlays/public.overlay.yaml", folder)));
  // The overlay is written for the present description; what it hides is hidden in kept releases too.
  const { extends: _, ...hiding } = overlay;
  const { root } = applyOverlays(document, [version === "" ? overlay : hiding]);
  const json = JSON.stringify(root);
  return { json, yaml: dump(JSON.parse(json), { noRefs: true, lineWidth: 160 }) };
}
