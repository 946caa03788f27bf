/** What calls return, and how their answers are read. */
import type {
  Code,
  Content,
  Fragment,
  Import,
  Locator,
  Operation,
  RecordType,
  Result,
  TypeRef,
} from "@njia/generator-core";
import { compose, fixed, fragment } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { entryOf, recordOf } from "./book.ts";
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
  const cases = casesOf(operation.result);
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

function modelOf(cases: ReturnType<typeof casesOf>, book: Book): { readonly model?: RecordType } {
  const [first, ...others] = cases;
  const ref = first === undefined || others.length > 0 ? undefined : refOf(first.result);
  const model = ref === undefined || ref.nullable ? undefined : recordOf(ref, book.types);
  return model === undefined ? {} : { model };
}

const isEventStream = (result: Plain): boolean =>
  result.kind === "stream" && result.framing !== "octets";

type Plain = Exclude<Result, { readonly kind: "choice" }>;

function casesOf(result: Result): readonly { readonly status: string; readonly result: Plain }[] {
  if (result.kind !== "choice") return [{ status: "2XX", result }];
  return result.byStatus.flatMap((one) =>
    one.result.kind === "choice"
      ? casesOf(one.result)
      : [{ status: String(one.status), result: one.result }],
  );
}

function shownAs(
  result: Plain,
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
  const ref = refOf(result);
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

/** The shape of a JSON answer or of one event; undefined for text and octets. */
function refOf(result: Plain): TypeRef | undefined {
  if (result.kind === "nothing") return undefined;
  if (result.kind === "stream") return result.framing === "octets" ? undefined : result.ref;
  const content = contentOf(result.contents);
  return content?.codec === "json" ? content.ref : undefined;
}

const contentOf = (contents: readonly Content[]): Content | undefined =>
  contents.find((item) => item.codec === "json") ?? contents[0];

/** Whether an answer is an object of a class of ours, and needs no wrapper to carry metadata. */
function isOwnClass(ref: TypeRef, book: Book): boolean {
  return !ref.nullable && recordOf(ref, book.types) !== undefined;
}

function returns(result: Plain, book: Book): Fragment<"expression"> {
  const uses = [runtime(book, "Internal\\Returns")];
  const make = (kind: string, inner: readonly Fragment[]): Fragment<"expression"> => {
    const made = list(fixed("new Returns", "expression"), "()", [text(kind), ...inner], 16);
    return fragment(made.code, [...made.imports, ...uses]);
  };
  if (result.kind === "nothing") return make("nothing", []);
  const ref = refOf(result);
  const inner = ref === undefined ? [] : [codec(ref, book)];
  if (result.kind === "stream") return make(result.framing, inner);
  const content = contentOf(result.contents);
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
  const ref = refOf(result);
  const found = ref === undefined ? undefined : walk(ref, keysOf(pagination.items), book);
  if (found === undefined) return undefined;
  const keys = (locator: Locator | undefined): Fragment =>
    texts(locator?.in === "body" ? keysOf(locator) : []);
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

const keysOf = (locator: Locator): readonly string[] =>
  locator.at
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

const texts = (items: readonly string[]): Fragment<"expression"> =>
  expression`${list(
    fixed("", "expression"),
    "[]",
    items.map((item) => text(item)),
    16,
  )}`;

/** Follows keys to a list: property names on the way, and the item's shape. */
function walk(
  ref: TypeRef,
  keys: readonly string[],
  book: Book,
): { readonly names: readonly string[]; readonly item: TypeRef } | undefined {
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
