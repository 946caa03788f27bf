/** `TypeRef -> JSON Schema` as ajv reads it; named types are referred to by their plain name. */
import type {
  Json,
  Limits,
  NamedType,
  RecordType,
  Type,
  TypeRef,
  UnionType,
} from "@njia/generator-core";

/** Decimal text, where the document sets no pattern of its own. */
const DECIMAL = "^-?[0-9]+(\\.[0-9]+)?$";
const INTEGER = "^-?[0-9]+$";
/** Formats of strings that are worth checking; all others are documentation. */
const SEMANTIC: ReadonlySet<string> = new Set([
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "uri-reference",
]);

/** The schema of a named type. */
export function typeSchema(type: NamedType): Json {
  switch (type.kind) {
    case "record":
      return recordSchema(type);
    case "enum":
      return {
        type: type.base === "string" ? "string" : "integer",
        enum: type.values.map(({ value }) => value),
      };
    case "union":
      return unionSchema(type);
    case "alias":
      return schemaOf(type.target);
    default:
      return type satisfies never;
  }
}

function recordSchema(type: RecordType): Json {
  const required = type.fields.filter((field) => field.required).map(({ name }) => name.wire);
  return {
    type: "object",
    properties: Object.fromEntries(
      type.fields.map((field) => [field.name.wire, schemaOf(field.ref)]),
    ),
    ...(required.length === 0 ? {} : { required }),
    ...(type.extra === "open"
      ? {}
      : { additionalProperties: type.extra === "closed" ? false : schemaOf(type.extra) }),
    ...(type.anyRequired === undefined
      ? {}
      : { anyOf: type.anyRequired.map((set) => ({ required: set })) }),
    ...limits(type.limits),
  };
}

/** A tag decides at once and gives errors of one variant only; without one, some variant must fit. */
function unionSchema(type: UnionType): Json {
  const variants = type.variants.map(({ ref }) => schemaOf(ref));
  if (type.select.by !== "tag" || type.select.fallback !== undefined) return { anyOf: variants };
  const { property } = type.select;
  return {
    type: "object",
    required: [property],
    discriminator: { propertyName: property },
    oneOf: variants,
  };
}

/** The schema of a use of a type. */
export function schemaOf(ref: TypeRef): Json {
  const schema = bare(ref.type);
  if (!ref.nullable) return schema;
  return { anyOf: [schema, { type: "null" }] };
}

function bare(type: Type): { readonly [key: string]: Json } {
  switch (type.kind) {
    case "named":
      return { $ref: type.id };
    case "literal":
      return { const: type.value };
    case "list":
      return {
        type: "array",
        items: schemaOf(type.item),
        ...(type.unique ? { uniqueItems: true } : {}),
        ...limits(type.limits),
      };
    case "map":
      return { type: "object", additionalProperties: schemaOf(type.value), ...limits(type.limits) };
    case "unknown":
      return {};
    case "scalar":
      return scalar(type);
    default:
      return type satisfies never;
  }
}

function scalar(type: Extract<Type, { kind: "scalar" }>): { readonly [key: string]: Json } {
  const bounds = limits(type.limits);
  switch (type.scalar) {
    case "boolean":
      return { type: "boolean" };
    case "int32":
    case "int64":
    case "integer":
      return type.asString
        ? { type: "string", pattern: INTEGER, ...bounds }
        : { type: "integer", ...bounds };
    case "decimal":
      return type.asString
        ? { type: "string", pattern: DECIMAL, ...bounds }
        : { type: "number", ...bounds };
    case "float":
    case "double":
      return { type: "number", ...bounds };
    case "string":
      return {
        type: "string",
        ...(type.semantic !== undefined && SEMANTIC.has(type.semantic)
          ? { format: type.semantic }
          : {}),
        ...bounds,
      };
    case "date":
    case "date-time":
    case "time":
    case "duration":
    case "uuid":
    case "uri":
      return { type: "string", format: type.scalar, ...bounds };
    case "bytes":
      return { type: "string", format: "byte", ...bounds };
    case "binary":
      return {};
    default:
      return type.scalar satisfies never;
  }
}

const NUMERIC: ReadonlySet<string> = new Set(["minimum", "maximum", "multipleOf"]);

/** Bounds as JSON Schema 2019 writes them: exclusive bounds are numbers of their own. */
function limits(given: Limits | undefined): { readonly [key: string]: Json } {
  if (given === undefined) return {};
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = given;
  const others = Object.entries(rest).map(
    ([key, value]) => [key, NUMERIC.has(key) ? Number(value) : value] as const,
  );
  return {
    ...(minimum === undefined
      ? {}
      : { [exclusiveMinimum === true ? "exclusiveMinimum" : "minimum"]: Number(minimum) }),
    ...(maximum === undefined
      ? {}
      : { [exclusiveMaximum === true ? "exclusiveMaximum" : "maximum"]: Number(maximum) }),
    ...Object.fromEntries(others),
  };
}
