/** Which named types a request can hold. */
import type { NamedType, TypeId, TypeRef } from "@njia/generator-core";
import type { ServerModel } from "./model.ts";

/** The named types that `roots` lead to, themselves included. */
export function reached(model: ServerModel, roots: readonly TypeId[]): ReadonlySet<TypeId> {
  const seen = new Set<TypeId>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const named = model.types.get(id);
    if (seen.has(id) || named === undefined) continue;
    seen.add(id);
    waiting.push(...usesOf(named));
  }
  return seen;
}

function usesOf(named: NamedType): readonly TypeId[] {
  switch (named.kind) {
    case "record":
      return [
        ...named.fields.flatMap((field) => mentioned(field.ref)),
        ...(typeof named.extra === "object" ? mentioned(named.extra) : []),
      ];
    case "union":
      return named.variants.flatMap((variant) => mentioned(variant.ref));
    case "alias":
      return mentioned(named.target);
    case "enum":
      return [];
    default:
      return named satisfies never;
  }
}

/** The named types in a reference, not what they lead to. */
export function mentioned(ref: TypeRef): readonly TypeId[] {
  const { type } = ref;
  switch (type.kind) {
    case "named":
      return [type.id];
    case "list":
      return mentioned(type.item);
    case "map":
      return mentioned(type.value);
    case "scalar":
    case "literal":
    case "unknown":
      return [];
    default:
      return type satisfies never;
  }
}
