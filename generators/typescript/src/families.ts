/** Which resource a type belongs to: the one whose calls come to it on the shortest way. */
import type { Api, Operation, Resource, Result, TypeId, TypeRef } from "@njia/generator-core";
import { typeIndex } from "@njia/generator-core";

/** The owner of a type: a resource, or the webhooks for what only they carry. */
export type Owner = Resource | "webhooks";

/**
 * Owner by type. Of several resources that come to it equally soon, the one that is named like the type has it; if there
 * is none, the type is missing here and shared.
 */
export function families(api: Api): ReadonlyMap<TypeId, Owner> {
  const uses = typeUses(api);
  const best = new Map<TypeId, { distance: number; owners: readonly Owner[] }>();
  const claim = (owner: Owner, roots: readonly TypeId[], start: number): void => {
    for (const [id, steps] of distances(roots, uses)) {
      const distance = start + steps;
      const known = best.get(id);
      if (!known || distance < known.distance) best.set(id, { distance, owners: [owner] });
      else if (distance === known.distance) known.owners = [...known.owners, owner];
    }
  };
  const visit = (resource: Resource): void => {
    claim(resource, resource.operations.flatMap(operationTypes), 0);
    resource.children.forEach(visit);
  };
  api.resources.forEach(visit);
  // Far away, so that only what no resource reaches stays with them.
  const events = api.webhooks?.events.flatMap((event) => mentioned(event.ref)) ?? [];
  claim("webhooks", events, Number.MAX_SAFE_INTEGER / 2);
  const types = typeIndex(api.types);
  const owned = [...best].flatMap(([id, { owners }]): (readonly [TypeId, Owner])[] => {
    const owner =
      owners.length === 1 ? owners[0] : namesake(types.get(id)?.name.words ?? [], owners);
    return owner ? [[id, owner]] : [];
  });
  return new Map(owned);
}

/** Every type on the way from `roots`, with the number of steps to it. */
function distances(
  roots: readonly TypeId[],
  uses: ReadonlyMap<TypeId, readonly TypeId[]>,
): ReadonlyMap<TypeId, number> {
  const seen = new Map<TypeId, number>();
  let frontier: readonly TypeId[] = roots;
  for (let distance = 0; frontier.length > 0; distance++) {
    const fresh = [...new Set(frontier)].filter((id) => !seen.has(id));
    for (const id of fresh) seen.set(id, distance);
    frontier = fresh.flatMap((id) => uses.get(id) ?? []);
  }
  return seen;
}

/** The one owner that shares most leading words with a type, plural or not: `CardCapture` and `cardAuthorizations`. */
function namesake(words: readonly string[], owners: readonly Owner[]): Owner | undefined {
  const stem = (word: string): string => word.replace(/s$/, "");
  const scored = owners.flatMap((owner) => {
    if (owner === "webhooks") return [];
    const same = owner.name.words.findIndex(
      (word, index) => stem(word) !== stem(words[index] ?? ""),
    );
    return [{ owner, score: same < 0 ? owner.name.words.length : same }];
  });
  const [first, second] = scored.sort((a, b) => b.score - a.score);
  return first && first.score > 0 && first.score !== second?.score ? first.owner : undefined;
}

/** The types that each type mentions. */
function typeUses(api: Api): ReadonlyMap<TypeId, readonly TypeId[]> {
  const types = typeIndex(api.types);
  return new Map(
    [...types].map(([id, type]) => {
      switch (type.kind) {
        case "record":
          return [
            id,
            [
              ...type.fields.flatMap((field) => mentioned(field.ref)),
              ...(typeof type.extra === "object" ? mentioned(type.extra) : []),
            ],
          ];
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
