import { entries, isObject, own, ownText, type Value, type ValueObject } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { SCHEMA_KEYWORDS } from "../source/oas30.ts";
import { valueAt } from "../source/references.ts";
import { branchesOf, literalBranches } from "./branches.ts";
import { compose, type Composite } from "./compose.ts";
import { dereference, tell, type Build } from "./context.ts";
import { declOf } from "./decl.ts";
import { orNull, toKey, UNKNOWN, type Draft, type DraftBody } from "./drafts.ts";
import { enumValues, isOpen, listingOf } from "./enums.ts";
import { houseInteger } from "./house.ts";
import { recordBody } from "./records.ts";
import { basisOf, formatOf, limitsOf, scalarType } from "./scalars.ts";
import type { Type, TypeRef } from "./types.ts";
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

/** Whether a place has a name of its own: a component schema, or what a reference into another file names. */
export function isComponent(at: string): boolean {
  return (
    /^(?:[^/][^#]*#)?\/components\/schemas\/[^/]+$/.test(at) ||
    /^[^/][^#]*#(?:\/(?:definitions\/)?[^/]+)?$/.test(at)
  );
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

function inlineRef(build: Build, composite: Composite): TypeRef {
  const listing = listingOf(build, composite);
  const nullable = composite.nullable || listing?.nullable === true;
  const [only, second] = listing?.values ?? [];
  if (only !== undefined && second === undefined)
    return { type: { kind: "literal", value: only.value }, nullable };
  if (listing !== undefined && only === undefined)
    return { type: { kind: "unknown" }, nullable: true };
  if (listing?.base === "other") {
    tell(
      build,
      "W-ENUM",
      listing.part.at,
      "An enum of fractions or objects has no representation.",
      "Its base type stands for it.",
    );
  }
  return { type: inlineType(build, composite), nullable };
}

function inlineType(build: Build, composite: Composite): Type {
  const basis = basisOf(composite);
  switch (basis) {
    case "string":
    case "integer":
    case "number":
    case "boolean":
    case "file":
      return scalarOf(build, composite, basis);
    case "array":
      return listType(build, composite);
    case "object":
      return mapType(build, composite);
    case "any":
      if (composite.parts.some((part) => own(part.schema, "type") !== undefined)) {
        tell(
          build,
          "W-SCHEMA",
          composite.at,
          `The type ${JSON.stringify(own(composite.parts.at(-1)?.schema, "type"))} is none of OpenAPI 3.0.`,
          "The type is unknown.",
          "Use string, number, integer, boolean, array or object.",
        );
      }
      return { kind: "unknown" };
    case "conflict":
      tell(
        build,
        "E-ALLOF-CONFLICT",
        composite.at,
        "The members of an allOf demand different JSON types.",
        "The type is unknown.",
        "Make them agree.",
      );
      return { kind: "unknown" };
    default:
      return basis satisfies never;
  }
}

function scalarOf(
  build: Build,
  composite: Composite,
  basis: Parameters<typeof scalarType>[0],
): Type {
  const type = scalarType(basis, formatOf(composite), limitsOf(build, composite, basis));
  houseInteger(build, composite.at, type);
  return type;
}

function listType(build: Build, composite: Composite): Type {
  const part = composite.parts.findLast(
    (candidate) => own(candidate.schema, "items") !== undefined,
  );
  const items = part === undefined ? undefined : own(part.schema, "items");
  const limits = limitsOf(build, composite, "array");
  const unique = composite.parts.some((candidate) => own(candidate.schema, "uniqueItems") === true);
  const item =
    part === undefined || items === undefined
      ? UNKNOWN
      : typeRef(build, below(part.at, "items"), items);
  return { kind: "list", item, unique, ...(limits === undefined ? {} : { limits }) };
}

function mapType(build: Build, composite: Composite): Type {
  const limits = limitsOf(build, composite, "object");
  const value = mapValue(build, composite);
  return { kind: "map", value, ...(limits === undefined ? {} : { limits }) };
}

function mapValue(build: Build, composite: Composite): TypeRef {
  const part = composite.parts.findLast((candidate) =>
    isObject(own(candidate.schema, "additionalProperties")),
  );
  const schema = part === undefined ? undefined : own(part.schema, "additionalProperties");
  return part === undefined || schema === undefined
    ? UNKNOWN
    : typeRef(build, below(part.at, "additionalProperties"), schema);
}

function warnKeywords(build: Build, composite: Composite): void {
  for (const part of composite.parts) {
    if (own(part.schema, "not") !== undefined) {
      tell(build, "W-NOT", below(part.at, "not"), "`not` has no representation.", "It is ignored.");
    }
    for (const key of Object.keys(part.schema)) {
      if (!SCHEMA_KEYWORDS.has(key) && !key.startsWith("x-")) {
        tell(
          build,
          "W-KEYWORD",
          below(part.at, key),
          `"${key}" is no schema keyword of OpenAPI 3.0.`,
          "It is ignored.",
        );
      }
    }
  }
}

/** The name that a component's place ends in; a file's base name where it is a whole file. */
export function componentName(key: string): string {
  const last = key.slice(key.lastIndexOf("/") + 1).replace(/#.*$/, "");
  const name = last.replaceAll("~1", "/").replaceAll("~0", "~");
  return key.includes("#") && !/#.+/.test(key) ? name.replace(/\.[^.]+$/, "") : name;
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
