import type { Api, NamedType, Operation, Resource, TypeId, TypeRef } from "./types.ts";

/** The named types of an Api by id. */
export function indexTypes(api: Pick<Api, "types">): ReadonlyMap<TypeId, NamedType> {
  return new Map(api.types.map((type) => [type.id, type]));
}

/** All operations of an Api, resource by resource. */
export function allOperations(api: Pick<Api, "resources">): readonly Operation[] {
  const below = (resource: Resource): readonly Operation[] => [
    ...resource.operations,
    ...resource.children.flatMap(below),
  ];
  return api.resources.flatMap(below);
}

/** The path of an operation as a template: `/payments/{id}`. */
export function pathTemplate(operation: Pick<Operation, "path">): string {
  return operation.path
    .map((part) => (part.kind === "text" ? part.text : `{${part.wire}}`))
    .join("");
}

/** Follows aliases to a type that is none; null is admitted if any step admits it. */
export function resolveAlias(types: ReadonlyMap<TypeId, NamedType>, ref: TypeRef): TypeRef {
  let here = ref;
  for (;;) {
    const named = here.type.kind === "named" ? types.get(here.type.id) : undefined;
    if (named?.kind !== "alias") return here;
    here = { type: named.target.type, nullable: here.nullable || named.target.nullable };
  }
}
