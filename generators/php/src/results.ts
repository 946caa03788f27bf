/** What calls return, and how their answers are read. */
import type {
  Code,
  Fragment,
  Import,
  Locator,
  Operation,
  PlainResult,
  RecordType,
  TypeRef,
} from "@njia/generator-core";
import {
  chosenContent,
  compose,
  fixed,
  followToList,
  fragment,
  recordBehind,
  resultCases,
  segmentsOf,
  shapeOfResult,
} from "@njia/generator-core";
import type { Book } from "./book.ts";
import { entry as pair, list, rows, text, unionType } from "./literals.ts";
import { codec, declare, runtime } from "./types.ts";

const type = compose("type");
const expression = compose("expression");

/** The answer of an operation: PHP's type, the type of the doc comment, the readers by status, the way a list goes on. */
export interface Outcome {
  readonly native: Fragment<"type">;
  readonly doc: Code<"type">;
  readonly reads: Fragment<"expression">;
  readonly paging?: Fragment<"expression">;
  /** What the type of the doc comment refers to. */
  readonly uses: readonly Import[];
  /** Whether a caller walks over it: a list, or a stream of events. */
  readonly walks: boolean;
  /** The record that it is, where it is one. */
  readonly model?: RecordType;
}

/** The outcome of an operation. */
export function outcomeOf(operation: Operation, book: Book): Outcome {
  const cases = resultCases(operation.result);
  const shown = cases.map((one) => shownAs(one.result, book));
  const reads = rows(
    fixed("", "expression"),
    "[]",
    cases.map((one) => pair(text(one.status), returns(one.result, book))),
    12,
  );
  const paging = pagingOf(operation, book);
  const model = modelOf(cases, book);
  if (paging !== undefined) {
    const native = fragment(fixed("Page", "type"), [runtime(book, "Page")]);
    const doc = type`Page<${paging.item}>`.code;
    return { native, doc, reads, paging: paging.code, uses: paging.uses, walks: true, ...model };
  }
  const imports = shown.flatMap((one) => [...one.native.imports, ...one.uses]);
  return {
    native: fragment(
      unionType(
        shown.map((one) => one.native.code),
        false,
      ),
      imports,
    ),
    doc: unionType(
      shown.map((one) => one.doc),
      false,
    ),
    reads,
    uses: imports,
    walks: cases.some(({ result }) => isEventStream(result)),
    ...model,
  };
}

function modelOf(
  cases: ReturnType<typeof resultCases>,
  book: Book,
): { readonly model?: RecordType } {
  const [first, ...others] = cases;
  const ref = first === undefined || others.length > 0 ? undefined : shapeOfResult(first.result);
  const model = ref === undefined || ref.nullable ? undefined : recordBehind(ref, book.index);
  return model === undefined ? {} : { model };
}

const isEventStream = (result: PlainResult): boolean =>
  result.kind === "stream" && result.framing !== "octets";

function shownAs(
  result: PlainResult,
  book: Book,
): {
  readonly native: Fragment<"type">;
  readonly doc: Code<"type">;
  readonly uses: readonly Import[];
} {
  if (result.kind === "nothing") {
    const native = fragment(fixed("EmptyResult", "type"), [runtime(book, "EmptyResult")]);
    return { native, doc: native.code, uses: [] };
  }
  const ref = shapeOfResult(result);
  if (ref !== undefined && isEventStream(result)) {
    const item = declare(ref, "read", false, book);
    const native = fragment(fixed("EventStream", "type"), [runtime(book, "EventStream")]);
    return { native, doc: type`EventStream<${item.doc}>`.code, uses: item.native.imports };
  }
  if (ref !== undefined && isOwnClass(ref, book)) {
    const { native, doc } = declare(ref, "read", false, book);
    return { native, doc, uses: [] };
  }
  const native = fragment(fixed("Value", "type"), [runtime(book, "Value")]);
  if (ref === undefined) return { native, doc: fixed("Value<string>", "type"), uses: [] };
  const inner = declare(ref, "read", false, book);
  return { native, doc: type`Value<${inner.doc}>`.code, uses: inner.native.imports };
}

/** Whether an answer is an object of a class of ours, and needs no wrapper to carry metadata. */
function isOwnClass(ref: TypeRef, book: Book): boolean {
  return !ref.nullable && recordBehind(ref, book.index) !== undefined;
}

function returns(result: PlainResult, book: Book): Fragment<"expression"> {
  const uses = [runtime(book, "Internal\\Returns")];
  const make = (kind: string, inner: readonly Fragment[]): Fragment<"expression"> => {
    const made = list(fixed("new Returns", "expression"), "()", [text(kind), ...inner], 16);
    return fragment(made.code, [...made.imports, ...uses]);
  };
  if (result.kind === "nothing") return make("nothing", []);
  const ref = shapeOfResult(result);
  const inner = ref === undefined ? [] : [codec(ref, book)];
  if (result.kind === "stream") return make(result.framing, inner);
  const content = chosenContent(result.contents);
  if (content?.codec === "json") return make("json", inner);
  return make(content?.codec === "text" ? "text" : "octets", []);
}

function pagingOf(
  operation: Operation,
  book: Book,
):
  | {
      readonly code: Fragment<"expression">;
      readonly item: Code<"type">;
      readonly uses: readonly Import[];
    }
  | undefined {
  const { pagination, result } = operation;
  if (pagination === undefined || result.kind !== "value") return undefined;
  const ref = shapeOfResult(result);
  const found =
    ref === undefined ? undefined : followToList(ref, segmentsOf(pagination.items.at), book);
  if (found === undefined) return undefined;
  const keys = (locator: Locator | undefined): Fragment =>
    texts(locator?.in === "body" ? segmentsOf(locator.at) : []);
  const header = pagination.next?.in === "header" ? pagination.next.at : "";
  const code = list(
    fixed("new Paging", "expression"),
    "()",
    [
      text(pagination.style),
      text(`${pagination.send.in} ${pagination.send.at}`),
      texts(found.names),
      keys(pagination.next),
      keys(pagination.more),
      ...(header === "" ? [] : [text(header)]),
    ],
    12,
    10,
  );
  const imports = [...code.imports, runtime(book, "Internal\\Paging")];
  const item = declare(found.item, "read", false, book);
  return {
    code: fragment(code.code, imports),
    item: item.doc,
    uses: [...item.native.imports, runtime(book, "Page")],
  };
}

const texts = (items: readonly string[]): Fragment<"expression"> =>
  expression`${list(
    fixed("", "expression"),
    "[]",
    items.map((item) => text(item)),
    16,
  )}`;
