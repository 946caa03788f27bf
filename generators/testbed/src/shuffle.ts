/** Another order of the same document, where order means nothing. */
import type { Json } from "@njia/generator-core";

/** The order of these is the author's: fields of a record, values of an example. */
const ORDERED: ReadonlySet<string> = new Set([
  "properties",
  "example",
  "examples",
  "default",
  "value",
]);

/** Reverses and rotates every map but those whose order is kept by design; lists stay as they are. */
export function shuffle(value: Json, key = ""): Json {
  if (Array.isArray(value)) return value.map((item: Json) => shuffle(item, key));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]): [string, Json] => [
    name,
    shuffle(item, name),
  ]);
  if (ORDERED.has(key)) return Object.fromEntries(entries);
  const middle = Math.floor(entries.length / 3);
  return Object.fromEntries([...entries.slice(middle), ...entries.slice(0, middle)].reverse());
}
