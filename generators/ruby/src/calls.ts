/** One call as code: for examples, api.md and the reference. */
import type { Api, Call, Fragment, Json, TypedValue } from "@njia/generator-core";
import {
  argumentValues,
  bindCall,
  compose,
  fixed,
  fragment,
  join,
  methodOf,
  sampleContext,
  trailTo,
} from "@njia/generator-core";
import type { Argument, Book, MethodEntry, ResourceEntry } from "./book.ts";
import { isPositional, openBook } from "./book.ts";
import { integer, list, named, pair, scalar, text } from "./literals.ts";

const expression = compose("expression");
const NONE = fixed("", "expression");
/** The sample of the target contract: the call on a `client`. */
export function sample(one: Call, api: Api): Fragment<"expression"> {
  const book = openBook(api, sampleContext("njia"));
  const { entry, method } = methodOf(one.operation, book.resources);
  return callCode(one, method, entry, book);
}

/** `client.payments.create(...)` with the values of an example. */
export function callCode(
  one: Call,
  method: MethodEntry,
  entry: ResourceEntry,
  book: Book,
): Fragment<"expression"> {
  const values = argumentValues(method.args, bindCall(one, book.api));
  const args = values.flatMap(({ arg, value }): readonly Fragment<"expression">[] => {
    if (value === undefined) return missing(arg);
    const code = valueCode(value, book, 2);
    return [isPositional(arg) ? code : named(arg.name, code)];
  });
  return list(expression`client.${chain(entry, book)}.${method.name}`.code, "()", args, 0, 12);
}

/** `payments` or `widgets.sessions`. */
export const chain = (entry: ResourceEntry, book: Book): Fragment<"expression"> =>
  join(
    trailTo(entry, book.resources).map((one) => one.property),
    ".",
    "expression",
  );

/** An argument that an example forgot but the method insists on. */
function missing(arg: Argument): readonly Fragment<"expression">[] {
  if (!arg.required) return [];
  const value = text("...");
  return [isPositional(arg) ? expression`${value}` : named(arg.name, value)];
}

/** A value as a caller would write it: Hashes in Ruby's spelling, everything else as its type. */
function valueCode(value: TypedValue, book: Book, indent: number): Fragment<"expression"> {
  switch (value.kind) {
    case "null":
      return fragment(fixed("nil", "expression"));
    case "literal":
      return expression`${scalar(value.value)}`;
    case "enum":
      return expression`${value.type.base === "string" ? text(String(value.value)) : integer(value.value)}`;
    case "scalar":
      return scalarCode(value);
    case "list":
      return list(
        NONE,
        "[]",
        value.items.map((item) => valueCode(item, book, indent + 2)),
        indent,
        20,
      );
    case "map":
      return list(
        NONE,
        "{}",
        value.entries.map((item) => pair(text(item.key), valueCode(item.value, book, indent + 2))),
        indent,
        20,
      );
    case "record": {
      const names = book.members(value.type);
      const members = value.fields.flatMap((item) => {
        const name = names.get(item.field.name.wire);
        const code = valueCode(item.value, book, indent + 2);
        return name === undefined ? [] : [named(name, code)];
      });
      return list(NONE, "{}", members, indent, 20);
    }
    case "union":
      return valueCode(value.value, book, indent);
    case "unknown":
      return jsonCode(value.value, indent);
    default:
      return value satisfies never;
  }
}

type Scalar = Extract<TypedValue, { kind: "scalar" }>;

function scalarCode(value: Scalar): Fragment<"expression"> {
  const plain = String(value.value);
  switch (value.scalar) {
    case "bytes":
      return expression`${text(Buffer.from(plain, "base64").toString("latin1"))}`;
    case "int32":
    case "int64":
    case "integer":
      return expression`${integer(plain)}`;
    case "decimal":
      return expression`${text(plain)}`;
    case "float":
    case "double":
      return expression`${scalar(Number(plain))}`;
    case "date":
    case "date-time":
    case "binary":
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

function jsonCode(value: Json, indent: number): Fragment<"expression"> {
  if (value === null) return fragment(fixed("nil", "expression"));
  if (typeof value !== "object") return expression`${scalar(value)}`;
  const deeper = indent + 2;
  if (Array.isArray(value)) {
    return list(
      NONE,
      "[]",
      value.map((item: Json) => jsonCode(item, deeper)),
      indent,
      20,
    );
  }
  return list(
    NONE,
    "{}",
    Object.entries(value).map(([key, item]) => pair(text(key), jsonCode(item as Json, deeper))),
    indent,
    20,
  );
}
