/** One call as code: for examples, api.md and the reference. */
import type { Api, Call, Fragment, TypedValue } from "@njia/generator-core";
import {
  argumentValues,
  bindCall,
  compose,
  entryOf,
  fixed,
  fragment,
  join,
  methodOf,
  sampleContext,
  trailTo,
} from "@njia/generator-core";
import type { Book, MethodEntry, ResourceEntry } from "./book.ts";
import { enumCases, hasClass, openBook } from "./book.ts";
import { entry as pair, integer, list, named, rows, scalar, text } from "./literals.ts";
import { model, runtime } from "./types.ts";

const expression = compose("expression");
const NONE = fixed("", "expression");
/** The sample of the target contract: the call on a `$client`. */
export function sample(one: Call, api: Api): Fragment<"expression"> {
  const book = openBook(api, sampleContext("njia"));
  const { entry, method } = methodOf(one.operation, book.resources);
  return callCode(one, method, entry, book);
}

/** `$client->payments->create(...)` with the values of an example. */
export function callCode(
  one: Call,
  method: MethodEntry,
  entry: ResourceEntry,
  book: Book,
): Fragment<"expression"> {
  const values = argumentValues(method.args, bindCall(one, book.api));
  const args = values.flatMap(({ arg, value }) => {
    if (value === undefined) return arg.required ? [named(arg.name, text("..."))] : [];
    return [named(arg.name, valueCode(value, book, 4))];
  });
  const head = expression`$client->${chainOf(entry, book)}->${method.name}`;
  const isShort = args.length < 2 && !args.some((arg) => arg.code.includes("\n"));
  const code = isShort ? list(head.code, "()", args, 0, 12) : rows(head.code, "()", args, 0);
  return fragment(code.code, [...head.imports, ...code.imports]);
}

/** `payments` or `payments->items`. */
export const chainOf = (entry: ResourceEntry, book: Book): Fragment<"expression"> =>
  join(
    trailTo(entry, book.resources).map((one) => one.property),
    "->",
    "expression",
  );

/** A value as a caller would write it: models, cases of enums, dates; `indent` is that of its line. */
function valueCode(value: TypedValue, book: Book, indent: number): Fragment<"expression"> {
  switch (value.kind) {
    case "null":
      return fragment(fixed("null", "expression"));
    case "literal":
      return expression`${scalar(value.value)}`;
    case "enum":
      return enumCode(value, book);
    case "scalar":
      return scalarCode(value, book);
    case "list":
      return listing(
        value.items.map((item) => valueCode(item, book, indent + 4)),
        indent,
      );
    case "map":
      return listing(
        value.entries.map((item) => pair(text(item.key), valueCode(item.value, book, indent + 4))),
        indent,
      );
    case "record":
      return recordCode(value, book, indent);
    case "union":
      return valueCode(value.value, book, indent);
    case "unknown":
      return jsonCode(value.value, indent);
    default:
      return value satisfies never;
  }
}

const listing = (items: readonly Fragment[], indent: number): Fragment<"expression"> => {
  const isTall = items.some((item) => item.code.includes("\n"));
  return isTall ? rows(NONE, "[]", items, indent) : list(NONE, "[]", items, indent, 40);
};

function recordCode(
  value: Extract<TypedValue, { kind: "record" }>,
  book: Book,
  indent: number,
): Fragment<"expression"> {
  const names = book.members(value.type);
  const { name } = entryOf(book, value.type.id);
  const fields = value.fields.flatMap((item) => {
    const own = names.get(item.field.name.wire);
    const isFixed = item.field.ref.type.kind === "literal" && !item.field.ref.nullable;
    return own === undefined || isFixed
      ? []
      : [named(own, valueCode(item.value, book, indent + 4))];
  });
  const head = expression`new ${name}`.code;
  const made =
    fields.length > 2 || fields.some((field) => field.code.includes("\n"))
      ? rows(head, "()", fields, indent)
      : list(head, "()", fields, indent, 40);
  return fragment(made.code, [...made.imports, model(book, name)]);
}

function enumCode(
  value: Extract<TypedValue, { kind: "enum" }>,
  book: Book,
): Fragment<"expression"> {
  const { type } = value;
  const plain =
    type.base === "string"
      ? text(String(value.value))
      : (integer(value.value) ?? text(String(value.value)));
  const known = hasClass(type)
    ? enumCases(type, book).find((one) => one.value === value.value)
    : undefined;
  if (known === undefined) return expression`${plain}`;
  const { name } = entryOf(book, type.id);
  return fragment(expression`${name}::${known.name}`.code, [model(book, name)]);
}

type Scalar = Extract<TypedValue, { kind: "scalar" }>;

function scalarCode(value: Scalar, book: Book): Fragment<"expression"> {
  const plain = String(value.value);
  switch (value.scalar) {
    case "date":
      return fragment(expression`Date::parse(${text(plain)})`.code, [runtime(book, "Date")]);
    case "date-time":
      return expression`new DateTimeImmutable(${text(plain)})`;
    case "bytes":
      return expression`base64_decode(${text(plain)})`;
    case "binary":
      return fragment(expression`new Upload(${text(plain)})`.code, [runtime(book, "Upload")]);
    case "int32":
    case "int64":
    case "integer":
      return expression`${integer(plain) ?? text(plain)}`;
    case "decimal":
      return expression`${text(plain)}`;
    case "float":
    case "double":
      return expression`${typeof value.value === "number" ? scalar(value.value) : text(plain)}`;
    case "string":
    case "boolean":
    case "time":
    case "duration":
    case "uuid":
    case "uri":
      return expression`${scalar(value.value)}`;
    default:
      return value.scalar satisfies never;
  }
}

type Json = Extract<TypedValue, { kind: "unknown" }>["value"];

function jsonCode(value: Json, indent: number): Fragment<"expression"> {
  if (value === null) return fragment(fixed("null", "expression"));
  if (typeof value !== "object") return expression`${scalar(value)}`;
  if (Array.isArray(value)) {
    return listing(
      value.map((item: Json) => jsonCode(item, indent + 4)),
      indent,
    );
  }
  const members = Object.entries(value);
  if (members.length === 0) return fragment(fixed("new stdClass()", "expression"));
  return listing(
    members.map(([key, item]) => pair(text(key), jsonCode(item as Json, indent + 4))),
    indent,
  );
}
