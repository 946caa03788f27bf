import { isObject, own } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { SCHEMA_KEYWORDS } from "../source/oas30.ts";
import type { Composite } from "./compose.ts";
import { tell, type Build } from "./context.ts";
import { UNKNOWN } from "./drafts.ts";
import { listingOf } from "./enums.ts";
import { houseInteger } from "./house.ts";
import { basisOf, formatOf, limitsOf, scalarType } from "./scalars.ts";
import { typeRef } from "./schemas.ts";
import type { Type, TypeRef } from "./types.ts";

/** The type of a schema that needs no name: a scalar, constant, list or map. */
export function inlineRef(build: Build, composite: Composite): TypeRef {
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

/** Reports keywords that have no representation. */
export function warnKeywords(build: Build, composite: Composite): void {
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
