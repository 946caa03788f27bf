/** A JSON value read along its type, so that a target prints literals without matching types again. */
import type {
  EnumType,
  EnumValue,
  Field,
  Json,
  JsonType,
  NamedType,
  RecordType,
  Scalar,
  TypeId,
  TypeRef,
  UnionType,
  Variant,
} from "../ir/types.ts";
import { indexTypes } from "../ir/types-index.ts";

export type TypeIndex = ReadonlyMap<TypeId, NamedType>;

export type TypedValue =
  | { readonly kind: "null" }
  | {
      readonly kind: "scalar";
      readonly scalar: Scalar;
      /** A number that travels as JSON text. */
      readonly asString: boolean;
      readonly value: string | number | boolean;
    }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  /** `member` is absent for a value that the enum does not list. */
  | {
      readonly kind: "enum";
      readonly type: EnumType;
      readonly member?: EnumValue;
      readonly value: string | number;
    }
  | { readonly kind: "list"; readonly item: TypeRef; readonly items: readonly TypedValue[] }
  | {
      readonly kind: "map";
      readonly entries: readonly { readonly key: string; readonly value: TypedValue }[];
    }
  | {
      readonly kind: "record";
      readonly type: RecordType;
      /** Only the fields that are present, in the order of the type. */
      readonly fields: readonly { readonly field: Field; readonly value: TypedValue }[];
      /** Members that the type does not name, in the order of the value. */
      readonly extra: readonly { readonly key: string; readonly value: TypedValue }[];
    }
  | {
      readonly kind: "union";
      readonly type: UnionType;
      readonly variant: Variant;
      readonly value: TypedValue;
    }
  /** No type, or the value does not fit it. */
  | { readonly kind: "unknown"; readonly value: Json };

type JsonObject = { readonly [key: string]: Json };

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Types by id. */
export function typeIndex(types: readonly NamedType[]): TypeIndex {
  return indexTypes({ types });
}

/** Reads `value` along `ref`; what does not fit becomes `unknown`, nothing throws. */
export function typeValue(ref: TypeRef, value: Json, types: TypeIndex): TypedValue {
  if (value === null) return { kind: "null" };
  const { type } = ref;
  switch (type.kind) {
    case "unknown":
      return { kind: "unknown", value };
    case "literal":
      return value === type.value
        ? { kind: "literal", value: type.value }
        : { kind: "unknown", value };
    case "scalar":
      return typeof value === "object"
        ? { kind: "unknown", value }
        : { kind: "scalar", scalar: type.scalar, asString: type.asString, value };
    case "list":
      return isList(value)
        ? {
            kind: "list",
            item: type.item,
            items: value.map((item) => typeValue(type.item, item, types)),
          }
        : { kind: "unknown", value };
    case "map":
      return isObject(value)
        ? { kind: "map", entries: entriesOf(value, type.value, types) }
        : { kind: "unknown", value };
    case "named": {
      const named = types.get(type.id);
      return named === undefined ? { kind: "unknown", value } : namedValue(named, value, types);
    }
    default:
      return type satisfies never;
  }
}

function entriesOf(
  value: JsonObject,
  ref: TypeRef,
  types: TypeIndex,
): readonly { readonly key: string; readonly value: TypedValue }[] {
  return Object.entries(value).map(([key, item]) => ({ key, value: typeValue(ref, item, types) }));
}

function namedValue(type: NamedType, value: Json, types: TypeIndex): TypedValue {
  switch (type.kind) {
    case "alias":
      return typeValue(type.target, value, types);
    case "enum": {
      if (typeof value !== "string" && typeof value !== "number") return { kind: "unknown", value };
      const member = type.values.find((item) => item.value === value);
      return { kind: "enum", type, value, ...(member === undefined ? {} : { member }) };
    }
    case "record":
      return isObject(value) ? recordValue(type, value, types) : { kind: "unknown", value };
    case "union": {
      const variant = selectVariant(type, value, types);
      return variant === undefined
        ? { kind: "unknown", value }
        : { kind: "union", type, variant, value: typeValue(variant.ref, value, types) };
    }
    default:
      return type satisfies never;
  }
}

