import { put } from "../source/plain.ts";
import type { Doc, Field, Limits, NamedType, Scalar, Type, TypeRef, UnionType } from "./types.ts";

/** A JSON object being written. */
export type Plain = Record<string, unknown>;

/** The prose of a declaration, its summary under the key that fits the object. */
export function describe(node: { readonly doc?: Doc }, key: "summary" | "description"): Plain {
  const { doc } = node;
  if (doc === undefined) return {};
  const whole = doc.body === undefined ? doc.summary : `${doc.summary}\n\n${doc.body}`;
  const prose =
    key === "description"
      ? { description: whole }
      : { summary: doc.summary, ...(doc.body === undefined ? {} : { description: doc.body }) };
  return { ...prose, ...(doc.link === undefined ? {} : { externalDocs: { url: doc.link } }) };
}

/** A named type as a component schema. */
export function typeSchema(type: NamedType): Plain {
  const decl = {
    ...describe(type, "description"),
    ...(type.deprecated === undefined ? {} : { deprecated: true }),
  };
  switch (type.kind) {
    case "record": {
      const properties: Plain = {};
      for (const field of type.fields) put(properties, field.name.wire, fieldSchema(field));
      const required = type.fields.filter((field) => field.required).map(({ name }) => name.wire);
      const extra =
        type.extra === "open"
          ? {}
          : { additionalProperties: type.extra === "closed" ? false : schemaOf(type.extra) };
      return {
        type: "object",
        ...decl,
        ...(required.length === 0 ? {} : { required }),
        properties,
        ...extra,
        ...limits(type.limits),
      };
    }
    case "enum":
      return {
        type: type.base === "string" ? "string" : "integer",
        ...(type.base === "int64" ? { format: "int64" } : {}),
        ...decl,
        enum: type.values.map(({ value }) =>
          type.base === "int64" ? exact(String(value)) : value,
        ),
        "x-sdk-open": type.open,
      };
    case "union":
      return {
        ...decl,
        oneOf: type.variants.map(({ ref }) => schemaOf(ref)),
        ...discriminator(type),
        "x-sdk-open": type.open,
      };
    case "alias":
      return decorate(schemaOf(type.target), decl);
    default:
      return type satisfies never;
  }
}

/** A discriminator needs every variant to be a reference and every value to be known. */
function discriminator(type: UnionType): Plain {
  if (type.select.by !== "tag" || type.select.fallback !== undefined) return {};
  const mapping: Plain = {};
  for (const { ref, tags } of type.variants) {
    if (ref.type.kind !== "named") return {};
    for (const tag of tags) put(mapping, tag, reference(ref.type.id));
  }
  return { discriminator: { propertyName: type.select.property, mapping } };
}

function fieldSchema(field: Field): Plain {
  return decorate(schemaOf(field.ref), {
    ...describe(field, "description"),
    ...(field.deprecated === undefined ? {} : { deprecated: true }),
    ...(field.default === undefined ? {} : { default: field.default }),
  });
}

/** Siblings of $ref are void in OpenAPI 3.0: they go around an allOf. */
function decorate(schema: Plain, marks: Plain): Plain {
  if (Object.keys(marks).length === 0) return schema;
  return Object.hasOwn(schema, "$ref") ? { allOf: [schema], ...marks } : { ...schema, ...marks };
}

/** The schema of a use of a type. */
export function schemaOf(ref: TypeRef): Plain {
  if (ref.type.kind === "named") {
    const target = { $ref: reference(ref.type.id) };
    return ref.nullable ? { allOf: [target], nullable: true } : target;
  }
  const schema = inlineSchema(ref.type);
  if (!ref.nullable) return schema;
  const values = schema["enum"];
  return {
    ...schema,
    nullable: true,
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  };
}

/** A type may have any name: escaped for the pointer first, then for the URI that carries it. */
function reference(id: string): string {
  const segment = id.toWellFormed().replaceAll("~", "~0").replaceAll("/", "~1");
  return `#/components/schemas/${encodeURIComponent(segment)}`;
}

function inlineSchema(type: Exclude<Type, { kind: "named" }>): Plain {
  switch (type.kind) {
    case "scalar":
      return {
        ...scalarSchema(type.scalar, type.asString, type.semantic),
        ...limits(type.limits),
      };
    case "literal":
      return { type: literalType(type.value), enum: [type.value] };
    case "list":
      return {
        type: "array",
        items: schemaOf(type.item),
        ...(type.unique ? { uniqueItems: true } : {}),
        ...limits(type.limits),
      };
    case "map":
      return { type: "object", additionalProperties: schemaOf(type.value) };
    case "unknown":
      return {};
    default:
      return type satisfies never;
  }
}

function literalType(value: string | number | boolean): string {
  return typeof value === "string" ? "string" : typeof value === "boolean" ? "boolean" : "integer";
}

function scalarSchema(scalar: Scalar, asString: boolean, semantic: string | undefined): Plain {
  const format = semantic === undefined ? {} : { format: semantic };
  if (asString) return { type: "string", format: scalar };
  switch (scalar) {
    case "string":
    case "boolean":
    case "integer":
      return { type: scalar, ...format };
    case "int32":
    case "int64":
      return { type: "integer", format: scalar };
    case "float":
      return { type: "number", format: scalar };
    case "double":
      return { type: "number", ...(semantic === undefined ? { format: scalar } : format) };
    case "decimal":
      return { type: "number", format: scalar };
    case "bytes":
      return { type: "string", format: "byte" };
    case "date":
    case "date-time":
    case "time":
    case "duration":
    case "uuid":
    case "uri":
    case "binary":
      return { type: "string", format: scalar };
    default:
      return scalar satisfies never;
  }
}

const NUMERIC: ReadonlySet<string> = new Set(["minimum", "maximum", "multipleOf"]);

function limits(given: Limits | undefined): Plain {
  const written: Plain = {};
  for (const [key, value] of Object.entries(given ?? {}))
    put(written, key, NUMERIC.has(key) ? exact(String(value)) : value);
  return written;
}

/** A bound as a number; one that a double cannot hold keeps its digits when the document is printed by JSON.stringify. */
function exact(text: string): unknown {
  const value = Number(text);
  return String(value) === text || !Number.isFinite(value) ? value : rawNumber(text);
}

function rawNumber(text: string): unknown {
  const json = JSON as unknown as { readonly rawJSON?: (text: string) => unknown };
  return json.rawJSON === undefined ? Number(text) : json.rawJSON(text);
}
