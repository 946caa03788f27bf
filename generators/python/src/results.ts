/** What a method returns: its annotation, and how the runtime reads it. */
import type {
  Code,
  Content,
  Fragment,
  Operation,
  Pagination,
  Result,
  TypeRef,
} from "@njia/generator-core";
import {
  compose,
  fixed,
  followToList,
  fragment,
  namedBehind,
  segmentsOf,
} from "@njia/generator-core";
import type { Book, MethodEntry } from "./book.ts";
import { call, pair, spread, text, tuple } from "./literals.ts";
import { annotation, codec, runtime, runtimeType } from "./types.ts";

const type = compose("type");
const KIND = compose("expression");

/** Which method of the core makes the call. */
export type Verb = "call" | "list" | "bytes" | "events";

export interface Outcome {
  readonly verb: Verb;
  /** Of the sync method. */
  readonly returns: Fragment<"type">;
  /** Of the async method, what it evaluates to when awaited (lists: as it stands). */
  readonly asyncReturns: Fragment<"type">;
  /** The parameter of `Operation[...]`. */
  readonly carries: Fragment<"type">;
  /** The value of `returns=`; undefined for nothing. */
  readonly reads?: Fragment;
  readonly paging?: Fragment;
}

/** The outcome of an operation. */
export function outcomeOf(method: MethodEntry, book: Book): Outcome {
  const { result } = method.operation;
  if (result.kind === "stream") return streamOutcome(result, book);
  const pages = pagesOf(method, book);
  const value = valueType(result, book);
  const reads = readsOf(result, book);
  const plain = { carries: value, ...(reads === undefined ? {} : { reads }) };
  if (pages === undefined) return { verb: "call", returns: value, asyncReturns: value, ...plain };
  const item = annotation(pages.item, "read", book);
  return {
    verb: "list",
    returns: using(type`Page[${item}]`, runtimeType("_page", "Page")),
    asyncReturns: using(type`AsyncPager[${item}]`, runtimeType("_page", "AsyncPager")),
    ...plain,
    carries: item,
    paging: pages.code,
  };
}

const using = (of: Fragment<"type">, ...imports: Fragment["imports"]): Fragment<"type"> =>
  fragment(of.code, [...of.imports, ...imports]);

function streamOutcome(result: Extract<Result, { kind: "stream" }>, book: Book): Outcome {
  if (result.framing === "octets") {
    return {
      verb: "bytes",
      returns: fragment(fixed("ByteStream", "type"), [runtimeType("_stream", "ByteStream")]),
      asyncReturns: fragment(fixed("AsyncByteStream", "type"), [
        runtimeType("_stream", "AsyncByteStream"),
      ]),
      carries: fragment(fixed("bytes", "type")),
      reads: returns("byte-stream"),
    };
  }
  const ref = result.ref ?? ANYTHING;
  const item = annotation(ref, "read", book);
  return {
    verb: "events",
    returns: using(type`EventStream[${item}]`, runtimeType("_stream", "EventStream")),
    asyncReturns: using(
      type`AsyncEventStream[${item}]`,
      runtimeType("_stream", "AsyncEventStream"),
    ),
    carries: item,
    reads: returns(result.framing, codec(ref, book)),
  };
}

const ANYTHING: TypeRef = { type: { kind: "unknown" }, nullable: false };

function returns(
  kind: "json" | "text" | "octets" | "byte-stream" | "sse" | "ndjson",
  of?: Fragment,
  wrap = false,
): Fragment {
  const flags = wrap ? [pair(fixed("wrap", "identifier"), "=", fixed("True", "expression"))] : [];
  const printed = call(RETURNS, [text(kind), ...(of === undefined ? [] : [of]), ...flags], {
    indent: 4,
    taken: 10,
  });
  return fragment(printed.code, [...printed.imports, runtime("_operation", "Returns")]);
}

const RETURNS = fixed("Returns", "expression");

/** Whether a value has no room for metadata of its own. */
function isWrapped(ref: TypeRef, book: Book): boolean {
  if (ref.nullable) return true;
  if (ref.type.kind === "list" || ref.type.kind === "map") return false;
  const named = namedBehind(ref, book.index);
  if (named === undefined)
    return ref.type.kind !== "named" || isWrapped(aliasTarget(ref, book), book);
  if (named.kind === "union")
    return named.variants.some(
      (variant) => namedBehind(variant.ref, book.index)?.kind !== "record",
    );
  return named.kind !== "record";
}

function aliasTarget(ref: TypeRef, book: Book): TypeRef {
  const named = ref.type.kind === "named" ? book.index.get(ref.type.id) : undefined;
  return named?.kind === "alias" ? aliasTarget(named.target, book) : ref;
}

const value = (of: Fragment<"type">): Fragment<"type"> =>
  using(type`Value[${of}]`, runtimeType("_result", "Value"));

