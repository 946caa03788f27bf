/** Which resource a type belongs to: the one whose calls come to it on the shortest way. */
import type { Api, Operation, Resource, Result, TypeId, TypeRef } from "@njia/generator-core";
import { typeIndex } from "@njia/generator-core";

/** Owner by type; a type that several resources reach equally soon has none and is shared. */
export function families(api: Api): ReadonlyMap<TypeId, Resource | undefined> {
  const uses = typeUses(api);
  const best = new Map<TypeId, { distance: number; owner: Resource | undefined }>();
  const visit = (resource: Resource): void => {
    const seen = new Map<TypeId, number>();
    let frontier = resource.operations.flatMap((operation) => operationTypes(operation));
    for (let distance = 0; frontier.length > 0; distance++) {
      const fresh = [...new Set(frontier)].filter((id) => !seen.has(id));
      for (const id of fresh) seen.set(id, distance);
      frontier = fresh.flatMap((id) => uses.get(id) ?? []);
    }
    for (const [id, distance] of seen) {
      const known = best.get(id);
      if (!known || distance < known.distance) best.set(id, { distance, owner: resource });
      else if (distance === known.distance && known.owner !== resource) best.set(id, { distance, owner: undefined });
    }
    resource.children.forEach(visit);
  };
  api.resources.forEach(visit);
  return new Map([...best].map(([id, { owner }]) => [id, owner]));
}

/** The types that each type mentions. */
function typeUses(api: Api): ReadonlyMap<TypeId, readonly TypeId[]> {
  const types = typeIndex(api.types);
  return new Map(
    [...types].map(([id, type]) => {
      switch (type.kind) {
        case "record":
          return [id, [...type.fields.flatMap((field) => mentioned(field.ref)), ...(typeof type.extra === "object" ? mentioned(type.extra) : [])]];
        case "union":
          return [id, type.variants.flatMap((variant) => mentioned(variant.ref))];
        case "alias":
          return [id, mentioned(type.target)];
        case "enum":
          return [id, []];
        default:
          return type satisfies never;
      }
    }),
  );
}

/** The named types in a reference. */
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

function operationTypes(operation: Operation): readonly TypeId[] {
  return [
    ...operation.params.flatMap((param) => mentioned(param.ref)),
    ...(operation.body?.contents.flatMap((content) => mentioned(content.ref)) ?? []),
    ...resultTypes(operation.result),
  ];
}

function resultTypes(result: Result): readonly TypeId[] {
  switch (result.kind) {
    case "nothing":
      return [];
    case "value":
      return result.contents.flatMap((content) => mentioned(content.ref));
    case "stream":
      return result.ref ? mentioned(result.ref) : [];
    case "choice":
      return result.byStatus.flatMap((entry) => resultTypes(entry.result));
    default:
      return result satisfies never;
  }
}
