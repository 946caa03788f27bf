/** What an operation answers, as targets read it: results by status, the shape of a body, the way to the items of a page. */
import type {
  Content,
  Locator,
  Param,
  RecordType,
  Resource,
  Result,
  TypeRef,
} from "../ir/types.ts";
import { resolveAlias } from "../ir/types-index.ts";
import type { Code } from "../target/code.ts";
import type { TypeIndex } from "../target/values.ts";
import { recordBehind } from "./types.ts";

/** A result that is no choice between others. */
export type PlainResult = Exclude<Result, { readonly kind: "choice" }>;

/** The results of an operation by status; one that has no choice answers with it whatever the status of success. */
export function resultCases(
  result: Result,
): readonly { readonly status: string; readonly result: PlainResult }[] {
  if (result.kind !== "choice") return [{ status: "2XX", result }];
  return result.byStatus.flatMap((one) =>
    one.result.kind === "choice"
      ? resultCases(one.result)
      : [{ status: String(one.status), result: one.result }],
  );
}

/** The content that a client asks for: JSON where there is some. */
export function chosenContent(contents: readonly Content[]): Content | undefined {
  return contents.find((item) => item.codec === "json") ?? contents[0];
}

/** The shape of a JSON answer or of one event; undefined for text and octets. */
export function shapeOfResult(result: PlainResult): TypeRef | undefined {
  if (result.kind === "nothing") return undefined;
  if (result.kind === "stream") return result.framing === "octets" ? undefined : result.ref;
  const content = chosenContent(result.contents);
  return content?.codec === "json" ? content.ref : undefined;
}

/** The types that a result carries, of all its contents and cases. */
export function resultRefs(result: Result): readonly TypeRef[] {
  switch (result.kind) {
    case "nothing":
      return [];
    case "value":
      return result.contents.map((content) => content.ref);
    case "stream":
      return result.ref === undefined ? [] : [result.ref];
    case "choice":
      return result.byStatus.flatMap((one) => resultRefs(one.result));
    default:
      return result satisfies never;
  }
}

/** Whether a parameter is the one at a place. */
export const isAt = (param: Pick<Param, "in" | "name">, place: Locator): boolean =>
  param.in === place.in && param.name.wire === place.at;

/** What it takes to follow keys: types by id, and the names that the target gave to the members of a record. */
interface Members {
  readonly index: TypeIndex;
  members(record: RecordType): ReadonlyMap<string, Code<"identifier">>;
}

/** Follows keys to a list: names of members on the way, and the shape of an item; undefined where they lead to none. */
export function followToList(
  ref: TypeRef,
  keys: readonly string[],
  book: Members,
): { readonly names: readonly Code<"identifier">[]; readonly item: TypeRef } | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) {
    const { type } = resolveAlias(book.index, ref);
    return type.kind === "list" ? { names: [], item: type.item } : undefined;
  }
  const record = recordBehind(ref, book.index);
  const field = record?.fields.find((one) => one.name.wire === key);
  const name = record === undefined ? undefined : book.members(record).get(key);
  const inner = field === undefined ? undefined : followToList(field.ref, rest, book);
  return name === undefined || inner === undefined
    ? undefined
    : { names: [name, ...inner.names], item: inner.item };
}

/** How a body is written, by its codec: what no runtime takes apart travels as octets. */
export const BODY_KINDS = {
  json: "json",
  form: "form",
  multipart: "multipart",
  text: "text",
  octets: "octets",
  xml: "octets",
  opaque: "octets",
} as const satisfies Readonly<Record<Content["codec"], string>>;

/** A resource in words, its parents before it: `widgets, sessions`. */
export const titleOf = (resource: Pick<Resource, "path">): string =>
  resource.path.map((name) => name.words.join(" ")).join(", ");
