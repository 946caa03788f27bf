/** Another order of the same document, where order means nothing. */
import type { Json } from "@njia/generator-core";

/** Values of the author, whose order is kept by design. */
const DATA: ReadonlySet<string> = new Set(["example", "examples", "default", "value"]);

/** Reverses and rotates every map but fields of records and values of examples; lists stay as they are. */
export function shuffle(value: Json, key = ""): Json {
  if (Array.isArray(value)) return value.map((item: Json) => shuffle(item, key));
  if (typeof value !== "object" || value === null) return value;
  const areFields = key === "properties";
  const entries = Object.entries(value).map(([name, item]): [string, Json] => [
    name,
    DATA.has(name) && !areFields && key !== "responses"
      ? item
      : shuffle(item, areFields ? "" : name),
  ]);
  if (areFields) return Object.fromEntries(entries);
  const middle = Math.floor(entries.length / 3);
  return Object.fromEntries([...entries.slice(middle), ...entries.slice(0, middle)].reverse());
}
