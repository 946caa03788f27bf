/** Random values that are likely to be valid for a schema, at and around its limits. */
import type { Direction } from "../model.ts";
import type { Random } from "./random.ts";
import type { Components, Schema } from "./schemas.ts";
import { isHidden, resolved } from "./validator.ts";

export interface Source {
  readonly random: Random;
  readonly components: Components;
  readonly direction: Direction;
}

const TEXTS = [
  "",
  "a",
  "ab",
  "abb",
  "red",
  "green",
  "blue",
  "axb",
  "aaaa",
  "bbbbb",
  "Z9",
  "2026-01-31",
  "2026-01-31T10:00:00Z",
  "8c1f0b52-3f3e-4f0a-9d0c-1f2e3d4c5b6a",
];
const NUMBERS = [-1, 0, 0.5, 1, 2, 3, 4, 5, 6, 8, 12, 2147483648];
const ANYTHING: readonly unknown[] = [null, "a", 1, 0.5, true, [], {}, ["a"], { zz: 1 }];

/** Unknown members are called `zz`: a name that no schema gives, since a name given later is a promise, not a breach. */
export function sample(source: Source, written: Schema): unknown {
  const { random, components } = source;
  const schema = resolved(written, components);
  if (schema["nullable"] === true && random.chance(0.25)) return null;
  if (Array.isArray(schema["enum"]) && random.chance(0.9))
    return random.pick(schema["enum"]) ?? null;
  for (const kind of ["oneOf", "anyOf"]) {
    const branches = schema[kind];
    if (Array.isArray(branches) && branches.length > 0)
      return merged(
        sample(source, random.pick(branches) as Schema),
        schema["type"] === "object" ? sampleObject(source, schema) : undefined,
      );
  }
  if (Array.isArray(schema["allOf"])) {
    const values = schema["allOf"].map((each) => sample(source, each as Schema));
    return [
      ...values,
      schema["properties"] === undefined ? undefined : sampleObject(source, schema),
    ].reduce(merged);
  }
  switch (schema["type"]) {
    case "string":
      return random.pick(TEXTS);
    case "integer":
    case "number":
      return random.pick(NUMBERS);
    case "boolean":
      return random.chance(0.5);
    case "array":
      return Array.from({ length: random.whole(0, 4) }, () =>
        sample(source, (schema["items"] ?? {}) as Schema),
      );
    case "object":
      return sampleObject(source, schema);
    default:
      return random.chance(0.3) && schema["properties"] !== undefined
        ? sampleObject(source, schema)
        : (random.pick(ANYTHING.slice(1)) ?? null);
  }
}

function sampleObject(source: Source, schema: Schema): Record<string, unknown> {
  const { random, components, direction } = source;
  const required = (schema["required"] ?? []) as readonly string[];
  const entries = Object.entries((schema["properties"] ?? {}) as Components)
    .filter(([, each]) => !isHidden(each, components, direction))
    .filter(([name]) => random.chance(required.includes(name) ? 0.98 : 0.6))
    .map(([name, each]) => [name, sample(source, each)] as const);
  const extra = schema["additionalProperties"];
  if (extra === false || random.chance(0.6)) return Object.fromEntries(entries);
  const value =
    typeof extra === "object" && extra !== null
      ? sample(source, extra as Schema)
      : random.pick(ANYTHING.slice(1));
  return Object.fromEntries([...entries, ["zz", value]]);
}

function merged(left: unknown, right: unknown): unknown {
  if (right === undefined) return left;
  const both = [left, right].every(
    (each) => typeof each === "object" && each !== null && !Array.isArray(each),
  );
  return both ? { ...(left as object), ...(right as object) } : left;
}
