/** Values of examples as Java expressions: builders, factories and constants, as a caller would write them. */
import type {
  Code,
  Field,
  Fragment,
  Json,
  RecordType,
  TypedValue,
  TypeRef,
} from "@njia/generator-core";
import {
  compose,
  fixed,
  fragment,
  join,
  resolveAlias,
  sampleValue,
  typeValue,
} from "@njia/generator-core";
import type { Book } from "./book.ts";
import { number, scalar, text } from "./literals.ts";
import { enumConstants, memberNames, membersOf, variantNames } from "./members.ts";
import { prefixed } from "./naming.ts";

const expression = compose("expression");
type Expression = Fragment<"expression">;

const from = (home: string, name: Code<"identifier">): Expression =>
  fragment(expression`${name}`.code, [{ from: home, name }]);
const LIST = from("java.util", fixed("List", "identifier"));
const MAP = from("java.util", fixed("Map", "identifier"));
const BASE64 = from("java.util", fixed("Base64", "identifier"));
const CHARSETS = from("java.nio.charset", fixed("StandardCharsets", "identifier"));
const DECIMAL = from("java.math", fixed("BigDecimal", "identifier"));
const DATE = from("java.time", fixed("LocalDate", "identifier"));
const DATE_TIME = from("java.time", fixed("OffsetDateTime", "identifier"));
const NULL = fragment(fixed("null", "expression"));

/** A setter with its value, for `built`. */
export interface Setting {
  readonly name: Code<"identifier">;
  readonly value: Expression;
}

/**
 * An expression of the Java type of `ref`. What does not fit its type is replaced by a plausible value, so that the
 * example of a document that contradicts itself still compiles.
 */
export function valueCode(value: TypedValue, ref: TypeRef, book: Book, depth: number): Expression {
  switch (value.kind) {
    case "null":
      return ref.nullable ? NULL : replaced(ref, book, depth);
    case "scalar":
      return scalarCode(value.scalar, String(value.value));
    case "literal":
      return expression`${scalar(value.value)}`;
    case "enum": {
      const java = book.types.runtime("model", book.types.nameOf(value.type.id));
      const constant = value.member && enumConstants(book, value.type).get(value.member);
      return constant === undefined
        ? expression`${java}.of(${text(String(value.value))})`
        : expression`${java}.${constant}`;
    }
    case "list": {
      const items = value.items.filter((item) => item.kind !== "null");
      return listed(
        expression`${LIST}.of`,
        items.map((item) => valueCode(item, value.item, book, depth + 1)),
      );
    }
    case "map":
      return mapCode(value, ref, book, depth);
    case "record":
      return recordCode(value, book, depth);
    case "union": {
      const java = book.types.runtime("model", book.types.nameOf(value.type.id));
      const name = variantNames(book, value.type).get(value.variant);
      const inner = valueCode(value.value, value.variant.ref, book, depth);
      return name === undefined ? NULL : expression`${java}.${prefixed("of", name)}(${inner})`;
    }
    case "unknown":
      return resolveAlias(book.types.byId, ref).type.kind === "unknown"
        ? jsonCode(value.value, book)
        : replaced(ref, book, depth);
    default:
      return value satisfies never;
  }
}

const MAX_DEPTH = 10;

function replaced(ref: TypeRef, book: Book, depth: number): Expression {
  const value = typeValue(ref, sampleValue(ref, book.types.byId, 0), book.types.byId);
  const isHopeless =
    value.kind === "null" ||
    (value.kind === "unknown" && resolveAlias(book.types.byId, ref).type.kind !== "unknown");
  return isHopeless || depth > MAX_DEPTH ? NULL : valueCode(value, ref, book, depth + 1);
}

const listed = (head: Expression, items: readonly Expression[]): Expression =>
  expression`${head}(${join(items, ", ", "expression")})`;

type OfKind<K extends TypedValue["kind"]> = Extract<TypedValue, { readonly kind: K }>;

function mapCode(value: OfKind<"map">, ref: TypeRef, book: Book, depth: number): Expression {
  const { type } = resolveAlias(book.types.byId, ref);
  const inner: TypeRef = type.kind === "map" ? type.value : ref;
  const pairs = value.entries
    .filter((entry) => entry.value.kind !== "null")
    .map((entry) => [text(entry.key), valueCode(entry.value, inner, book, depth + 1)] as const);
  return pairs.length <= 10
    ? listed(
        expression`${MAP}.of`,
        pairs.map(([key, item]) => expression`${key}, ${item}`),
      )
    : listed(
        expression`${MAP}.ofEntries`,
        pairs.map(([key, item]) => expression`${MAP}.entry(${key}, ${item})`),
      );
}

