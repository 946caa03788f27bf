import { ExactNumber, isList, isObject, put, type Value } from "../source/plain.ts";
import type { Json } from "./types.ts";

/** Documents made of YAML anchors can unfold without end; what is larger than this is no example. */
const MAX_NODES = 100_000;
const MAX_DEPTH = 100;

/** A document value as JSON; exact numbers become decimal text. Undefined when it is too large to be meant. */
export function toJson(value: Value): Json | undefined {
  const budget = { left: MAX_NODES };
  return convert(value, budget, 0);
}

function convert(value: Value, budget: { left: number }, depth: number): Json | undefined {
  budget.left -= 1;
  if (budget.left < 0 || depth > MAX_DEPTH) return undefined;
  if (value instanceof ExactNumber) return value.text;
  if (isList(value)) {
    const items: Json[] = [];
    for (const item of value) {
      const json = convert(item, budget, depth + 1);
      if (json === undefined) return undefined;
      items.push(json);
    }
    return items;
  }
  if (!isObject(value)) return value;
  const copy: Record<string, Json> = {};
  for (const [key, member] of Object.entries(value)) {
    const json = convert(member, budget, depth + 1);
    if (json === undefined) return undefined;
    put(copy, key, json);
  }
  return copy;
}

/** Whether two JSON-like values are equal, whatever the order of members. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a instanceof ExactNumber && b instanceof ExactNumber) return a.text === b.text;
  if (isList(a) && isList(b))
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]))
  );
}
