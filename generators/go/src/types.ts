/** From a reference to a type of the IR to Go: its type, its reader and its writer. */
import type { Code, Fragment, TypeRef } from "@njia/generator-core";
import { compose, fixed, fragment } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { bool, number, text } from "./literals.ts";
import { prefixed } from "./naming.ts";

export interface Shape {
  readonly type: Fragment<"type">;
  /** Functions, for values inside other values. */
  readonly read: Fragment<"expression">;
  readonly write: Fragment<"expression">;
  /** What it is on the wire, where a member of that kind is read and written without such a function. */
  readonly wire?: Wire;
}

/** `named`: a type of its own over string or int64, so that a conversion is needed. */
export type Wire =
  | { readonly kind: "text" | "int64"; readonly named: boolean }
  | { readonly kind: "literal"; readonly text: Code<"literal"> }
  | { readonly kind: "list" | "map"; readonly item: Shape };

export const JSON_IMPORT = { from: "encoding/json" } as const;

const type = compose("type");
const expression = compose("expression");
type Scalar = Extract<TypeRef["type"], { kind: "scalar" }>;

/** The shape of a value that is there and not null. */
export function shapeOf(book: Book, ref: TypeRef): Shape {
  const inner = ref.type;
  switch (inner.kind) {
    case "scalar":
      return scalarShape(inner);
    case "literal":
      return literalShape(inner.value);
    case "list": {
      const item = itemShape(book, inner.item);
      return {
        type: type`[]${item.type}`,
        read: expression`runtime.ListOf(${item.read})`,
        write: expression`runtime.WriteList(${item.write})`,
        wire: { kind: "list", item },
      };
    }
    case "map": {
      const item = itemShape(book, inner.value);
      return {
        type: type`map[string]${item.type}`,
        read: expression`runtime.MapOf(${item.read})`,
        write: expression`runtime.WriteMap(${item.write})`,
        wire: { kind: "map", item },
      };
    }
    case "named":
      return namedShape(book, inner.id, inner.boxed);
    case "unknown":
      return {
        type: fragment(fixed("json.RawMessage", "type"), [JSON_IMPORT]),
        read: fragment(fixed("runtime.ReadRaw", "expression")),
        write: fragment(fixed("runtime.WriteRaw", "expression")),
      };
    default:
      return inner satisfies never;
  }
}

/** The shape of an item of a list or map, which may be null. */
export function itemShape(book: Book, ref: TypeRef): Shape {
  const shape = shapeOf(book, ref);
  return isNullable(book, ref) ? nullable(shape) : shape;
}

/** The shape of a value that may be null. */
export function nullable(shape: Shape): Shape {
  return {
    type: type`Opt[${shape.type}]`,
    read: expression`runtime.Nullable(${shape.read})`,
    write: expression`runtime.WriteNullable(${shape.write})`,
  };
}

/** Whether null is admitted, by the reference or by an alias on its way. Raw JSON holds a null by itself. */
export function isNullable(book: Book, ref: TypeRef): boolean {
  if (ref.type.kind === "unknown") return false;
  if (ref.nullable) return true;
  const named = ref.type.kind === "named" ? book.types.get(ref.type.id) : undefined;
  return named?.kind === "alias" && isNullable(book, named.target);
}

function namedShape(book: Book, id: Parameters<Book["typeName"]>[0], boxed: boolean): Shape {
  const name = book.typeName(id);
  const named = book.types.get(id);
  const shape = ((): Shape => {
    switch (named?.kind) {
      case "alias": {
        const target = shapeOf(book, named.target);
        return { ...target, type: type`${name}` };
      }
      case "enum":
        return named.base === "string"
          ? {
              type: type`${name}`,
              read: expression`runtime.ReadString[${name}]`,
              write: expression`runtime.WriteString[${name}]`,
              wire: { kind: "text", named: true },
            }
          : {
              type: type`${name}`,
              read: expression`runtime.ReadInt64[${name}]`,
              write: expression`runtime.WriteInt64[${name}]`,
              wire: { kind: "int64", named: true },
            };
      default:
        return {
          type: type`${name}`,
          read: expression`${prefixed("read", name)}`,
          write: expression`${prefixed("write", name)}`,
        };
    }
  })();
  if (!boxed || named?.kind === "union") return shape;
  return {
    // A pointer has no form of its own on the wire.
    type: type`*${shape.type}`,
    read: expression`runtime.Boxed(${shape.read})`,
    write: expression`runtime.WriteBoxed(${shape.write})`,
  };
}

