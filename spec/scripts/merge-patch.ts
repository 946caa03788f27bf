/** JSON merge patch (RFC 7396): null takes a member away, objects are merged, everything else replaces. */
import { isObject, type Json } from './json.ts';

export function mergePatch(target: Json | undefined, patch: Json | undefined): Json {
  if (!isObject(patch)) return patch ?? null;
  const merged: Record<string, Json | undefined> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null || value === undefined) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}
