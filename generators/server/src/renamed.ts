/** Where in a body a member may still come under its old name. */
import {
  resolveAlias,
  type Field,
  type Json,
  type RecordType,
  type TypeRef,
} from "@njia/generator-core";
import type { ServerModel } from "./model.ts";

interface Pair {
  readonly from: string;
  readonly to: string;
  readonly required: boolean;
  readonly since: string | null;
  readonly sunset: string | null;
}

/** Deeper than any body of ours; ends the walk through recursive types. */
const MAX_DEPTH = 6;

/**
 * Every pair of a deprecated field and its replacement beside it; `at` is a JSON Pointer into the body in which `*` stands
 * for each item. `required`: one of the two must be given and nothing else will do.
 */
export function renamedFields(model: ServerModel, body: TypeRef): readonly Json[] {
  const found = new Map<string, Json>();
  walk(model, body, "", 0, found);
  return [...found.values()];
}

function walk(
  model: ServerModel,
  ref: TypeRef,
  at: string,
  depth: number,
  found: Map<string, Json>,
): void {
  if (depth > MAX_DEPTH) return;
  const { type: shape } = resolveAlias(model.types, ref);
  switch (shape.kind) {
    case "list":
      walk(model, shape.item, `${at}/*`, depth + 1, found);
      return;
    case "named": {
      const named = model.types.get(shape.id);
      if (named?.kind === "union")
        for (const variant of named.variants) walk(model, variant.ref, at, depth, found);
      if (named?.kind !== "record") return;
      for (const pair of pairsOf(named)) found.set(`${at} ${pair.from}`, { at, ...pair });
      for (const field of named.fields)
        walk(model, field.ref, `${at}/${field.name.wire}`, depth + 1, found);
      return;
    }
    case "map":
    case "scalar":
    case "literal":
    case "unknown":
      return;
    default:
      shape satisfies never;
  }
}

function pairsOf(record: RecordType): readonly Pair[] {
  return record.fields.flatMap((field: Field) => {
    const to = field.deprecated?.replacement;
    if (to === undefined || !record.fields.some((other) => other.name.wire === to)) return [];
    const from = field.name.wire;
    const sets = record.anyRequired ?? [];
    const required =
      sets.length > 0 && sets.every((set) => set.every((name) => name === from || name === to));
    const { since = null, sunset = null } = field.deprecated ?? {};
    return [{ from, to, required, since, sunset }];
  });
}
