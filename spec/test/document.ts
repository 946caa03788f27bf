/** The real description, bundled once for all tests, and a way to break a copy of it. */
import { join } from "node:path";
import { bundle } from "../scripts/bundler.ts";
import type { Json, JsonObject } from "../scripts/json.ts";
import { mergePatch } from "../scripts/merge-patch.ts";

export const realDocument: JsonObject = await bundle(
  join(import.meta.dirname, "..", "openapi.yaml"),
);

/** The real description with a JSON merge patch (RFC 7396) on it. */
export function broken(patch: Json): JsonObject {
  return mergePatch(realDocument, patch) as JsonObject;
}
