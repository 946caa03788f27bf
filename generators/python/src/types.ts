/** Types as annotations and as codecs: the two ways a Python file speaks of a shape. */
import type { Code, Fragment, Import, Scalar, Type, TypeRef } from "@njia/generator-core";
import { compose, fixed, fragment } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { codecName, entryOf } from "./book.ts";
import { scalar as scalarLiteral, text } from "./literals.ts";

/** `read`: what an answer holds and a model declares. `write`: what a caller may pass. */
export type Mode = "read" | "write";

const type = compose("type");
const expression = compose("expression");

const typing = (name: string): Import => ({ from: "typing", name, typeOnly: true });
const abstract = (name: string): Import => ({ from: "collections.abc", name, typeOnly: true });
const DATES: Import = { from: "datetime", as: "_dt", typeOnly: true };

/** An import from the runtime, for use at run time. */
export const runtime = (module: string, name: string): Import => ({
  from: `runtime:${module}`,
  name,
});

/** An import from the runtime that only type checkers follow. */
export const runtimeType = (module: string, name: string): Import => ({
  ...runtime(module, name),
  typeOnly: true,
});

/** The annotation of a use of a type. */
export function annotation(ref: TypeRef, mode: Mode, book: Book): Fragment<"type"> {
  const plain = plainAnnotation(ref.type, mode, book);
  return ref.nullable && plain.code !== "Any" ? type`${plain} | None` : plain;
}

function plainAnnotation(of: Type, mode: Mode, book: Book): Fragment<"type"> {
  switch (of.kind) {
    case "scalar":
      return scalarAnnotation(of.scalar, mode);
    case "literal":
      return Number.isInteger(of.value) || typeof of.value !== "number"
        ? withImports(type`Literal[${scalarLiteral(of.value)}]`, typing("Literal"))
        : fragment(fixed("float", "type"));
    case "list":
      return mode === "read"
        ? type`list[${annotation(of.item, mode, book)}]`
        : withImports(type`Sequence[${annotation(of.item, mode, book)}]`, abstract("Sequence"));
    case "map":
      return mode === "read"
        ? type`dict[str, ${annotation(of.value, mode, book)}]`
        : withImports(type`Mapping[str, ${annotation(of.value, mode, book)}]`, abstract("Mapping"));
    case "named":
      return namedAnnotation(of.id, mode, book);
    case "unknown":
      return fragment(fixed("Any", "type"), [typing("Any")]);
    default:
      return of satisfies never;
  }
}

function namedAnnotation(
  id: Extract<Type, { kind: "named" }>["id"],
  mode: Mode,
  book: Book,
): Fragment<"type"> {
  const entry = entryOf(book, id);
  const named = (name: Code): Fragment<"type"> =>
    withImports(type`${name}`, { from: `types:${entry.module}`, name, typeOnly: true });
  switch (entry.type.kind) {
    case "record":
      if (mode === "read") return named(entry.name);
      return entry.param === undefined
        ? withImports(type`${named(entry.name)} | dict[str, Any]`, typing("Any"))
        : type`${named(entry.name)} | ${named(entry.param)}`;
    case "enum": {
      const base = entry.type.base === "string" ? fixed("str", "type") : fixed("int", "type");
      return entry.value === undefined ? type`${base}` : type`${named(entry.value)} | ${base}`;
    }
    case "union":
      return named(mode === "write" && entry.param !== undefined ? entry.param : entry.name);
    case "alias":
      return annotation(entry.type.target, mode, book);
    default:
      return entry.type satisfies never;
  }
}