function contentType(content: Content, book: Book): Fragment<"type"> {
  if (content.codec !== "json")
    return value(
      fragment(content.codec === "text" ? fixed("str", "type") : fixed("bytes", "type")),
    );
  const target = aliasTarget(content.ref, book);
  if (isWrapped(content.ref, book)) return value(annotation(content.ref, "read", book));
  if (target.type.kind === "list")
    return using(
      type`ResultList[${annotation(target.type.item, "read", book)}]`,
      runtimeType("_result", "ResultList"),
    );
  if (target.type.kind === "map")
    return using(
      type`ResultDict[${annotation(target.type.value, "read", book)}]`,
      runtimeType("_result", "ResultDict"),
    );
  return annotation(content.ref, "read", book);
}

function valueType(result: Result, book: Book): Fragment<"type"> {
  switch (result.kind) {
    case "nothing":
      return fragment(fixed("Empty", "type"), [runtimeType("_result", "Empty")]);
    case "value": {
      const [content] = result.contents;
      return content === undefined
        ? valueType({ kind: "nothing" }, book)
        : contentType(content, book);
    }
    case "stream":
      return value(fragment(fixed("bytes", "type")));
    case "choice": {
      const types = result.byStatus.map((item) => valueType(item.result, book));
      const different = types.filter(
        (item, index) => types.findIndex((other) => other.code === item.code) === index,
      );
      return different
        .slice(1)
        .reduce(
          (all, item) => type`${all} | ${item}`,
          different[0] ?? valueType({ kind: "nothing" }, book),
        );
    }
    default:
      return result satisfies never;
  }
}

function readsOf(result: Result, book: Book): Fragment | undefined {
  switch (result.kind) {
    case "nothing":
      return undefined;
    case "value": {
      const [content] = result.contents;
      if (content === undefined) return undefined;
      if (content.codec !== "json") return returns(content.codec === "text" ? "text" : "octets");
      return returns("json", codec(content.ref, book), isWrapped(content.ref, book));
    }
    case "stream":
      return returns("octets");
    case "choice": {
      const nothing = fragment(fixed("NOTHING", "expression"), [runtime("_operation", "NOTHING")]);
      return spread(
        "{}",
        result.byStatus.map((item) =>
          pair(text(String(item.status)), ": ", readsOf(item.result, book) ?? nothing),
        ),
      );
    }
    default:
      return result satisfies never;
  }
}

/** The pages of a list: type of an item, and the `Paging` record; undefined where the description does not add up. */
function pagesOf(
  method: MethodEntry,
  book: Book,
): { readonly item: TypeRef; readonly code: Fragment } | undefined {
  const { operation } = method;
  const { pagination } = operation;
  if (pagination === undefined || operation.result.kind !== "value") return undefined;
  const body = operation.result.contents[0];
  const send = sendArgument(pagination, method);
  if (body?.codec !== "json" || (send === undefined && pagination.style !== "link"))
    return undefined;
  const places = { index: book.index, members: book.attributes };
  const found = followToList(body.ref, segmentsOf(pagination.items.at), places);
  if (found === undefined) return undefined;
  return {
    item: found.item,
    code: pagingCode(pagination, send ?? fixed("", "identifier"), found.names),
  };
}

function pagingCode(pagination: Pagination, send: Code, items: readonly Code[]): Fragment {
  const place = { indent: 8, taken: 8 };
  const keys = (at: string): Fragment =>
    tuple(
      segmentsOf(at).map((key) => text(key)),
      place,
    );
  const { next, more } = pagination;
  const rest = [
    ...(next?.in === "body" ? [pair(fixed("next", "identifier"), "=", keys(next.at))] : []),
    ...(next?.in === "header"
      ? [pair(fixed("next_header", "identifier"), "=", text(next.at))]
      : []),
    ...(more?.in === "body" ? [pair(fixed("more", "identifier"), "=", keys(more.at))] : []),
  ];
  const name = fixed("Paging", "expression");
  const printed = call(
    name,
    [
      text(pagination.style),
      text(send),
      tuple(
        items.map((item) => text(item)),
        place,
      ),
      ...rest,
    ],
    { indent: 4, taken: 8 },
  );
  return KIND`${fragment(printed.code, [...printed.imports, runtime("_operation", "Paging")])}`;
}

function sendArgument(pagination: Pagination, method: MethodEntry): Code | undefined {
  const { send } = pagination;
  const wire = send.in === "body" ? segmentsOf(send.at).join("/") : send.at;
  return method.args.find((arg) => {
    if (arg.source.kind === "field")
      return send.in === "body" && arg.source.field.name.wire === wire;
    return arg.source.param.in === send.in && arg.source.param.name.wire === wire;
  })?.name;
}

/** The schemes that an operation accepts, as alternatives. */
export function authCode(operation: Operation): Fragment | undefined {
  const alternatives = operation.auth.filter((all) => all.length > 0);
  if (alternatives.length === 0 || alternatives.length < operation.auth.length) return undefined;
  const place = { indent: 4, taken: 6 };
  return tuple(
    alternatives.map((all) =>
      tuple(
        all.map((one) => text(one.scheme)),
        place,
      ),
    ),
    place,
  );
}
