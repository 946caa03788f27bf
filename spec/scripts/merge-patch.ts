/** JSON merge patch (RFC 7396): null takes a member away, objects are merged, everything else replaces. */
import { isObject, type Json } from "./json.ts";

export function mergePatch(target: Json | undefined, patch: Json | undefined): Json {
  if (!isObject(patch)) return patch ?? null;
  const merged = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null || value === undefined) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}