function scalarAnnotation(of: Scalar, mode: Mode): Fragment<"type"> {
  switch (of) {
    case "string":
    case "uuid":
    case "uri":
    case "time":
    case "duration":
      return fragment(fixed("str", "type"));
    case "boolean":
      return fragment(fixed("bool", "type"));
    case "int32":
    case "int64":
    case "integer":
      return fragment(fixed("int", "type"));
    case "float":
    case "double":
      return fragment(fixed("float", "type"));
    case "decimal":
      return fragment(fixed("Decimal", "type"), [
        { from: "decimal", name: "Decimal", typeOnly: true },
      ]);
    case "date":
      return fragment(fixed("_dt.date", "type"), [DATES]);
    case "date-time":
      return fragment(fixed("_dt.datetime", "type"), [DATES]);
    case "bytes":
      return fragment(fixed("bytes", "type"));
    case "binary":
      return mode === "read"
        ? fragment(fixed("bytes", "type"))
        : fragment(fixed("FileParam", "type"), [runtimeType("_multipart", "FileParam")]);
    default:
      return of satisfies never;
  }
}

const withImports = (of: Fragment<"type">, ...imports: readonly Import[]): Fragment<"type"> =>
  fragment(of.code, [...of.imports, ...imports]);

/** The codec of a use of a type, as an expression. */
export function codec(ref: TypeRef, book: Book): Fragment<"expression"> {
  const plain = plainCodec(ref.type, book);
  if (!ref.nullable || plain.code === "ANY") return plain;
  return imported(expression`Nullable(${plain})`, runtime("_codec", "Nullable"));
}

const imported = (
  of: Fragment<"expression">,
  ...imports: readonly Import[]
): Fragment<"expression"> => fragment(of.code, [...of.imports, ...imports]);

function plainCodec(of: Type, book: Book): Fragment<"expression"> {
  switch (of.kind) {
    case "scalar":
      return scalarCodec(of.scalar, of.asString);
    case "literal":
      return imported(expression`Const(${scalarLiteral(of.value)})`, runtime("_codec", "Const"));
    case "list":
      return imported(expression`ListOf(${codec(of.item, book)})`, runtime("_codec", "ListOf"));
    case "map":
      return imported(expression`MapOf(${codec(of.value, book)})`, runtime("_codec", "MapOf"));
    case "named": {
      const entry = entryOf(book, of.id);
      switch (entry.type.kind) {
        case "record":
          return reference(entry.module, entry.name);
        case "union":
          return reference(entry.module, codecName(entry));
        case "enum":
          return base(entry.type.base === "string" ? "STR" : "INT");
        case "alias":
          return codec(entry.type.target, book);
        default:
          return entry.type satisfies never;
      }
    }
    case "unknown":
      return base("ANY");
    default:
      return of satisfies never;
  }
}

const reference = (module: Code, name: Code): Fragment<"expression"> =>
  imported(expression`_ref(${text(module)}, ${text(name)})`, runtime("_codec", "type_refs"));

const base = (name: "STR" | "INT" | "ANY" | "BOOL"): Fragment<"expression"> =>
  fragment(BASES[name], [runtime("_codec", name)]);

const BASES = {
  STR: fixed("STR", "expression"),
  INT: fixed("INT", "expression"),
  ANY: fixed("ANY", "expression"),
  BOOL: fixed("BOOL", "expression"),
};

const special = (name: Code<"expression">): Fragment<"expression"> =>
  fragment(name, [runtime("_scalars", name)]);

function scalarCodec(of: Scalar, asString: boolean): Fragment<"expression"> {
  switch (of) {
    case "string":
    case "uuid":
    case "uri":
    case "time":
    case "duration":
      return base("STR");
    case "boolean":
      return base("BOOL");
    case "int32":
    case "int64":
    case "integer":
      return asString ? special(fixed("INT_TEXT", "expression")) : base("INT");
    case "float":
    case "double":
      return special(asString ? fixed("NUMBER_TEXT", "expression") : fixed("NUMBER", "expression"));
    case "decimal":
      return special(
        asString ? fixed("DECIMAL", "expression") : fixed("DECIMAL_NUMBER", "expression"),
      );
    case "date":
      return special(fixed("DATE", "expression"));
    case "date-time":
      return special(fixed("DATE_TIME", "expression"));
    case "bytes":
      return special(fixed("BYTES", "expression"));
    case "binary":
      return fragment(fixed("FILE", "expression"), [runtime("_multipart", "FILE")]);
    default:
      return of satisfies never;
  }
}
