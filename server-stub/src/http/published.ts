import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { applyOverlays, collectReport, loadDocument, loadOverlay } from "@njia/generator-core";
import { dump } from "js-yaml";
import { refuse } from "../domain/shared/refusal.ts";

/** The API description as everybody may read it: the bundle without what the public overlay hides. */
export interface Published {
  readonly json: string;
  readonly yaml: string;
  /** Strong validators (RFC 9110), one per form. */
  readonly jsonTag: string;
  readonly yamlTag: string;
}

const SPEC = new URL("../../../spec/", import.meta.url);
let published: Promise<Published> | null = null;

/** Reads and prepares the document once. Throws maintenance while it has not been bundled. */
export function publishedDocument(): Promise<Published> {
  published ??= prepare().catch((error: unknown) => {
    published = null;
    throw error;
  });
  return published;
}

async function prepare(): Promise<Published> {
  const bundle = fileURLToPath(new URL("dist/openapi.json", SPEC));
  if (!existsSync(bundle))
    throw refuse("maintenance", "The API description is not bundled. Run npm run bundle -w spec.");
  const document = await loadDocument(bundle, { report: collectReport() });
  const overlay = await loadOverlay(fileURLToPath(new URL("overlays/public.overlay.yaml", SPEC)));
  const { root } = applyOverlays(document, [overlay]);
  const json = JSON.stringify(root);
  const yaml = dump(JSON.parse(json), { noRefs: true, lineWidth: 160 });
  return { json, yaml, jsonTag: tagOf(json), yamlTag: tagOf(yaml) };
}

function tagOf(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
}