function recordCode(value: OfKind<"record">, book: Book, depth: number): Expression {
  const names = memberNames(book, membersOf(value.type));
  const settings = settable(value.type).flatMap((field): readonly Setting[] => {
    const given = value.fields.find((item) => item.field === field)?.value;
    const name = names.get(field.name.wire)?.method;
    if (name === undefined || (given === undefined && !field.required)) return [];
    if (given?.kind === "null" && !field.ref.nullable && !field.required) return [];
    const code =
      given === undefined
        ? replaced(field.ref, book, depth + 1)
        : valueCode(given, field.ref, book, depth + 1);
    return [{ name, value: code }];
  });
  return built(book, book.types.nameOf(value.type.id), settings, depth);
}

/** A literal that is always there has no setter: its builder fills it in. */
const settable = (record: RecordType): readonly Field[] =>
  record.fields.filter((field) => !(field.required && field.ref.type.kind === "literal"));

/** `X.builder()...build()`, on one line where it is short. */
export function built(
  book: Book,
  name: Code<"identifier">,
  settings: readonly Setting[],
  depth: number,
): Expression {
  const java = book.types.runtime("model", name);
  const calls = settings.map((setting) => expression`.${setting.name}(${setting.value})`);
  const isShort =
    calls.length < 3 && calls.every((call) => call.code.length < 40 && !call.code.includes("\n"));
  const between = isShort ? fixed("", "expression") : lineBreak(depth);
  const lines = [...calls, expression`.build()`].map((call) => expression`${between}${call}`);
  return expression`${java}.builder()${join(lines, "", "expression")}`;
}

function lineBreak(depth: number): Expression {
  return depth <= 0
    ? fragment(fixed("\n                ", "expression"))
    : expression`${lineBreak(depth - 1)}    `;
}

type ScalarName = OfKind<"scalar">["scalar"];

function scalarCode(kind: ScalarName, plain: string): Expression {
  switch (kind) {
    case "boolean":
      return expression`${scalar(plain === "true")}`;
    case "int32":
      return expression`${number(plain, "int")}`;
    case "int64":
    case "integer":
      return expression`${number(plain, "long")}`;
    case "float":
    case "double":
      return expression`${number(plain, "double")}`;
    case "decimal":
      return expression`new ${DECIMAL}(${text(plain)})`;
    case "date":
      return expression`${DATE}.parse(${text(plain)})`;
    case "date-time":
      return expression`${DATE_TIME}.parse(${text(plain)})`;
    case "bytes":
      return expression`${BASE64}.getDecoder().decode(${text(plain)})`;
    case "binary":
      return expression`${text(plain)}.getBytes(${CHARSETS}.UTF_8)`;
    case "string":
    case "time":
    case "duration":
    case "uuid":
    case "uri":
      return expression`${text(plain)}`;
    default:
      return kind satisfies never;
  }
}

/** Any JSON as a `JsonValue`. */
export function jsonCode(value: Json, book: Book): Expression {
  const java = book.types.runtime("json", fixed("JsonValue", "identifier"));
  if (value === null) return expression`${java}.NULL`;
  switch (typeof value) {
    case "string":
      return expression`${java}.of(${text(value)})`;
    case "boolean":
      return expression`${java}.of(${scalar(value)})`;
    case "number":
      return Number.isSafeInteger(value)
        ? expression`${java}.of(${scalar(value)})`
        : expression`${java}.of(new ${DECIMAL}(${text(String(value))}))`;
    default: {
      if (Array.isArray(value)) {
        const items = value.map((item: Json) => jsonCode(item, book));
        return expression`${java}.array(${listed(expression`${LIST}.of`, items)})`;
      }
      const entries = Object.entries(value).map(
        ([key, item]) => expression`${MAP}.entry(${text(key)}, ${jsonCode(item as Json, book)})`,
      );
      return expression`${java}.object(${listed(expression`${MAP}.ofEntries`, entries)})`;
    }
  }
}
