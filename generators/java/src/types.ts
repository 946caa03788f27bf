/** `TypeRef` to a Java type and the codec that reads and writes it. */
import type { Api, Code, Fragment, NamedType, TypeId, TypeRef } from "@njia/generator-core";
import { compose, fixed, fragment, indexTypes } from "@njia/generator-core";

const type = compose("type");
const expression = compose("expression");

/** A type with what reads it. `primitive`: the form without null, where Java has one. */
export interface JavaType {
  readonly type: Fragment<"type">;
  readonly primitive: Fragment<"type">;
  readonly codec: Fragment<"expression">;
  readonly record?: TypeId;
}

export interface Types {
  readonly root: Code<"identifier">;
  readonly byId: ReadonlyMap<TypeId, NamedType>;
  of(ref: TypeRef): JavaType;
  /** The class of a record, enum or union. */
  nameOf(id: TypeId): Code<"identifier">;
  /** The type where null is allowed. */
  orNull(java: Fragment<"type">): Fragment<"type">;
  /** A class of the runtime, by its sub-package. */
  runtime(part: Part, name: RuntimeName): Fragment<"type">;
}

export type Part =
  "model" | "testing" | "codec" | "errors" | "json" | "meta" | "runtime" | "webhooks";
type RuntimeName = Code<"identifier">;

