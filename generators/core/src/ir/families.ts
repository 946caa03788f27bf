import { below } from "../source/pointer.ts";
import { valueAt } from "../source/references.ts";
import { partsOf, type Composite } from "./compose.ts";
import type { Build } from "./context.ts";
import { discriminatorOf, mappedPlace, withMapping } from "./discriminators.ts";
import { toKey, type UnionDraft } from "./drafts.ts";
import { isOpen } from "./enums.ts";
import { componentName } from "./components.ts";
import { placeRef, reach } from "./schemas.ts";

/** Parent with discriminator and allOf children: a union of the children, each a complete record. */
export function familyBranches(
  build: Build,
  key: string,
  composite: Composite,
  children: readonly string[],
): UnionDraft {
  const discriminator = discriminatorOf(composite) ?? {
    property: "",
    at: composite.at,
    mapping: [],
  };
  const mapped = discriminator.mapping.map(([tag, target]) =>
    typeof target === "string"
      ? mappedPlace(build, below(discriminator.at, "mapping", tag), target)
      : undefined,
  );
  const places = [...children, ...(mapped.includes(key) || children.length === 1 ? [key] : [])];
  const branches = places.map((place) => ({
    at: place,
    ref:
      place === key || build.family.has(place)
        ? selfRef(build, place, composite)
        : placeRef(build, place, valueAt(build.document, place) ?? null),
    tags: [],
    implicitTag: componentName(place),
  }));
  return {
    kind: "union",
    branches: withMapping(build, branches, discriminator),
    any: false,
    discriminator: { property: discriminator.property, at: discriminator.at },
    open: isOpen(composite.outer),
  };
}

/** The record of a parent itself, beside the union that its name stands for. */
function selfRef(
  build: Build,
  place: string,
  parent: Composite,
): UnionDraft["branches"][number]["ref"] {
  const own = place === parent.at ? parent : build.composites.get(place);
  const parts = own?.parts ?? partsOf(build, place, valueAt(build.document, place) ?? null);
  const key = `${place}#self`;
  reach(build, key, () => ({
    at: key,
    outer: own?.outer ?? {},
    parts,
    bases: own?.bases ?? [],
    nullable: false,
  }));
  return toKey(key);
}
