import {
  entries,
  isObject,
  own,
  ownList,
  ownObject,
  ownText,
  put,
  type Value,
  type ValueObject,
} from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { follow, resolve, valueAt } from "../source/references.ts";
import {
  isSubstantial,
  partsOf,
  propertiesOf,
  requiredOf,
  type Composite,
  type Part,
} from "./compose.ts";
import { tell, type Build } from "./context.ts";
import { toKey, type Branch, type UnionDraft } from "./drafts.ts";
import { isOpen, type Listing } from "./enums.ts";
import { componentName, isNullOnly, placeRef, reach, shapeRef, typeRef } from "./schemas.ts";
import { wordsOf } from "./words.ts";

type Keyword = "oneOf" | "anyOf";
interface UnionPart {
  readonly part: Part;
  readonly keyword: Keyword;
  readonly branches: readonly Value[];
}

/** Whether a schema offers alternatives. Branches that vary only `required` are a constraint, not alternatives. */
export function isUnion(composite: Composite): boolean {
  return unionParts(composite).length > 0;
}

function unionParts(composite: Composite): readonly UnionPart[] {
  return composite.parts.flatMap((part) =>
    (["oneOf", "anyOf"] as const).flatMap((keyword) => {
      const branches = ownList(part.schema, keyword);
      return part.unionIgnored || branches.length === 0 || branches.every(isConstraint)
        ? []
        : [{ part, keyword, branches }];
    }),
  );
}

const CONSTRAINT_KEYS = new Set([
  "required",
  "title",
  "description",
  "not",
  "type",
  "minProperties",
  "maxProperties",
]);

function isConstraint(branch: Value): boolean {
  const type = own(branch, "type");
  return (
    isObject(branch) &&
    (type === undefined || (type === "object" && own(branch, "required") !== undefined)) &&
    Object.keys(branch).every((key) => CONSTRAINT_KEYS.has(key) || key.startsWith("x-"))
  );
}

/** The branches of a union schema, or of a parent whose children extend it by allOf. */
export function branchesOf(build: Build, key: string, composite: Composite): UnionDraft {
  const children = build.family.get(key);
  if (children !== undefined) return familyBranches(build, key, composite, children);
  const [union, ...others] = unionParts(composite);
  if (union === undefined) return { kind: "union", branches: [], any: false, open: true };
  for (const other of others) {
    tell(
      build,
      "W-SCHEMA",
      below(other.part.at, other.keyword),
      "Two unions hold for one value at once.",
      "Only the first of them is represented.",
    );
  }
  const shared = composite.parts
    .map((part) => (part === union.part ? { ...part, schema: without(part.schema) } : part))
    .filter((part) => isSubstantial(part.schema));
  const discriminator = discriminatorOf(composite);
  const branches = union.branches.flatMap((branch, index) => {
    if (isNullOnly(branch)) return [];
    const at = below(union.part.at, union.keyword, index);
    return [
      branchOf(
        build,
        composite,
        below(composite.at, union.keyword, index),
        { at, value: branch },
        shared,
      ),
    ];
  });
  const tagged =
    discriminator === undefined ? branches : withMapping(build, branches, discriminator);
  return {
    kind: "union",
    branches: tagged,
    any: union.keyword === "anyOf",
    ...(discriminator === undefined
      ? {}
      : { discriminator: { property: discriminator.property, at: discriminator.at } }),
    open: isOpen(composite.outer, union.part.schema),
  };
}

function without(schema: ValueObject): ValueObject {
  const { oneOf: _oneOf, anyOf: _anyOf, ...rest } = schema;
  return rest;
}

function branchOf(
  build: Build,
  composite: Composite,
  key: string,
  branch: { at: string; value: Value },
  shared: readonly Part[],
): Branch {
  const title = ownText(branch.value, "title");
  const place =
    ownText(branch.value, "$ref") === undefined
      ? undefined
      : resolve(build.document, branch.at, branch.value);
  const implicitTag = place?.ok === true ? componentName(place.at) : undefined;
  const base = {
    at: place?.ok === true ? place.at : branch.at,
    tags: [],
    ...(implicitTag === undefined ? {} : { implicitTag }),
    ...(title === undefined ? {} : { title }),
  };
  if (shared.length === 0) return { ...base, ref: typeRef(build, branch.at, branch.value) };
  const parts = partsOf(build, branch.at, branch.value);
  if (covers(parts, shared)) return { ...base, ref: typeRef(build, branch.at, branch.value) };
  const hint = implicitTag === undefined ? undefined : wordsOf(implicitTag);
  const merged: Composite = {
    at: key,
    outer: isObject(branch.value) && place === undefined ? branch.value : {},
    parts: [...shared.map((part) => ({ ...part, member: true })), ...parts],
    bases: [...composite.bases, ...(place?.ok === true ? [place.at] : [])],
    nullable: false,
    ...(hint === undefined ? {} : { hint }),
  };
  return { ...base, ref: shapeRef(build, merged) };
}

/** Whether a branch says by itself all that its siblings' common part says. */
function covers(parts: readonly Part[], shared: readonly Part[]): boolean {
  const places = new Set(parts.map((part) => part.at));
  if (shared.every((part) => places.has(part.at))) return true;
  const known = propertiesOf({ parts });
  const required = requiredOf({ parts });
  return (
    [...propertiesOf({ parts: shared }).keys()].every((name) => known.has(name)) &&
    [...requiredOf({ parts: shared })].every((name) => required.has(name))
  );
}

interface Discriminator {
  readonly property: string;
  readonly at: string;
  readonly mapping: readonly (readonly [string, Value])[];
}

function discriminatorOf(composite: Composite): Discriminator | undefined {
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
function withMapping(
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

function mappedPlace(build: Build, at: string, target: string): string | undefined {
  const schemas = ownObject(ownObject(build.document.root, "components"), "schemas");
  const reference =
    own(schemas, target) === undefined ? target : `#${below("/components/schemas", target)}`;
  const found = follow(build.document, at, reference);
  if (!found.ok) return undefined;
  const end = resolve(build.document, found.at, found.value);
  return end.ok && isObject(end.value) ? end.at : undefined;
}

/** Parent with discriminator and allOf children: a union of the children, each a complete record. */
function familyBranches(
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

/** An enum of several JSON types: one branch per type. */
export function literalBranches(
  build: Build,
  composite: Composite,
  listing: Listing,
  open: boolean,
): UnionDraft {
  const groups = new Map<string, Value[]>();
  for (const { value } of listing.values) {
    const known = groups.get(typeof value);
    if (known === undefined) groups.set(typeof value, [value]);
    else known.push(value);
  }
  const branches = [...groups].map(([type, values]) => {
    const at = below(composite.at, "enum", type);
    const schema: Record<string, Value> = {};
    put(schema, "type", type === "number" ? "integer" : type);
    put(schema, "enum", values);
    const part = { at: listing.part.at, schema, unionIgnored: false, member: false };
    return {
      at,
      ref: shapeRef(build, {
        at,
        outer: schema,
        parts: [part],
        bases: [],
        nullable: false,
        hint: wordsOf(type),
      }),
      tags: [],
    };
  });
  return { kind: "union", branches, any: false, open };
}
