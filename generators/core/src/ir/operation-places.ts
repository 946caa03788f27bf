import { METHODS } from "../source/oas30.ts";
import { byCodePoint, entries, isObject, own, type ValueObject } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { objectAt, tell, type Build } from "./context.ts";
import { hiddenOf } from "./decl.ts";
import { derivedId, statedId } from "./method-names.ts";
import type { Method } from "./types.ts";

/** Where an operation stands. */
export interface Place {
  readonly path: string;
  readonly method: Method;
  readonly item: { readonly at: string; readonly value: ValueObject };
  readonly at: string;
  readonly node: ValueObject;
}

/** All operations of the document that this posture may see. */
export function operationPlaces(build: Build): readonly Place[] {
  const places: Place[] = [];
  for (const [path, value] of entries(own(build.document.root, "paths"))) {
    if (path.startsWith("x-")) continue;
    const item = objectAt(build, below("/paths", path), value, "A path item");
    if (item === undefined) continue;
    for (const method of METHODS) {
      const node = own(item.value, method);
      if (node === undefined) continue;
      const at = below(item.at, method);
      if (!isObject(node))
        tell(build, "W-SCHEMA", at, "An operation must be an object.", "It is left out.");
      else if (build.posture === "server" || hiddenOf(node) !== "all")
        places.push({ path, method: method.toUpperCase() as Method, item, at, node });
    }
  }
  return places;
}

/** An operationId used twice is an error under --strict; elsewhere all its bearers get ids of method and path. */
export function assignIds(build: Build, places: readonly Place[]): ReadonlyMap<string, string> {
  const bearers = new Map<string, Place[]>();
  for (const place of places) {
    const id = statedId(place.node);
    if (id !== undefined) bearers.set(id, [...(bearers.get(id) ?? []), place]);
    else
      tell(
        build,
        "W-OPERATION-ID",
        place.at,
        `${place.method} ${place.path} has no operationId.`,
        "It is named after its method and path.",
        "Give it an operationId.",
      );
  }
  const ids = new Map<string, string>();
  const taken = new Set([...bearers].filter(([, list]) => list.length === 1).map(([id]) => id));
  for (const place of places) {
    const id = statedId(place.node);
    if (id !== undefined && taken.has(id)) ids.set(place.at, id);
    else ids.set(place.at, freeId(derivedId(place.method, place.path), taken));
  }
  for (const [id, list] of bearers) {
    if (list.length < 2) continue;
    const where = list
      .map((place) => `${place.method} ${place.path}`)
      .sort(byCodePoint)
      .join(", ");
    tell(
      build,
      "E-OPERATION-ID",
      below(list.at(-1)?.at ?? "", "operationId"),
      `The operationId "${id}" is used by ${where}.`,
      "Each of them is named after its method and path.",
      "Give every operation an operationId of its own.",
    );
  }
  return ids;
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  while (taken.has(id)) id = `${id}Operation`;
  taken.add(id);
  return id;
}
