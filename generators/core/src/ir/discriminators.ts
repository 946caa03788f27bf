import { entries, isObject, own, ownObject, ownText, type Value } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { follow, resolve, valueAt } from "../source/references.ts";
import type { Composite } from "./compose.ts";
import { tell, type Build } from "./context.ts";
import type { Branch } from "./drafts.ts";
import { componentName } from "./components.ts";
import { placeRef } from "./schemas.ts";

/** A discriminator as the document writes it. */
export interface Discriminator {
  readonly property: string;
  readonly at: string;
  readonly mapping: readonly (readonly [string, Value])[];
}

/** The discriminator nearest to the schema itself. */
export function discriminatorOf(composite: Composite): Discriminator | undefined {
  for (const part of [...composite.parts].reverse()) {
    const found = ownObject(part.schema, "discriminator");
    const property = ownText(found, "propertyName");
    if (found !== undefined && property !== undefined) {
      return {
        property,
        at: below(part.at, "discriminator"),
        mapping: entries(own(found, "mapping")),
      };
    }
  }
  return undefined;
}

/** Adds the tags that a mapping states; several tags may name one branch. */
export function withMapping(
  build: Build,
  branches: readonly Branch[],
  discriminator: Discriminator,
): readonly Branch[] {
  const tags = new Map<string, string[]>();
  for (const [tag, target] of discriminator.mapping) {
    const at = below(discriminator.at, "mapping", tag);
    const place = typeof target === "string" ? mappedPlace(build, at, target) : undefined;
    if (place === undefined) {
      tell(
        build,
        "W-DISCRIMINATOR",
        at,
        `The mapping "${tag}" names no schema.`,
        "It is ignored.",
        "Name a component schema, or write a full reference.",
      );
      continue;
    }
    const known = tags.get(place);
    if (known === undefined) tags.set(place, [tag]);
    else known.push(tag);
  }
  const placed = branches.map((branch) => ({
    ...branch,
    tags: [...(tags.get(branch.at) ?? [])].sort(),
  }));
  const extra = [...tags]
    .filter(([place]) => !branches.some((branch) => branch.at === place))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...placed,
    ...extra.map(([place, names]) => {
      tell(
        build,
        "W-DISCRIMINATOR",
        discriminator.at,
        `The mapping names "${componentName(place)}", which is no branch of the union.`,
        "It was made a branch.",
        "Add it to the union, or remove the mapping.",
      );
      return {
        at: place,
        ref: placeRef(build, place, valueAt(build.document, place) ?? null),
        tags: [...names].sort(),
        implicitTag: componentName(place),
      };
    }),
  ];
}

/** The schema that a mapping names, by component name or reference. */
export function mappedPlace(build: Build, at: string, target: string): string | undefined {
  const schemas = ownObject(ownObject(build.document.root, "components"), "schemas");
  const reference =
    own(schemas, target) === undefined ? target : `#${below("/components/schemas", target)}`;
  const found = follow(build.document, at, reference);
  if (!found.ok) return undefined;
  const end = resolve(build.document, found.at, found.value);
  return end.ok && isObject(end.value) ? end.at : undefined;
}