function recordValue(type: RecordType, value: JsonObject, types: TypeIndex): TypedValue {
  const fields = type.fields.flatMap((field) => {
    const item = Object.hasOwn(value, field.name.wire) ? value[field.name.wire] : undefined;
    return item === undefined ? [] : [{ field, value: typeValue(field.ref, item, types) }];
  });
  const known = new Set(type.fields.map((field) => field.name.wire));
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !known.has(key)));
  const unknownRef: TypeRef = { type: { kind: "unknown" }, nullable: true };
  const extraRef = typeof type.extra === "string" ? unknownRef : type.extra;
  return { kind: "record", type, fields, extra: entriesOf(rest, extraRef, types) };
}

/** The variant that `value` belongs to by the union's own rule; undefined if none claims it. */
export function selectVariant(type: UnionType, value: Json, types: TypeIndex): Variant | undefined {
  const { select, variants } = type;
  switch (select.by) {
    case "tag": {
      const tag =
        isObject(value) && Object.hasOwn(value, select.property)
          ? value[select.property]
          : undefined;
      const tagged = variants.find((variant) => variant.tags.includes(String(tag)));
      return tagged ?? (select.fallback === undefined ? undefined : variants[select.fallback]);
    }
    case "json-type": {
      const exact = select.types.indexOf(jsonTypeOf(value));
      const loose = jsonTypeOf(value) === "integer" ? select.types.indexOf("number") : -1;
      return variants[exact >= 0 ? exact : loose];
    }
    case "keys": {
      if (!isObject(value)) return undefined;
      const decided = select.keys.findIndex((key) => key !== "" && Object.hasOwn(value, key));
      return variants[decided >= 0 ? decided : select.keys.indexOf("")];
    }
    case "trial":
      return select.order
        .map((index) => variants[index])
        .find((variant) => variant !== undefined && fits(typeValue(variant.ref, value, types)));
    default:
      return select satisfies never;
  }
}

/** The JSON type of a value; a number without fraction is an integer. */
export function jsonTypeOf(value: Json): JsonType {
  if (value === null) return "null";
  if (isList(value)) return "array";
  switch (typeof value) {
    case "boolean":
      return "boolean";
    case "number":
      return Number.isInteger(value) ? "integer" : "number";
    case "string":
      return "string";
    default:
      return "object";
  }
}

/** True if nothing in a typed value had to be left untyped and every required field is there. */
export function fits(value: TypedValue): boolean {
  switch (value.kind) {
    case "unknown":
      return false;
    case "null":
    case "literal":
      return true;
    case "scalar":
      return scalarFits(value.scalar, value.asString, value.value);
    case "enum":
      return value.member !== undefined || value.type.open;
    case "list":
      return value.items.every(fits);
    case "map":
      return value.entries.every((entry) => fits(entry.value) || entry.value.kind === "unknown");
    case "record": {
      const present = new Set(value.fields.map((item) => item.field));
      return (
        value.type.fields.every((field) => !field.required || present.has(field)) &&
        value.fields.every((item) => fits(item.value) || item.field.ref.type.kind === "unknown")
      );
    }
    case "union":
      return fits(value.value);
    default:
      return value satisfies never;
  }
}

function scalarFits(scalar: Scalar, asString: boolean, value: string | number | boolean): boolean {
  switch (scalar) {
    case "boolean":
      return typeof value === "boolean";
    case "int32":
    case "int64":
    case "integer":
      return asString ? typeof value === "string" : /^-?\d+$/.test(String(value));
    case "float":
    case "double":
      return asString ? typeof value === "string" : typeof value === "number";
    case "decimal":
      return typeof value !== "boolean";
    default:
      return typeof value === "string";
  }
}
