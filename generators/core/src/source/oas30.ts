import type { ExactNumber, Value, ValueObject } from "./plain.ts";

/**
 * The part of OpenAPI 3.0.3 that is read, as types. They describe what the standard asks for; the readers in `ir/` check
 * each value before use, because documents in the wild hold anything.
 */
export interface SchemaObject extends ValueObject {
  readonly [key: string]: Value;
}

/** Keywords of a Schema Object that are represented, or known to be without representation. */
export const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([
  "type",
  "format",
  "nullable",
  "enum",
  "default",
  "title",
  "description",
  "deprecated",
  "readOnly",
  "writeOnly",
  "example",
  "externalDocs",
  "xml",
  "discriminator",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "allOf",
  "oneOf",
  "anyOf",
  "not",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
  "$ref",
]);

/** Keywords that change which values a schema admits in a way that the IR expresses; others only decorate. */
export const SUBSTANTIAL_KEYWORDS: readonly string[] = [
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "oneOf",
  "anyOf",
  "format",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
];

/** Methods of a Path Item Object, in the order of the standard. */
export const METHODS = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
] as const;

/** A number as the document writes it. */
export type Numeric = number | ExactNumber;
