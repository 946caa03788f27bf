/** Types as PHP declares them, as doc comments say them, and as codecs: the ways a file speaks of a shape. */
import type { Code, Fragment, Import, Scalar, Type, TypeRef } from "@njia/generator-core";
import {
  compose,
  entryOf,
  fixed,
  fragment,
  isInterface,
  isNullableAlias,
} from "@njia/generator-core";
import type { Book, TypeEntry } from "./book.ts";
import { hasClass } from "./book.ts";
import { flag, qualified, scalar as scalarLiteral, unionType } from "./literals.ts";

/** `read`: what a property holds. `write`: what a caller may pass. */
export type Mode = "read" | "write";

/** A declaration: members of a union of PHP types, the type for doc comments, imports. */
interface Declared {
  readonly members: readonly Code<"type">[];
  readonly doc: Code<"type">;
  readonly imports: readonly Import[];
}

const type = compose("type");
const expression = compose("expression");

/** An import of a class of the runtime: `Omit`, `Internal\\Codec`. */
export const runtime = (book: Pick<Book, "root">, name: string): Import => ({
  from: qualified(book.root, name),
});

/** The import of a generated class. */
export const model = (book: Pick<Book, "root">, name: Code): Import => ({
  from: qualified(book.root, "Model", name),
});

/** The PHP type of a use, with its form for doc comments. `optional`: an argument that may be left out. */
export function declare(
  ref: TypeRef,
  mode: Mode,
  optional: boolean,
  book: Book,
): { readonly native: Fragment<"type">; readonly doc: Code<"type">; readonly isPrecise: boolean } {
  const found = declaredOf(ref.type, mode, book);
  const nullable =
    ref.nullable || (mode === "read" && optional) || isNullableAlias(ref, book.index);
  const omit = mode === "write" && optional;
  const members = omit ? [...found.members, fixed("Omit", "type")] : found.members;
  const docs = omit ? type`${found.doc}|Omit`.code : found.doc;
  const isMixed = found.doc === "mixed";
  const doc = isMixed ? found.doc : nullable ? type`${docs}|null`.code : docs;
  const imports = omit ? [...found.imports, runtime(book, "Omit")] : found.imports;
  const native = fragment(unionType(members, nullable), imports);
  return { native, doc, isPrecise: found.members.join("|") === found.doc };
}

const declared = (
  doc: Code<"type">,
  members: readonly Code<"type">[] = [doc],
  imports: readonly Import[] = [],
): Declared => ({ members, doc, imports });

const STRING = fixed("string", "type");
const INT = fixed("int", "type");
const MIXED = fixed("mixed", "type");
const ARRAY = fixed("array", "type");

function declaredOf(of: Type, mode: Mode, book: Book): Declared {
  switch (of.kind) {
    case "scalar":
      return scalarOf(of.scalar, mode, book);
    case "literal":
      if (typeof of.value === "string") return declared(STRING);
      if (typeof of.value === "boolean") return declared(fixed("bool", "type"));
      return declared(Number.isInteger(of.value) ? INT : fixed("float", "type"));
    case "list": {
      const item = declare(of.item, mode, false, book);
      return declared(type`list<${item.doc}>`.code, [ARRAY], docImports(item));
    }
    case "map": {
      const item = declare(of.value, mode, false, book);
      return declared(type`array<string, ${item.doc}>`.code, [ARRAY], docImports(item));
    }
    case "named":
      return namedOf(entryOf(book, of.id), mode, book);
    case "unknown":
      return declared(MIXED);
    default:
      return of satisfies never;
  }
}

const docImports = (item: { readonly native: Fragment }): readonly Import[] => item.native.imports;

function namedOf(entry: TypeEntry, mode: Mode, book: Book): Declared {
  const { type: named, name } = entry;
  const self = type`${name}`.code;
  switch (named.kind) {
    case "record":
      return declared(self, [self], [model(book, name)]);
    case "enum": {
      const base = named.base === "string" ? STRING : INT;
      if (!hasClass(named)) return declared(base);
      return declared(type`${self}|${base}`.code, [self, base], [model(book, name)]);
    }
    case "union":
      return isInterface(named, book.index)
        ? declared(self, [self], [model(book, name)])
        : declared(MIXED);
    case "alias":
      return declaredOf(named.target.type, mode, book);
    default:
      return named satisfies never;
  }
}

