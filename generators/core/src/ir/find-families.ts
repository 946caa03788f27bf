import {
  isObject,
  entries,
  own,
  ownList,
  ownObject,
  ownText,
  type Value,
  type ValueObject,
} from "../source/plain.ts";
import { below } from "../source/pointer.ts";

/** The discriminated parents among the component schemas, with the places of all schemas that extend them by allOf. */
export function findFamilies(
  document: { readonly root: ValueObject },
  placeOf: (at: string, ref: Value) => string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const base = "/components/schemas";
  const schemas = entries(ownObject(ownObject(document.root, "components"), "schemas"));
  const parents = new Set<string>();
  for (const [name, schema] of schemas) {
    if (
      isObject(own(schema, "discriminator")) &&
      ownList(schema, "oneOf").length === 0 &&
      ownList(schema, "anyOf").length === 0
    )
      parents.add(below(base, name));
  }
  const direct = new Map<string, string[]>();
  if (parents.size === 0) return direct;
  for (const [name, schema] of schemas) {
    const child = below(base, name);
    for (const [index, member] of ownList(schema, "allOf").entries()) {
      const parent =
        ownText(member, "$ref") === undefined
          ? undefined
          : placeOf(below(child, "allOf", index), member);
      if (parent === undefined || parent === child) continue;
      const known = direct.get(parent);
      if (known === undefined) direct.set(parent, [child]);
      else known.push(child);
    }
  }
  return new Map(
    [...parents].flatMap((parent) => {
      const descendants = descend(parent, direct);
      return descendants.length === 0 ? [] : [[parent, descendants] as const];
    }),
  );
}

function descend(
  parent: string,
  direct: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const found = new Set<string>();
  const stack = [...(direct.get(parent) ?? [])];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (found.has(next) || next === parent) continue;
    found.add(next);
    stack.push(...(direct.get(next) ?? []));
  }
  return [...found].sort();
}
