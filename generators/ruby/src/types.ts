/** Types as signatures and comments say them, and as codecs: the ways a file speaks of a shape. */
import type { Code, Fragment, Scalar, Type, TypeRef } from "@njia/generator-core";
import { compose, entryOf, fixed, isInterface, isNullableAlias } from "@njia/generator-core";
import type { Book, TypeEntry } from "./book.ts";
import { anyOf, qualified, scalar as scalarLiteral, symbol } from "./literals.ts";

/** `read`: what a member holds. `write`: what a caller may pass. */
export type Mode = "read" | "write";

/** A type: for RBS, and for the tags of comments (YARD). */
export interface Declared {
  readonly rbs: Code<"type">;
  readonly yard: Code<"type">;
}

const type = compose("type");
const expression = compose("expression");

const UNTYPED = fixed("untyped", "type");
const OBJECT = fixed("Object", "type");
const NIL = fixed("nil", "type");

/** The type of a use. `optional`: a member that may be absent, or an argument that may be left out. */
export function declare(ref: TypeRef, mode: Mode, optional: boolean, book: Book): Declared {
  const found = declaredOf(ref.type, mode, book);
  const nullable =
    ref.nullable || (mode === "read" && optional) || isNullableAlias(ref, book.index);
  const omit = mode === "write" && optional ? [fixed("Omit", "type")] : [];
  const nil = nullable ? [NIL] : [];
  return {
    rbs: anyOf([...found.map((one) => one.rbs), ...omit, ...nil], " | ", UNTYPED),
    yard: anyOf([...found.map((one) => one.yard), ...nil], ", ", OBJECT),
  };
}

const same = (code: Code<"type">): Declared => ({ rbs: code, yard: code });
const STRING = same(fixed("String", "type"));
const INTEGER = same(fixed("Integer", "type"));
const FLOAT = same(fixed("Float", "type"));
const BOOLEAN: Declared = { rbs: fixed("bool", "type"), yard: fixed("Boolean", "type") };
const ANY: Declared = { rbs: UNTYPED, yard: OBJECT };
const HASH: Declared = {
  rbs: fixed("Hash[Symbol, untyped]", "type"),
  yard: fixed("Hash", "type"),
};

function declaredOf(of: Type, mode: Mode, book: Book): readonly Declared[] {
  switch (of.kind) {
    case "scalar":
      return scalarOf(of.scalar, mode);
    case "literal":
      if (typeof of.value === "string") return [STRING];
      if (typeof of.value === "boolean") return [BOOLEAN];
      return Number.isInteger(of.value) ? [INTEGER] : [FLOAT, ...(mode === "read" ? [ANY] : [])];
    case "list": {
      const item = declare(of.item, mode, false, book);
      return [{ rbs: type`Array[${item.rbs}]`.code, yard: type`Array<${item.yard}>`.code }];
    }
    case "map": {
      const item = declare(of.value, mode, false, book);
      const keys = mode === "read" ? fixed("String", "type") : fixed("String | Symbol", "type");
      return [
        {
          rbs: type`Hash[${keys}, ${item.rbs}]`.code,
          yard: type`Hash{String => ${item.yard}}`.code,
        },
      ];
    }
    case "named":
      return namedOf(entryOf(book, of.id), mode, book);
    case "unknown":
      return [ANY];
    default:
      return of satisfies never;
  }
}

function namedOf(entry: TypeEntry, mode: Mode, book: Book): readonly Declared[] {
  const { type: named, name } = entry;
  const self: Declared = {
    rbs: type`${name}`.code,
    yard: type`${qualified(book.root, name)}`.code,
  };
  switch (named.kind) {
    case "record":
      return mode === "read" ? [self] : [self, HASH];
    case "enum":
      return named.base === "string" ? [STRING] : [INTEGER];
    case "union":
      if (!isInterface(named, book.index)) return [ANY];
      return mode === "read" ? [self] : [self, HASH];
    case "alias":
      return declaredOf(named.target.type, mode, book);
    default:
      return named satisfies never;
  }
}

function scalarOf(of: Scalar, mode: Mode): readonly Declared[] {
  const text = mode === "read" ? [] : [STRING];
  switch (of) {
    case "string":
    case "uuid":
    case "uri":
    case "time":
    case "duration":
    case "bytes":
      return [STRING];
    case "decimal":
      return mode === "read" ? [STRING] : [STRING, INTEGER];
    case "boolean":
      return [BOOLEAN];
    case "int32":
    case "int64":
    case "integer":
      return [INTEGER];
    case "float":
    case "double":
      return mode === "read" ? [FLOAT] : [FLOAT, INTEGER];
    case "date":
      return [same(fixed("Date", "type")), ...text];
    case "date-time":
      return [same(fixed("Time", "type")), ...text];
    case "binary":
      return mode === "read"
        ? [STRING, same(fixed("Upload", "type"))]
        : [STRING, same(fixed("Upload", "type")), same(fixed("IO", "type"))];
    default:
      return of satisfies never;
  }
}

/** The codec of a use, as an expression on `it`, the table that is being written. */
export function codec(ref: TypeRef, it: Code<"identifier">, book: Book): Fragment<"expression"> {
  const plain = codecOf(ref.type, it, book);
  return ref.nullable ? expression`${it}.nullable(${plain})` : plain;
}

function codecOf(of: Type, it: Code<"identifier">, book: Book): Fragment<"expression"> {
  switch (of.kind) {
    case "scalar":
      return expression`${it}.${scalarCodec(of.scalar, of.asString)}`;
    case "literal":
      return expression`${it}.constant(${scalarLiteral(of.value)})`;
    case "list":
      return expression`${it}.list(${codec(of.item, it, book)})`;
    case "map":
      return expression`${it}.map(${codec(of.value, it, book)})`;
    case "named":
      return namedCodec(entryOf(book, of.id), it, book);
    case "unknown":
      return expression`${it}.any`;
    default:
      return of satisfies never;
  }
}

function namedCodec(entry: TypeEntry, it: Code<"identifier">, book: Book): Fragment<"expression"> {
  const { type: named, name } = entry;
  switch (named.kind) {
    case "record":
      return expression`${it}.model(${symbol(name)})`;
    case "enum":
      return named.base === "string" ? expression`${it}.text` : expression`${it}.integer`;
    case "union":
      return expression`${it}.union(${symbol(name)})`;
    case "alias":
      return codec(named.target, it, book);
    default:
      return named satisfies never;
  }
}

function scalarCodec(of: Scalar, asString: boolean): Code<"identifier"> {
  switch (of) {
    case "string":
    case "uuid":
    case "uri":
    case "time":
    case "duration":
      return fixed("text", "identifier");
    case "boolean":
      return fixed("boolean", "identifier");
    case "int32":
    case "int64":
    case "integer":
      return asString ? fixed("integer_text", "identifier") : fixed("integer", "identifier");
    case "float":
    case "double":
      return asString ? fixed("number_text", "identifier") : fixed("number", "identifier");
    case "decimal":
      return asString ? fixed("decimal", "identifier") : fixed("decimal_number", "identifier");
    case "date":
      return fixed("date", "identifier");
    case "date-time":
      return fixed("time", "identifier");
    case "bytes":
      return fixed("bytes", "identifier");
    case "binary":
      return fixed("file", "identifier");
    default:
      return of satisfies never;
  }
}
