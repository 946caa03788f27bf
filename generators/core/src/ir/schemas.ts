import { entries, isObject, own, ownText, type Value, type ValueObject } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { valueAt } from "../source/references.ts";
import { branchesOf, literalBranches } from "./branches.ts";
import { compose, type Composite } from "./compose.ts";
import { dereference, tell, type Build } from "./context.ts";
import { declOf } from "./decl.ts";
import { orNull, toKey, UNKNOWN, type Draft, type DraftBody } from "./drafts.ts";
import { enumValues, isOpen, listingOf } from "./enums.ts";
import { componentName, isComponent } from "./components.ts";
import { inlineRef, warnKeywords } from "./inline-types.ts";
import { recordBody } from "./records.ts";
import { basisOf } from "./scalars.ts";
import type { TypeRef } from "./types.ts";
import { isNullOnly, isUnion } from "./union-parts.ts";

/** Deeper nesting can only come from an anchor that contains itself. */
const MAX_INLINE_DEPTH = 120;

/** The type that a schema (or a reference to one) describes. Reports and answers `unknown` where it cannot be represented. */
export function typeRef(build: Build, at: string, value: Value): TypeRef {
  if (!isObject(value)) {
    if (value !== true)
      tell(build, "W-SCHEMA", at, "A schema must be an object.", "Its type is unknown.");
    return UNKNOWN;
  }
  if (ownText(value, "$ref") !== undefined) {
    const found = dereference(build, at, value, "Its type is unknown.");
    if (found === undefined) return UNKNOWN;
    const nullable = value["nullable"] === true;
    if (nullable)
      tell(
        build,
        "I-NULLABLE-REF",
        at,
        "nullable beside $ref is void by the letter of OpenAPI 3.0.",
        "It was honoured.",
        "Write allOf: [$ref] with nullable beside it.",
      );
    return orNull(placeRef(build, found.at, found.value), nullable);
  }
  if (own(value, "$ref") !== undefined)
    tell(build, "W-REF-PLACE", below(at, "$ref"), "A $ref must be a text.", "It is ignored.");
  if (at.split("/").length > MAX_INLINE_DEPTH) {
    tell(
      build,
      "W-SCHEMA",
      at,
      "Schemas are nested without end.",
      "The type is unknown from here on.",
      "Use $ref for recursion, not an anchor.",
    );
    return UNKNOWN;
  }
  return shapeRef(build, compose(build, at, value));
}

/** The type of the schema at a place that a reference led to. */
export function placeRef(build: Build, at: string, value: Value): TypeRef {
  if (!isComponent(at) || !isObject(value)) return typeRef(build, at, value);
  reach(build, at, () => compose(build, at, value));
  return toKey(at);
}

/** The type of a flattened schema: inline, or a reference to the named type that it becomes. */
export function shapeRef(build: Build, composite: Composite): TypeRef {
  if (composite.decorates !== undefined) return decoratedRef(build, composite, composite.decorates);
  if (kindOf(build, composite) === "inline") return inlineRef(build, composite);
  reach(build, composite.at, () => composite);
  return toKey(composite.at);
}

function decoratedRef(build: Build, composite: Composite, place: string): TypeRef {
  const value = valueAt(build.document, place);
  return value === undefined ? UNKNOWN : orNull(placeRef(build, place, value), composite.nullable);
}

/** Makes sure that a named type will be drafted. */
export function reach(build: Build, key: string, make: () => Composite): void {
  if (build.composites.has(key)) return;
  build.composites.set(key, make());
  build.queue.push(key);
}

type Kind = "record" | "enum" | "union" | "literals" | "inline";

function kindOf(build: Build, composite: Composite): Kind {
  if (build.family.has(composite.at) || isUnion(build, composite)) return "union";
  const listing = listingOf(build, composite);
  if (listing !== undefined && listing.values.length > 1 && listing.base !== "other") {
    return listing.base === "mixed" ? "literals" : listing.base === "boolean" ? "inline" : "enum";
  }
  if (listing !== undefined && listing.values.length === 1) return "inline";
  if (basisOf(composite) !== "object") return "inline";
  return composite.parts.some(
    (part) =>
      entries(own(part.schema, "properties")).length > 0 ||
      own(part.schema, "additionalProperties") === false,
  )
    ? "record"
    : "inline";
}

/** Drafts the named type of a key that was reached. */
export function draft(build: Build, key: string, composite: Composite): Draft {
  const component = isComponent(key);
  const wire = component ? componentName(key) : "";
  const title = ownText(composite.outer, "title");
  return {
    key,
    decl: declOf(composite.at, wire, composite.outer),
    component,
    nullable:
      composite.nullable ||
      listingOf(build, composite)?.nullable === true ||
      isNullUnion(composite),
    ...(title === undefined ? {} : { title }),
    ...bodyOf(build, key, composite),
  };
}

function isNullUnion(composite: Composite): boolean {
  return composite.parts.some(
    (part) =>
      !part.unionIgnored &&
      ["oneOf", "anyOf"].some((keyword) => {
        const branches = own(part.schema, keyword);
        return Array.isArray(branches) && branches.some(isNullOnly);
      }),
  );
}

function bodyOf(build: Build, key: string, composite: Composite): DraftBody {
  if (composite.decorates !== undefined)
    return { kind: "alias", target: decoratedRef(build, composite, composite.decorates) };
  const kind = kindOf(build, composite);
  warnKeywords(build, composite);
  switch (kind) {
    case "record":
      return recordBody(build, composite);
    case "union":
      return branchesOf(build, key, composite);
    case "inline":
      return { kind: "alias", target: inlineRef(build, composite) };
    case "literals":
    case "enum": {
      const listing = listingOf(build, composite);
      if (listing === undefined) return { kind: "alias", target: UNKNOWN };
      const open = isOpen(composite.outer, listing.part.schema);
      if (kind === "literals") return literalBranches(build, composite, listing, open);
      return {
        kind: "enum",
        base: listing.base === "int64" ? "int64" : "string",
        values: enumValues(listing),
        open,
      };
    }
    default:
      return kind satisfies never;
  }
}

/** The object schema at a place, for readers that need its properties rather than its type. */
export function compositeAt(build: Build, at: string, value: Value): Composite | undefined {
  const found =
    isObject(value) && ownText(value, "$ref") !== undefined
      ? dereference(build, at, value, "It is left out.")
      : { at, value };
  if (found === undefined || !isObject(found.value)) return undefined;
  const composite = compose(build, found.at, found.value as ValueObject);
  if (composite.decorates === undefined) return composite;
  const target = valueAt(build.document, composite.decorates);
  return target === undefined ? undefined : compositeAt(build, composite.decorates, target);
}
