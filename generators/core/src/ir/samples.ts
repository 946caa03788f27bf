import { put } from "../source/plain.ts";
import type { Json, NamedType, Scalar, Type, TypeId, TypeRef } from "./types.ts";

const SCALARS: Readonly<Record<Scalar, Json>> = {
  string: "string",
  boolean: true,
  int32: 1,
  int64: 1,
  integer: 1,
  float: 1.5,
  double: 1.5,
  decimal: 1.5,
  date: "2026-01-31",
  "date-time": "2026-01-31T10:00:00Z",
  time: "10:00:00Z",
  duration: "PT1H",
  uuid: "123e4567-e89b-42d3-a456-426614174000",
  uri: "https://example.com",
  bytes: "aGVsbG8=",
  binary: "hello",
};

/** The smallest value of a type: required fields only, the first enum value, no list items. `hint` becomes text. */
export function minimal(
  types: ReadonlyMap<TypeId, NamedType>,
  ref: TypeRef,
  hint: string,
  depth = 0,
): Json {
  const { type } = ref;
  if (depth > 12) return ref.nullable ? null : {};
  switch (type.kind) {
    case "unknown":
      return {};
    case "literal":
      return type.value;
    case "scalar":
      return scalar(type, hint);
    case "list":
      return type.limits?.minItems === undefined || type.limits.minItems === 0
        ? []
        : [minimal(types, type.item, hint, depth + 1)];
    case "map":
      return {};
    case "named":
      return named(types, type.id, hint, depth + 1);
    default:
      return type satisfies never;
  }
}

function scalar(type: Extract<Type, { kind: "scalar" }>, hint: string): Json {
  if (type.asString) return type.scalar === "decimal" ? "1.5" : "1";
  if (type.scalar === "string" && type.semantic === undefined) return hint;
  const { minimum } = type.limits ?? {};
  const sample = SCALARS[type.scalar];
  if (typeof sample !== "number" || minimum === undefined) return sample;
  return Number(minimum) <= sample || !Number.isSafeInteger(Number(minimum))
    ? sample
    : Number(minimum) + 1;
}

function named(
  types: ReadonlyMap<TypeId, NamedType>,
  id: TypeId,
  hint: string,
  depth: number,
): Json {
  const type = types.get(id);
  switch (type?.kind) {
    case undefined:
      return {};
    case "alias":
      return minimal(types, type.target, hint, depth);
    case "enum":
      return type.values[0]?.value ?? "";
    case "union": {
      const [variant] = type.variants;
      if (variant === undefined) return {};
      const value = minimal(types, variant.ref, hint, depth);
      const [tag] = variant.tags;
      if (
        type.select.by !== "tag" ||
        tag === undefined ||
        typeof value !== "object" ||
        value === null
      )
        return value;
      const tagged = { ...value };
      put(tagged, type.select.property, tag);
      return tagged as Json;
    }
    case "record": {
      const value: Record<string, Json> = {};
      for (const field of type.fields)
        if (field.required)
          put(value, field.name.wire, minimal(types, field.ref, field.name.wire, depth));
      return value;
    }
    default:
      return type satisfies never;
  }
}
