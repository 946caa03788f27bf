/** The IR's types as components of OpenAPI 3.0, with marks for what TypeScript says and OpenAPI cannot. */
import type {
  Api,
  Field,
  NamedType,
  RecordType,
  Scalar,
  TypeId,
  TypeRef,
} from "@njia/generator-core";
import { comment } from "./literals.ts";

/** A schema with our marks. */
export interface Marked {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly (string | number)[];
  readonly "x-open-enum"?: boolean;
  /** Stands in a request: a Date or a file may be given. */
  readonly "x-input"?: boolean;
  /** Not a schema: the member of a union that came later, told by this property. */
  readonly "x-unknown-variant"?: string;
  readonly [key: string]: unknown;
}

export interface ComponentNames {
  typeName(id: TypeId): string;
}

/** Schemas by type name, sorted; complete, without `allOf`, discriminators or inline records. */
export function components(api: Api, names: ComponentNames): Readonly<Record<string, Marked>> {
  const entries = api.types.map(
    (type) => [names.typeName(type.id), declared(type, names)] as const,
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function declared(type: NamedType, names: ComponentNames): Marked {
  switch (type.kind) {
    case "alias":
      return schema(type.target, names, false);
    case "enum": {
      const values = type.values.map((item) => item.value);
      const numeric = type.base === "int64" && values.every((value) => typeof value === "number");
      return {
        type: numeric ? "integer" : "string",
        enum: values,
        ...(type.open && { "x-open-enum": true }),
      };
    }
    case "union": {
      const variants: Marked[] = type.variants.map((variant) => schema(variant.ref, names, false));
      const { select } = type;
      const tagged = type.open && select.by === "tag";
      return {
        oneOf: tagged
          ? [...variants, { type: "object", "x-unknown-variant": select.property }]
          : variants,
      };
    }
    case "record":
      return record(type, names);
    default:
      return type satisfies never;
  }
}

function record(type: RecordType, names: ComponentNames): Marked {
  const input = type.use === "request";
  const required = type.fields.filter((field) => field.required).map((field) => keyOf(field));
  const properties = type.fields.map(
    (field) => [keyOf(field), property(field, names, input)] as const,
  );
  return {
    type: "object",
    // fromEntries makes own properties of names such as __proto__.
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    // TypeScript wants every field to fit the index signature, so beside fields the extras are unknown.
    ...(typeof type.extra === "object" && {
      additionalProperties: type.fields.length > 0 ? true : schema(type.extra, names, input),
    }),
  };
}

/** Stands for `%` in the names of properties: the printer makes a URI of them, and `%` alone is none. */
export const PERCENT = "\uFDD0";

const keyOf = (field: Field): string => field.name.wire.replaceAll("%", PERCENT);

function property(field: Field, names: ComponentNames, input: boolean): Marked {
  const prose = [field.doc?.summary, field.doc?.body].filter(Boolean).join(" ");
  const inner = schema(field.ref, names, input);
  return {
    ...inner,
    ...(prose !== "" && { description: comment(prose) }),
    ...(field.deprecated && { deprecated: true }),
  };
}

function schema(ref: TypeRef, names: ComponentNames, input: boolean): Marked {
  const inner = bare(ref, names, input);
  return ref.nullable ? { oneOf: [inner, { type: "null" }] } : inner;
}

function bare(ref: TypeRef, names: ComponentNames, input: boolean): Marked {
  const { type } = ref;
  switch (type.kind) {
    case "scalar":
      return scalarSchema(type.scalar, type.asString, input);
    case "literal":
      return { type: jsonType(type.value), enum: [type.value as string] };
    case "list":
      return { type: "array", items: schema(type.item, names, input) };
    case "map":
      return { type: "object", additionalProperties: schema(type.value, names, input) };
    case "named":
      return { $ref: `#/components/schemas/${names.typeName(type.id)}` };
    case "unknown":
      return {};
    default:
      return type satisfies never;
  }
}

function jsonType(value: string | number | boolean): string {
  return typeof value === "number" ? "number" : typeof value;
}

function scalarSchema(scalar: Scalar, asString: boolean, input: boolean): Marked {
  switch (scalar) {
    case "boolean":
      return { type: "boolean" };
    case "int32":
    case "int64":
    case "integer":
    case "float":
    case "double":
      return { type: asString ? "string" : "number" };
    case "decimal":
      return asString ? { type: "string", format: "decimal" } : { type: "number" };
    case "date":
    case "date-time":
    case "binary":
      return { type: "string", format: scalar, ...(input && { "x-input": true }) };
    case "string":
    case "time":
    case "duration":
    case "uuid":
    case "uri":
    case "bytes":
      return { type: "string" };
    default:
      return scalar satisfies never;
  }
}
