import { refsOfType } from "./references-of.ts";
import type { Api, NamedType, TypeId, TypeRef } from "./types.ts";

/** Named types by id. */
export type Types = ReadonlyMap<TypeId, NamedType>;

/** The ids that a type expression mentions. */
export function idsIn(ref: TypeRef): readonly TypeId[] {
  switch (ref.type.kind) {
    case "named":
      return [ref.type.id];
    case "list":
      return idsIn(ref.type.item);
    case "map":
      return idsIn(ref.type.value);
    default:
      return [];
  }
}

/** Aliases that lead back to themselves, also through lists and maps. */
export function aliasCycles(api: Api, types: Types): readonly string[] {
  return api.types.flatMap((type) => {
    const seen = new Set<TypeId>([type.id]);
    let open = type.kind === "alias" ? idsIn(type.target) : [];
    while (open.length > 0) {
      const next = open.flatMap((id) => {
        const target = types.get(id);
        return target?.kind === "alias" ? [target] : [];
      });
      if (next.some((alias) => alias.id === type.id))
        return [`alias ${type.id} leads back to itself`];
      open = next
        .filter((alias) => !seen.has(alias.id) && seen.add(alias.id) !== undefined)
        .flatMap((alias) => idsIn(alias.target));
    }
    return [];
  });
}

/** Walks references that are held by value; a cycle among them has no boxed edge. */
export function unboxedCycles(api: Api, types: Types): readonly string[] {
  const state = new Map<TypeId, "busy" | "done">();
  for (const root of api.types) {
    if (state.has(root.id)) continue;
    const frames = [{ id: root.id, next: heldBy(root) }];
    state.set(root.id, "busy");
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const id = frame.next.pop();
      if (id === undefined) {
        state.set(frame.id, "done");
        frames.pop();
        continue;
      }
      const target = types.get(id);
      if (target === undefined) continue;
      if (state.get(id) === "busy")
        return [`${frame.id} holds ${id} in a cycle without a boxed edge`];
      if (state.get(id) === "done") continue;
      state.set(id, "busy");
      frames.push({ id, next: heldBy(target) });
    }
  }
  return [];
}

function heldBy(type: NamedType): TypeId[] {
  return refsOfType(type).flatMap(({ type: inner }) =>
    inner.kind === "named" && !inner.boxed ? [inner.id] : [],
  );
}
