/** What calls return, and how their answers are read. */
import type { Code, Fragment, Locator, PlainResult, TypeRef } from "@njia/generator-core";
import {
  chosenContent,
  compose,
  entryOf,
  fixed,
  followToList,
  isAt,
  recordBehind,
  resultCases,
  segmentsOf,
  shapeOfResult,
} from "@njia/generator-core";
import type { Book, MethodEntry } from "./book.ts";
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
  const cases = resultCases(operation.result);
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

function shownAs(result: PlainResult, book: Book): Declared {
  const own = (name: Code<"type">): Declared => ({
    rbs: name,
    yard: type`${book.root}::${name}`.code,
  });
  const holding = (name: Code<"type">, inner: Declared): Declared => ({
    rbs: type`${name}[${inner.rbs}]`.code,
    yard: type`${book.root}::${name}<${inner.yard}>`.code,
  });
  if (result.kind === "nothing") return own(fixed("Empty", "type"));
  const ref = shapeOfResult(result);
  if (result.kind === "stream") {
    return result.framing === "octets"
      ? own(fixed("ByteStream", "type"))
      : holding(fixed("EventStream", "type"), shapeOf(ref, book));
  }
  if (ref !== undefined && !ref.nullable && recordBehind(ref, book.index) !== undefined) {
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

function reader(result: PlainResult, book: Book): readonly (Code | Fragment)[] {
  if (result.kind === "nothing") return [wordSymbol("nothing")];
  const ref = shapeOfResult(result);
  const inner = ref === undefined ? [] : [codec(ref, OP, book)];
  if (result.kind === "stream") {
    return result.framing === "octets"
      ? [wordSymbol("bytes")]
      : [wordSymbol(result.framing), ...inner];
  }
  const content = chosenContent(result.contents);
  if (content?.codec === "json") return [wordSymbol("json"), ...inner];
  return [wordSymbol(content?.codec === "text" ? "text" : "octets")];
}

function pagingOf(
  method: MethodEntry,
  book: Book,
): { readonly line: Fragment<"expression">; readonly item: Declared } | undefined {
  const { pagination, result } = method.operation;
  if (pagination === undefined || result.kind !== "value") return undefined;
  const ref = shapeOfResult(result);
  const found =
    ref === undefined ? undefined : followToList(ref, segmentsOf(pagination.items.at), book);
  const sent = method.args.find(
    (arg) => arg.source.kind === "param" && isAt(arg.source.param, pagination.send),
  );
  if (found === undefined || (sent === undefined && pagination.style !== "link")) return undefined;
  const keys = (locator: Locator | undefined): Fragment =>
    list(
      NONE,
      "[]",
      (locator?.in === "body" ? segmentsOf(locator.at) : []).map((one) => text(one)),
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
