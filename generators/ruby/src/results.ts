/** What calls return, and how their answers are read. */
import type { Code, Content, Fragment, Locator, Result, TypeRef } from "@njia/generator-core";
import { compose, fixed } from "@njia/generator-core";
import type { Book, MethodEntry } from "./book.ts";
import { entryOf, recordOf } from "./book.ts";
import { anyOf, list, named, symbol, text, wordSymbol } from "./literals.ts";
import type { Declared } from "./types.ts";
import { codec, declare } from "./types.ts";

const type = compose("type");
const OP = fixed("op", "identifier");
const NONE = fixed("", "expression");

/** The answer of an operation: its type, the lines that say how it is read, the line that says how a list goes on. */
export interface Outcome {
  readonly returns: Declared;
  readonly lines: readonly Fragment<"expression">[];
  readonly isList: boolean;
  readonly isStream: boolean;
}

/** The outcome of an operation. */
export function outcomeOf(method: MethodEntry, book: Book): Outcome {
  const { operation } = method;
  const cases = casesOf(operation.result);
  const lines = cases.map((one) =>
    list(
      fixed("op.returns", "expression"),
      "()",
      [text(one.status), ...reader(one.result, book)],
      8,
    ),
  );
  const isStream = cases.some((one) => one.result.kind === "stream");
  const paging = isStream ? undefined : pagingOf(method, book);
  if (paging !== undefined) {
    const returns = {
      rbs: type`Page[${paging.item.rbs}]`.code,
      yard: type`${book.root}::Page<${paging.item.yard}>`.code,
    };
    return { returns, lines: [...lines, paging.line], isList: true, isStream };
  }
  const shown = cases.map((one) => shownAs(one.result, book));
  const returns = {
    rbs: anyOf(
      shown.map((one) => one.rbs),
      " | ",
      fixed("untyped", "type"),
    ),
    yard: anyOf(
      shown.map((one) => one.yard),
      ", ",
      fixed("Object", "type"),
    ),
  };
  return { returns, lines, isList: false, isStream };
}

type Plain = Exclude<Result, { readonly kind: "choice" }>;

function casesOf(result: Result): readonly { readonly status: string; readonly result: Plain }[] {
  if (result.kind !== "choice") return [{ status: "2XX", result }];
  return result.byStatus.flatMap((one) =>
    one.result.kind === "choice"
      ? casesOf(one.result)
      : [{ status: String(one.status), result: one.result }],
  );
}

function shownAs(result: Plain, book: Book): Declared {
  const own = (name: Code<"type">): Declared => ({
    rbs: name,
    yard: type`${book.root}::${name}`.code,
  });
  const holding = (name: Code<"type">, inner: Declared): Declared => ({
    rbs: type`${name}[${inner.rbs}]`.code,
    yard: type`${book.root}::${name}<${inner.yard}>`.code,
  });
  if (result.kind === "nothing") return own(fixed("Empty", "type"));
  const ref = refOf(result);
  if (result.kind === "stream") {
    return result.framing === "octets"
      ? own(fixed("ByteStream", "type"))
      : holding(fixed("EventStream", "type"), shapeOf(ref, book));
  }
  if (ref !== undefined && !ref.nullable && recordOf(ref, book.types) !== undefined) {
    return declare(ref, "read", false, book);
  }
  if (ref !== undefined && isUnionOfModels(ref, book)) return declare(ref, "read", false, book);
  const text: Declared = { rbs: fixed("String", "type"), yard: fixed("String", "type") };
  return holding(fixed("Value", "type"), ref === undefined ? text : shapeOf(ref, book));
}

const shapeOf = (ref: TypeRef | undefined, book: Book): Declared =>
  ref === undefined
    ? { rbs: fixed("untyped", "type"), yard: fixed("Object", "type") }
    : declare(ref, "read", false, book);

/** Unions hand over their variants: an answer that may be a model or not has no one type. */
function isUnionOfModels(ref: TypeRef, book: Book): boolean {
  if (ref.type.kind !== "named") return false;
  const { type: target } = entryOf(book, ref.type.id);
  if (target.kind === "alias") return isUnionOfModels(target.target, book);
  return target.kind === "union" && !ref.nullable;
}

