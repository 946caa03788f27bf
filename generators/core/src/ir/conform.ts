import { isList, isObject, own } from "../source/plain.ts";
import type { Field, Json, NamedType, Scalar, Type, TypeId, TypeRef, UnionType } from "./types.ts";

/** Where and why a value does not fit a type. */
export interface Misfit {
  /** A JSON Pointer into the value. */
  readonly at: string;
  readonly reason: string;
}

/** How strictly: unknown enum values and variants of open types, and additional members, are fine in answers only. */
type Types = ReadonlyMap<TypeId, NamedType>;

/** Checks a JSON value against a type; undefined when it fits. Patterns and bounds are not checked. */
export function misfit(types: Types, ref: TypeRef, value: Json, at = ""): Misfit | undefined {
  if (value === null)
    return ref.nullable || ref.type.kind === "unknown"
      ? undefined
      : { at, reason: "null is not allowed" };
  const { type } = ref;
  switch (type.kind) {
    case "unknown":
      return undefined;
    case "literal":
      return value === type.value
        ? undefined
        : { at, reason: `it must be ${JSON.stringify(type.value)}` };
    case "scalar":
      return scalarFits(type, value) ? undefined : { at, reason: `it must be a ${type.scalar}` };
    case "list":
      return isList(value)
        ? first(value, (item, index) => misfit(types, type.item, item as Json, `${at}/${index}`))
        : { at, reason: "it must be a list" };
    case "map":
      return isObject(value)
        ? first(Object.entries(value), ([key, item]) =>
            misfit(types, type.value, item as Json, `${at}/${key}`),
          )
        : { at, reason: "it must be an object" };
    case "named":
      return namedMisfit(types, type.id, value, at);
    default:
      return type satisfies never;
  }
}

function namedMisfit(types: Types, id: TypeId, value: Json, at: string): Misfit | undefined {
  const type = types.get(id);
  switch (type?.kind) {
    case undefined:
      return undefined;
    case "alias":
      return misfit(types, type.target, value, at);
    case "enum":
      return type.values.some((member) => member.value === value)
        ? undefined
        : { at, reason: `${JSON.stringify(value)} is no value of ${id}` };
    case "union":
      return unionMisfit(types, type, value, at);
    case "record": {
      if (!isObject(value)) return { at, reason: "it must be an object" };
      const missing = type.fields.find(
        (field) => field.required && own(value, field.name.wire) === undefined,
      );
      if (missing !== undefined) return { at, reason: `"${missing.name.wire}" is missing` };
      const fields = new Map<string, Field>(type.fields.map((field) => [field.name.wire, field]));
      return first(Object.entries(value), ([key, item]) => {
        const field = fields.get(key);
        const place = `${at}/${key}`;
        if (field !== undefined) return misfit(types, field.ref, item as Json, place);
        if (type.extra === "closed") return { at: place, reason: "the object has no such member" };
        return type.extra === "open" ? undefined : misfit(types, type.extra, item as Json, place);
      });
    }
    default:
      return type satisfies never;
  }
}

function unionMisfit(types: Types, type: UnionType, value: Json, at: string): Misfit | undefined {
  if (type.select.by === "tag") {
    const tag = String(own(value, type.select.property) ?? "");
    const chosen =
      type.variants.find((variant) => variant.tags.includes(tag)) ??
      type.variants[type.select.fallback ?? -1];
    return chosen === undefined
      ? { at, reason: `"${tag}" is no ${type.select.property} of ${type.id}` }
      : misfit(types, chosen.ref, value, at);
  }
  const all = type.variants.map((variant) => misfit(types, variant.ref, value, at));
  return all.some((found) => found === undefined)
    ? undefined
    : { at, reason: `it fits no variant of ${type.id} (${all[0]?.reason ?? ""})` };
}

function first<T>(
  items: readonly T[],
  check: (item: T, index: number) => Misfit | undefined,
): Misfit | undefined {
  for (const [index, item] of items.entries()) {
    const found = check(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function scalarFits(type: Extract<Type, { kind: "scalar" }>, value: Json): boolean {
  if (type.asString) return typeof value === "string";
  return isNumeric(type.scalar)
    ? fitsNumber(type.scalar, value)
    : type.scalar === "boolean"
      ? typeof value === "boolean"
      : typeof value === "string";
}

function isNumeric(scalar: Scalar): boolean {
  return ["int32", "int64", "integer", "float", "double", "decimal"].includes(scalar);
}

/** Numbers beyond 2^53 arrive as text. */
function fitsNumber(scalar: Scalar, value: Json): boolean {
  if (typeof value === "string") return /^-?\d{16,}$/.test(value);
  if (typeof value !== "number") return false;
  return ["float", "double", "decimal"].includes(scalar) || Number.isInteger(value);
}