function scalarOf(of: Scalar, mode: Mode, book: Book): Declared {
  switch (of) {
    case "string":
    case "uuid":
    case "uri":
    case "time":
    case "duration":
    case "decimal":
    case "bytes":
      return declared(STRING);
    case "boolean":
      return declared(fixed("bool", "type"));
    case "int32":
    case "int64":
    case "integer":
      // A float must reach the check that refuses it: in a file without strict types `int` would cut it to an int.
      return declared(INT, mode === "read" ? [INT] : [INT, fixed("float", "type")]);
    case "float":
    case "double":
      return declared(fixed("float", "type"));
    case "date": {
      const day = fixed("Date", "type");
      const members = mode === "read" ? [day] : [day, STRING];
      return declared(unionType(members, false), members, [runtime(book, "Date")]);
    }
    case "date-time": {
      if (mode === "read") return declared(fixed("\\DateTimeImmutable", "type"));
      const members = [fixed("\\DateTimeInterface", "type"), STRING];
      return declared(unionType(members, false), members);
    }
    case "binary": {
      const members = [fixed("Upload", "type"), STRING];
      return declared(unionType(members, false), members, [runtime(book, "Upload")]);
    }
    default:
      return of satisfies never;
  }
}

/** The codec of a use, as an expression. */
export function codec(ref: TypeRef, book: Book): Fragment<"expression"> {
  const plain = codecOf(ref.type, book);
  return ref.nullable ? expression`new Codec\\NullableCodec(${plain})` : plain;
}

const made = (code: Code<"expression">, book: Book): Fragment<"expression"> =>
  fragment(code, [runtime(book, "Internal\\Codec")]);

function codecOf(of: Type, book: Book): Fragment<"expression"> {
  switch (of.kind) {
    case "scalar":
      return made(scalarCodec(of.scalar, of.asString), book);
    case "literal":
      return made(expression`new Codec\\ConstCodec(${scalarLiteral(of.value)})`.code, book);
    case "list":
      return expression`new Codec\\ListCodec(${codec(of.item, book)})`;
    case "map":
      return expression`new Codec\\MapCodec(${codec(of.value, book)})`;
    case "named":
      return namedCodec(entryOf(book, of.id), book);
    case "unknown":
      return made(fixed("new Codec\\AnyCodec()", "expression"), book);
    default:
      return of satisfies never;
  }
}

function namedCodec(entry: TypeEntry, book: Book): Fragment<"expression"> {
  const { type: named, name } = entry;
  const withModel = (code: Fragment<"expression">, own: Code): Fragment<"expression"> =>
    fragment(code.code, [...made(code.code, book).imports, model(book, own)]);
  switch (named.kind) {
    case "record":
      return withModel(expression`new Codec\\ModelCodec(${name}::class)`, name);
    case "enum": {
      const isText = named.base === "string";
      if (!hasClass(named)) return made(scalarCodec(isText ? "string" : "int64", false), book);
      const base = isText ? fixed("", "expression") : fixed(", true", "expression");
      return withModel(expression`new Codec\\EnumCodec(${name}::class${base})`, name);
    }
    case "union": {
      const unknown = entry.unknown ?? name;
      return withModel(expression`new Codec\\UnionRef(${unknown}::class)`, unknown);
    }
    case "alias":
      return codec(named.target, book);
    default:
      return named satisfies never;
  }
}

function scalarCodec(of: Scalar, asString: boolean): Code<"expression"> {
  const on = flag(true);
  switch (of) {
    case "string":
    case "uuid":
    case "uri":
    case "time":
    case "duration":
      return fixed("new Codec\\TextCodec()", "expression");
    case "boolean":
      return fixed("new Codec\\BoolCodec()", "expression");
    case "int32":
    case "int64":
    case "integer":
      return asString
        ? expression`new Codec\\IntCodec(${on})`.code
        : fixed("new Codec\\IntCodec()", "expression");
    case "float":
    case "double":
      return asString
        ? expression`new Codec\\FloatCodec(${on})`.code
        : fixed("new Codec\\FloatCodec()", "expression");
    case "decimal":
      return asString
        ? fixed("new Codec\\DecimalCodec()", "expression")
        : expression`new Codec\\DecimalCodec(${on})`.code;
    case "date":
      return fixed("new Codec\\DateCodec()", "expression");
    case "date-time":
      return fixed("new Codec\\DateTimeCodec()", "expression");
    case "bytes":
      return fixed("new Codec\\BytesCodec()", "expression");
    case "binary":
      return fixed("new Codec\\FileCodec()", "expression");
    default:
      return of satisfies never;
  }
}
