/** One call as code: for examples, api.md and the reference. */
import type { Api, Call, Code, Fragment, Import, TypedValue } from "@njia/generator-core";
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
import { openBook } from "./book.ts";
import {
  bytesLiteral,
  call,
  dateLiteral,
  integer,
  pair,
  scalar,
  spread,
  text,
} from "./literals.ts";
import { outcomeOf } from "./results.ts";

const expression = compose("expression");
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
  const chain = join(
    trailTo(entry, book.resources).map((item) => item.attribute),
    ".",
    "expression",
  );
  const target = expression`client.${chain}.${method.name}`;
  const bound = bindCall(one, book.api);
  const args = argumentValues(method.args, bound).flatMap(({ arg, value }) =>
    value === undefined ? missing(arg) : [printed(arg, value, book)],
  );
  const whole =
    bound.body !== undefined && method.flat === undefined
      ? [pair(fixed("body", "identifier"), "=", valueCode(bound.body.value, book))]
      : [];
  return call(target, [...args, ...whole], { indent: 4, taken: 40 });
}

/** An argument that an example forgot but the method insists on. */
function missing(arg: Argument): readonly Fragment<"expression">[] {
  if (!arg.required) return [];
  const value = text("...");
  return [arg.positional ? expression`${value}` : pair(arg.name, "=", value)];
}

const printed = (arg: Argument, value: TypedValue, book: Book): Fragment<"expression"> => {
  const code = valueCode(value, book);
  return arg.positional ? code : pair(arg.name, "=", code);
};

/** A value as a caller would write it: dicts in the SDK's own spelling, dates and decimals as their types. */
export function valueCode(value: TypedValue, book: Book): Fragment<"expression"> {
  switch (value.kind) {
    case "null":
      return fragment(fixed("None", "expression"));
    case "literal":
      return expression`${scalar(value.value)}`;
    case "enum":
      return expression`${value.type.base === "string" ? text(String(value.value)) : integer(value.value)}`;
    case "scalar":
      return scalarCode(value);
    case "list":
      return spread(
        "[]",
        value.items.map((item) => valueCode(item, book)),
      );
    case "map":
      return spread(
        "{}",
        value.entries.map((item) => pair(text(item.key), ": ", valueCode(item.value, book))),
      );
    case "record": {
      const attributes = book.attributes(value.type);
      const fields = value.fields.map((item) =>
        pair(
          text(attributes.get(item.field.name.wire) ?? item.field.name.wire),
          ": ",
          valueCode(item.value, book),
        ),
      );
      return spread("{}", fields);
    }
    case "union":
      return valueCode(value.value, book);
    case "unknown":
      return expression`${jsonCode(value.value)}`;
    default:
      return value satisfies never;
  }
}

type Scalar = Extract<TypedValue, { kind: "scalar" }>;

function scalarCode(value: Scalar): Fragment<"expression"> {
  const plain = String(value.value);
  switch (value.scalar) {
    case "date":
    case "date-time": {
      const code = dateLiteral(plain, value.scalar === "date" ? "date" : "datetime");
      return fragment(code, [{ from: "datetime", as: "dt" }]);
    }
    case "decimal": {
      const imports: readonly Import[] = [{ from: "decimal", name: "Decimal" }];
      return fragment(expression`Decimal(${text(plain)})`.code, imports);
    }
    case "bytes":
    case "binary":
      return expression`${bytesLiteral(value.scalar === "bytes" ? Buffer.from(plain, "base64") : Buffer.from(plain, "utf8"))}`;
    case "int32":
    case "int64":
    case "integer":
      return expression`${integer(plain)}`;
    case "float":
    case "double":
      return expression`${typeof value.value === "number" ? scalar(value.value) : integer(plain)}`;
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

function jsonCode(value: Json): Fragment<"expression"> {
  if (value === null) return fragment(fixed("None", "expression"));
  if (typeof value !== "object") return expression`${scalar(value)}`;
  if (Array.isArray(value))
    return spread(
      "[]",
      value.map((item: Json) => jsonCode(item)),
    );
  return spread(
    "{}",
    Object.entries(value).map(([key, item]) => pair(text(key), ": ", jsonCode(item as Json))),
  );
}

/** How an example shows the outcome of a call. */
export function showing(method: MethodEntry, book: Book): Code<"identifier"> {
  const { verb } = outcomeOf(method, book);
  return fixed(verb === "list" ? "page" : verb === "call" ? "result" : "stream", "identifier");
}
