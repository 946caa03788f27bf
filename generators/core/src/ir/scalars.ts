import {
  entries,
  ExactNumber,
  isList,
  own,
  ownText,
  plainDecimal,
  type Value,
} from "../source/plain.ts";
import type { Composite } from "./compose.ts";
import { tell, type Build } from "./context.ts";
import type { Limits, Scalar, Type } from "./types.ts";

/** The JSON type that the parts of a composite agree on. */
export type Basis =
  "string" | "integer" | "number" | "boolean" | "object" | "array" | "file" | "any" | "conflict";

const STRING_FORMATS: Readonly<Record<string, Scalar>> = {
  "date-time": "date-time",
  datetime: "date-time",
  date: "date",
  time: "time",
  duration: "duration",
  uuid: "uuid",
  uri: "uri",
  url: "uri",
  byte: "bytes",
  base64: "bytes",
  binary: "binary",
  int32: "int32",
  int64: "int64",
  decimal: "decimal",
};
const INTEGER_FORMATS: Readonly<Record<string, Scalar>> = {
  int32: "int32",
  int64: "int64",
  long: "int64",
};
const NUMBER_FORMATS: Readonly<Record<string, Scalar>> = {
  float: "float",
  double: "double",
  decimal: "decimal",
  int32: "int32",
  int64: "int64",
};

/** The type keyword of a composite, or what its other keywords imply. */
export function basisOf(composite: Pick<Composite, "parts">): Basis {
  const declared = new Set(composite.parts.flatMap((part) => declaredTypes(part.schema)));
  if (declared.has("integer") && declared.has("number")) declared.delete("number");
  const [first, second] = [...declared];
  if (second !== undefined) return "conflict";
  return first ?? implied(composite);
}

function declaredTypes(schema: Value): readonly Basis[] {
  const type = own(schema, "type");
  const names = isList(type)
    ? type.filter((name) => name !== "null")
    : type === undefined
      ? []
      : [type];
  const [only] = names;
  if (names.length !== 1) return names.length === 0 ? [] : ["any"];
  switch (only) {
    case "string":
    case "integer":
    case "number":
    case "boolean":
    case "object":
    case "array":
    case "file":
      return [only];
    case "int":
      return ["integer"];
    case "float":
    case "double":
      return ["number"];
    case "date":
    case "datetime":
    case "date-time":
    case "uuid":
      return ["string"];
    case "bool":
      return ["boolean"];
    case "null":
      return [];
    default:
      return ["any"];
  }
}

function implied(composite: Pick<Composite, "parts">): Basis {
  const has = (...keys: readonly string[]): boolean =>
    composite.parts.some((part) => keys.some((key) => own(part.schema, key) !== undefined));
  if (has("properties", "additionalProperties", "minProperties", "maxProperties")) return "object";
  if (has("items", "minItems", "maxItems", "uniqueItems")) return "array";
  const format = formatOf(composite);
  if (has("pattern", "minLength", "maxLength")) return "string";
  if (format === "int32" || format === "int64") return "integer";
  if (format === "float" || format === "double") return "number";
  if (format !== undefined && Object.hasOwn(STRING_FORMATS, format)) return "string";
  return "any";
}

/** The last format that any part gives. */
export function formatOf(composite: Pick<Composite, "parts">): string | undefined {
  return composite.parts
    .map((part) => ownText(part.schema, "format"))
    .findLast((format) => format !== undefined);
}

/** The scalar for a basis and format; the base scalar with `semantic` when the format is unknown. */
export function scalarType(
  basis: "string" | "integer" | "number" | "boolean" | "file",
  format: string | undefined,
  limits: Limits | undefined,
): Type {
  const [scalar, known, asString] = pick(basis, format);
  const semantic = known || format === undefined ? {} : { semantic: format };
  return {
    kind: "scalar",
    scalar,
    asString,
    ...semantic,
    ...(limits === undefined ? {} : { limits }),
  };
}

function pick(
  basis: "string" | "integer" | "number" | "boolean" | "file",
  format = "",
): readonly [Scalar, boolean, boolean] {
  const table =
    basis === "string"
      ? STRING_FORMATS
      : basis === "integer"
        ? INTEGER_FORMATS
        : basis === "number"
          ? NUMBER_FORMATS
          : {};
  const scalar = Object.hasOwn(table, format) ? table[format] : undefined;
  if (scalar !== undefined)
    return [scalar, true, basis === "string" && ["int32", "int64", "decimal"].includes(scalar)];
  const base = {
    string: "string",
    integer: "integer",
    number: "double",
    boolean: "boolean",
    file: "binary",
  } as const;
  return [base[basis], format === "password" || (basis === "number" && format === "number"), false];
}

const NUMERIC = ["minimum", "maximum", "multipleOf"] as const;
const COUNTS: Partial<Readonly<Record<Basis, readonly string[]>>> = {
  string: ["minLength", "maxLength"],
  array: ["minItems", "maxItems"],
  object: ["minProperties", "maxProperties"],
};

/** The constraints of a composite; where several parts bound the same thing, the last one counts. */
export function limitsOf(
  build: Build,
  composite: Pick<Composite, "parts" | "at">,
  basis: Basis,
): Limits | undefined {
  const found: Record<string, unknown> = {};
  for (const part of composite.parts) {
    if (basis === "integer" || basis === "number" || basis === "string")
      numericLimits(part.schema, found);
    for (const key of COUNTS[basis] ?? []) {
      const count = own(part.schema, key);
      if (typeof count === "number" && Number.isInteger(count) && count >= 0) found[key] = count;
    }
    const pattern = basis === "string" ? ownText(part.schema, "pattern") : undefined;
    if (pattern !== undefined) {
      if (isRegExp(pattern)) found["pattern"] = pattern;
      else
        tell(
          build,
          "W-KEYWORD",
          part.at,
          `"${pattern}" is no ECMA-262 regular expression.`,
          "The pattern is left out.",
          "Rewrite the pattern.",
        );
    }
  }
  return entries(found).length === 0 ? undefined : (found as Limits);
}

function numericLimits(schema: Value, found: Record<string, unknown>): void {
  for (const key of NUMERIC) {
    const text = numberText(own(schema, key));
    if (text !== undefined) found[key] = text;
  }
  for (const [exclusive, bound] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    const value = own(schema, exclusive);
    if (value === true) found[exclusive] = true;
    const text = numberText(value);
    if (text === undefined) continue;
    found[bound] = text;
    found[exclusive] = true;
  }
}

/** A number of the document as decimal text. */
export function numberText(value: Value | undefined): string | undefined {
  if (value instanceof ExactNumber) return value.text;
  return typeof value === "number" && Number.isFinite(value)
    ? plainDecimal(String(value))
    : undefined;
}

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return isLegacyRegExp(pattern);
  }
}

function isLegacyRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}
