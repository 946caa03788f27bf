/** Which resource a type belongs to: the one whose calls come to it on the shortest way. */
import type { Api, Operation, Resource, TypeId } from "@njia/generator-core";
import { mentionedBy, mentionedIn, resultRefs, typeIndex } from "@njia/generator-core";

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
  const events = api.webhooks?.events.flatMap((event) => mentionedIn(event.ref)) ?? [];
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
  return new Map(api.types.map((type) => [type.id, mentionedBy(type)]));
}

function operationTypes(operation: Operation): readonly TypeId[] {
  return [
    ...operation.params.flatMap((param) => mentionedIn(param.ref)),
    ...(operation.body?.contents.flatMap((content) => mentionedIn(content.ref)) ?? []),
    ...resultRefs(operation.result).flatMap(mentionedIn),
  ];
}