/** The types of an Api; `names` are the classes taken for records, enums and unions. */
export function createTypes(
  api: Api,
  root: Code<"identifier">,
  names: ReadonlyMap<TypeId, Code<"identifier">>,
): Types {
  const byId = indexTypes(api);
  const runtime = (part: Part, name: RuntimeName): Fragment<"type"> =>
    fragment(type`${name}`.code, [{ from: `${root}.${part}`, name }]);
  const codecs = runtime("codec", fixed("Codecs", "identifier"));
  const plain = (
    java: Fragment<"type">,
    codec: Code<"identifier">,
    primitive: Fragment<"type"> = java,
  ): JavaType => ({ type: java, primitive, codec: expression`${codecs}.${codec}` });
  const boxed = (
    java: "Boolean" | "Integer" | "Long" | "Double",
    primitive: "boolean" | "int" | "long" | "double",
    codec: Code<"identifier">,
  ): JavaType => plain(fragment(asType(java)), codec, fragment(asType(primitive)));
  const id = (name: Code<"identifier">): Code<"identifier"> => name;

  const scalar = (ref: Extract<TypeRef["type"], { kind: "scalar" }>): JavaType => {
    switch (ref.scalar) {
      case "boolean":
        return boxed("Boolean", "boolean", id(fixed("BOOLEAN", "identifier")));
      case "int32":
        return boxed(
          "Integer",
          "int",
          ref.asString ? fixed("INT32_TEXT", "identifier") : fixed("INT32", "identifier"),
        );
      case "int64":
      case "integer":
        return boxed(
          "Long",
          "long",
          ref.asString ? fixed("INT64_TEXT", "identifier") : fixed("INT64", "identifier"),
        );
      case "float":
      case "double":
        return boxed(
          "Double",
          "double",
          ref.asString ? fixed("DOUBLE_TEXT", "identifier") : fixed("DOUBLE", "identifier"),
        );
      case "decimal": {
        const java = fragment(fixed("BigDecimal", "type"), [
          { from: "java.math", name: "BigDecimal" },
        ]);
        return plain(
          java,
          ref.asString ? fixed("DECIMAL_TEXT", "identifier") : fixed("DECIMAL", "identifier"),
        );
      }
      case "date":
        return plain(
          fragment(fixed("LocalDate", "type"), [{ from: "java.time", name: "LocalDate" }]),
          fixed("DATE", "identifier"),
        );
      case "date-time":
        return plain(
          fragment(fixed("OffsetDateTime", "type"), [
            { from: "java.time", name: "OffsetDateTime" },
          ]),
          fixed("DATE_TIME", "identifier"),
        );
      case "bytes":
      case "binary":
        return plain(fragment(fixed("byte[]", "type")), fixed("BYTES", "identifier"));
      case "string":
      case "time":
      case "duration":
      case "uuid":
      case "uri":
        // Text keeps every spelling; a UUID or URI object would not.
        return plain(fragment(fixed("String", "type")), fixed("STRING", "identifier"));
      default:
        return ref.scalar satisfies never;
    }
  };

  const any = (): JavaType =>
    plain(runtime("json", fixed("JsonValue", "identifier")), fixed("ANY", "identifier"));

  const inside = (ref: TypeRef, depth: number): JavaType => {
    const item = at(ref, depth + 1);
    return ref.nullable
      ? { ...item, type: orNull(item.type), codec: expression`${codecs}.nullable(${item.codec})` }
      : item;
  };

  const named = (typeId: TypeId, depth: number): JavaType => {
    const found = byId.get(typeId);
    const name = names.get(typeId);
    if (found?.kind === "alias") return at(found.target, depth + 1);
    if (found === undefined || name === undefined) return any();
    const java = fragment(type`${name}`.code, [{ from: `${root}.model`, name }]);
    if (found.kind === "enum")
      return { type: java, primitive: java, codec: expression`${java}.CODEC` };
    const member =
      found.kind === "record" ? fixed("SHAPE", "identifier") : fixed("CODEC", "identifier");
    // Asked at first use: classes that refer to each other could not be initialised otherwise.
    const codec = expression`${codecs}.later(() -> ${java}.${member})`;
    return {
      type: java,
      primitive: java,
      codec,
      ...(found.kind === "record" ? { record: typeId } : {}),
    };
  };

  const at = (ref: TypeRef, depth: number): JavaType => {
    if (depth > 12) return any();
    switch (ref.type.kind) {
      case "unknown":
        return any();
      case "scalar":
        return scalar(ref.type);
      case "literal":
        return typeof ref.type.value === "string"
          ? plain(fragment(fixed("String", "type")), fixed("STRING", "identifier"))
          : typeof ref.type.value === "boolean"
            ? boxed("Boolean", "boolean", fixed("BOOLEAN", "identifier"))
            : Number.isInteger(ref.type.value)
              ? boxed("Long", "long", fixed("INT64", "identifier"))
              : boxed("Double", "double", fixed("DOUBLE", "identifier"));
      case "list": {
        const item = inside(ref.type.item, depth);
        const list = fragment(fixed("List", "type"), [{ from: "java.util", name: "List" }]);
        const java = type`${list}<${item.type}>`;
        return { type: java, primitive: java, codec: expression`${codecs}.list(${item.codec})` };
      }
      case "map": {
        const value = inside(ref.type.value, depth);
        const map = fragment(fixed("Map", "type"), [{ from: "java.util", name: "Map" }]);
        const java = type`${map}<String, ${value.type}>`;
        return { type: java, primitive: java, codec: expression`${codecs}.map(${value.codec})` };
      }
      case "named":
        return named(ref.type.id, depth);
      default:
        return ref.type satisfies never;
    }
  };

  return {
    root,
    byId,
    of: (ref) => at(ref, 0),
    nameOf: (typeId) => {
      const name = names.get(typeId);
      if (name === undefined) throw new Error(`E-INTERNAL ${typeId} has no class`);
      return name;
    },
    orNull,
    runtime,
  };
}

const NULLABLE = fragment(fixed("@Nullable", "type"), [
  { from: "org.jspecify.annotations", name: "Nullable" },
]);

/** Of an array the annotation stands behind the type of its items: otherwise it would say that those may be null. */
function orNull(java: Fragment<"type">): Fragment<"type"> {
  return java.code === "byte[]" ? type`byte ${NULLABLE} []` : type`${NULLABLE} ${java}`;
}

function asType(
  name: "Boolean" | "Integer" | "Long" | "Double" | "boolean" | "int" | "long" | "double",
): Code<"type"> {
  switch (name) {
    case "Boolean":
      return fixed("Boolean", "type");
    case "Integer":
      return fixed("Integer", "type");
    case "Long":
      return fixed("Long", "type");
    case "Double":
      return fixed("Double", "type");
    case "boolean":
      return fixed("boolean", "type");
    case "int":
      return fixed("int", "type");
    case "long":
      return fixed("long", "type");
    case "double":
      return fixed("double", "type");
    default:
      return name satisfies never;
  }
}