/** The shape of a JSON answer or of one event; undefined for text and octets. */
function refOf(result: Plain): TypeRef | undefined {
  if (result.kind === "nothing") return undefined;
  if (result.kind === "stream") return result.framing === "octets" ? undefined : result.ref;
  const content = contentOf(result.contents);
  return content?.codec === "json" ? content.ref : undefined;
}

const contentOf = (contents: readonly Content[]): Content | undefined =>
  contents.find((item) => item.codec === "json") ?? contents[0];

function reader(result: Plain, book: Book): readonly (Code | Fragment)[] {
  if (result.kind === "nothing") return [wordSymbol("nothing")];
  const ref = refOf(result);
  const inner = ref === undefined ? [] : [codec(ref, OP, book)];
  if (result.kind === "stream") {
    return result.framing === "octets"
      ? [wordSymbol("bytes")]
      : [wordSymbol(result.framing), ...inner];
  }
  const content = contentOf(result.contents);
  if (content?.codec === "json") return [wordSymbol("json"), ...inner];
  return [wordSymbol(content?.codec === "text" ? "text" : "octets")];
}

function pagingOf(
  method: MethodEntry,
  book: Book,
): { readonly line: Fragment<"expression">; readonly item: Declared } | undefined {
  const { pagination, result } = method.operation;
  if (pagination === undefined || result.kind !== "value") return undefined;
  const ref = refOf(result);
  const found = ref === undefined ? undefined : walk(ref, keysOf(pagination.items), book);
  const sent = method.args.find(
    (arg) => arg.source.kind === "param" && isAt(arg.source.param, pagination.send),
  );
  if (found === undefined || (sent === undefined && pagination.style !== "link")) return undefined;
  const keys = (locator: Locator | undefined): Fragment =>
    list(
      NONE,
      "[]",
      (locator?.in === "body" ? keysOf(locator) : []).map((one) => text(one)),
      8,
    );
  const header = pagination.next?.in === "header" ? pagination.next.at : undefined;
  const line = list(
    fixed("op.paging", "expression"),
    "()",
    [
      wordSymbol(pagination.style),
      sent === undefined ? fixed("nil", "expression") : symbol(sent.name),
      named(
        fixed("items", "identifier"),
        list(
          NONE,
          "[]",
          found.names.map((one) => symbol(one)),
          8,
        ),
      ),
      ...(pagination.next?.in === "body"
        ? [named(fixed("following", "identifier"), keys(pagination.next))]
        : []),
      ...(pagination.more?.in === "body"
        ? [named(fixed("more", "identifier"), keys(pagination.more))]
        : []),
      ...(header === undefined ? [] : [named(fixed("header", "identifier"), text(header))]),
    ],
    8,
  );
  return { line, item: declare(found.item, "read", false, book) };
}

const isAt = (
  param: { readonly in: string; readonly name: { readonly wire: string } },
  place: Locator,
): boolean => param.in === place.in && param.name.wire === place.at;

const keysOf = (locator: Locator): readonly string[] =>
  locator.at
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/** Follows keys to a list: names of members on the way, and the item's shape. */
function walk(
  ref: TypeRef,
  keys: readonly string[],
  book: Book,
): { readonly names: readonly Code<"identifier">[]; readonly item: TypeRef } | undefined {
  const { type: at } = ref;
  if (at.kind === "named") {
    const { type: target } = entryOf(book, at.id);
    if (target.kind === "alias") return walk(target.target, keys, book);
  }
  const [key, ...rest] = keys;
  if (key === undefined) return at.kind === "list" ? { names: [], item: at.item } : undefined;
  const record = recordOf(ref, book.types);
  const field = record?.fields.find((one) => one.name.wire === key);
  const name = record === undefined ? undefined : book.members(record).get(key);
  const inner = field === undefined ? undefined : walk(field.ref, rest, book);
  return name === undefined || inner === undefined
    ? undefined
    : { names: [name, ...inner.names], item: inner.item };
}

/** How an example shows the outcome of a call. */
export function showing(outcome: Outcome): { readonly name: Code; readonly show: Code } {
  if (outcome.isList) {
    return {
      name: fixed("page", "identifier"),
      show: fixed("page.first(10).each { |item| puts item }", "expression"),
    };
  }
  return outcome.isStream
    ? {
        name: fixed("stream", "identifier"),
        show: fixed("stream.first(10).each { |piece| puts piece }", "expression"),
      }
    : { name: fixed("result", "identifier"), show: fixed("puts result", "expression") };
}
