import { isObject, own, ownText, put, type Value, type ValueObject } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { resolve } from "../source/references.ts";
import {
  isSubstantial,
  partsOf,
  propertiesOf,
  requiredOf,
  type Composite,
  type Part,
} from "./compose.ts";
import { tell, type Build } from "./context.ts";
import { discriminatorOf, withMapping } from "./discriminators.ts";
import type { Branch, UnionDraft } from "./drafts.ts";
import { isOpen, type Listing } from "./enums.ts";
import { familyBranches } from "./families.ts";
import { componentName } from "./components.ts";
import { shapeRef, typeRef } from "./schemas.ts";
import { isNullOnly, unionParts } from "./union-parts.ts";
import { wordsOf } from "./words.ts";

/** The branches of a union schema, or of a parent whose children extend it by allOf. */
export function branchesOf(build: Build, key: string, composite: Composite): UnionDraft {
  const children = build.family.get(key);
  if (children !== undefined) return familyBranches(build, key, composite, children);
  const [union, ...others] = unionParts(build, composite);
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

/** Unions of unions multiply; deeper than this nobody means them. */
const MAX_DISTRIBUTION = 4;

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
  const within = composite.within ?? [composite.at];
  const endless = within.includes(base.at) || within.length > MAX_DISTRIBUTION;
  if (endless || covers(parts, shared))
    return { ...base, ref: typeRef(build, branch.at, branch.value) };
  const hint = implicitTag === undefined ? undefined : wordsOf(implicitTag);
  const merged: Composite = {
    at: key,
    outer: isObject(branch.value) && place === undefined ? branch.value : {},
    parts: [...shared.map((part) => ({ ...part, member: true })), ...parts],
    bases: [...composite.bases, ...(place?.ok === true ? [place.at] : [])],
    nullable: own(branch.value, "nullable") === true,
    within: [...within, base.at],
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