function literalShape(value: string | number | boolean): Shape {
  if (typeof value === "string") {
    return {
      type: fragment(fixed("string", "type")),
      read: fragment(fixed("runtime.ReadString[string]", "expression")),
      write: expression`runtime.LiteralString(${text(value)})`,
      wire: { kind: "literal", text: text(value) },
    };
  }
  if (typeof value === "boolean") {
    return {
      type: fragment(fixed("bool", "type")),
      read: fragment(fixed("runtime.ReadBool", "expression")),
      write: expression`runtime.LiteralBool(${bool(value)})`,
    };
  }
  if (Number.isInteger(value)) {
    return {
      type: fragment(fixed("int64", "type")),
      read: fragment(fixed("runtime.ReadInt64[int64]", "expression")),
      write: expression`runtime.LiteralInt64(${number(value)})`,
    };
  }
  return known("float64", "Float64");
}

const SCALARS = {
  string: "string",
  time: "string",
  duration: "string",
  uuid: "string",
  uri: "string",
  binary: "string",
  boolean: "bool",
  int32: "int32",
  int64: "int64",
  integer: "int64",
  float: "float32",
  double: "float64",
  decimal: "Decimal",
  date: "Date",
  "date-time": "Timestamp",
  bytes: "bytes",
} as const;

function scalarShape(scalar: Scalar): Shape {
  const kind = SCALARS[scalar.scalar];
  switch (kind) {
    case "string":
      return {
        type: fragment(fixed("string", "type")),
        read: fragment(fixed("runtime.ReadString[string]", "expression")),
        write: fragment(fixed("runtime.WriteString[string]", "expression")),
        wire: { kind: "text", named: false },
      };
    case "bool":
      return known("bool", "Bool");
    case "int32":
      return scalar.asString ? known("int32", "Int32Text") : known("int32", "Int32");
    case "int64":
      return scalar.asString
        ? known("int64", "Int64Text[int64]")
        : { ...known("int64", "Int64[int64]"), wire: { kind: "int64", named: false } };
    case "float32":
      return scalar.asString ? known("float64", "Float64Text") : known("float32", "Float32");
    case "float64":
      return scalar.asString ? known("float64", "Float64Text") : known("float64", "Float64");
    case "Decimal":
      return scalar.asString ? known("Decimal", "DecimalText") : known("Decimal", "Decimal");
    case "Date":
      return known("Date", "Date");
    case "Timestamp":
      return known("Timestamp", "Timestamp");
    case "bytes":
      return known("[]byte", "Bytes");
    default:
      return kind satisfies never;
  }
}

type Word = keyof typeof WORDS;

function known(name: Word, functions: Word): Shape {
  return {
    type: fragment(WORDS[name]),
    read: expression`runtime.Read${WORDS[functions]}`,
    write: expression`runtime.Write${WORDS[functions]}`,
  };
}

// Words of ours, sealed where the compiler can see that they are literals.
const WORDS = {
  bool: fixed("bool", "type"),
  int32: fixed("int32", "type"),
  int64: fixed("int64", "type"),
  float32: fixed("float32", "type"),
  float64: fixed("float64", "type"),
  "[]byte": fixed("[]byte", "type"),
  Bool: fixed("Bool", "type"),
  Int32: fixed("Int32", "type"),
  Int32Text: fixed("Int32Text", "type"),
  "Int64[int64]": fixed("Int64[int64]", "type"),
  "Int64Text[int64]": fixed("Int64Text[int64]", "type"),
  Float32: fixed("Float32", "type"),
  Float64: fixed("Float64", "type"),
  Float64Text: fixed("Float64Text", "type"),
  Decimal: fixed("Decimal", "type"),
  DecimalText: fixed("DecimalText", "type"),
  Date: fixed("Date", "type"),
  Timestamp: fixed("Timestamp", "type"),
  Bytes: fixed("Bytes", "type"),
} as const;
