/** What the runtime must know of each operation, as one table for each resource. */
import type {
  Code,
  Content,
  Field,
  FilePlan,
  Fragment,
  Operation,
  Pagination,
  Param,
  Result,
  TypeRef,
} from "@njia/generator-core";
import { compose, fixed, fragment, join, pathTemplate, resolveAlias } from "@njia/generator-core";
import type { Book, OperationEntry, ResourceEntry } from "./book.ts";
import { keyOf } from "./book.ts";
import { javaFile } from "./file.ts";
import { text } from "./literals.ts";

const expression = compose("expression");
const type = compose("type");
export const RESOURCE = fixed("resource", "identifier");

/** What a call gives: in the table, and to the caller. */
export interface Given {
  readonly carried: Fragment<"type">;
  readonly result: Fragment<"type">;
  readonly returns: Fragment<"expression">;
  readonly paging?: Fragment<"expression">;
}

/** The request body of an operation: its type, how it is read and written, its format. */
export interface JavaBody {
  readonly type: Fragment<"type">;
  readonly codec: Fragment<"expression">;
  readonly format: Fragment<"expression">;
  readonly required: boolean;
}

/** The default body, or nothing. */
export function bodyOf(book: Book, operation: Operation): JavaBody | undefined {
  const { body } = operation;
  if (body === undefined) return undefined;
  const [content] = body.contents;
  const formats = book.types.runtime("runtime", fixed("BodyFormat", "identifier"));
  const codecs = book.types.runtime("codec", fixed("Codecs", "identifier"));
  const { required } = body;
  const octets = {
    type: fragment(fixed("byte[]", "type")),
    codec: expression`${codecs}.BYTES`,
    format: expression`${formats}.octets(${text(content.media)})`,
    required,
  };
  const java = book.types.of(content.ref);
  const codec = direct(java);
  switch (content.codec) {
    case "json":
      return {
        type: java.type,
        codec,
        format: expression`${formats}.json(${text(content.media)})`,
        required,
      };
    case "form":
      return { type: java.type, codec, format: expression`${formats}.form()`, required };
    case "multipart": {
      const files = (content.parts ?? [])
        .filter((part) => part.file)
        .map((part) => text(part.name.wire));
      return {
        type: java.type,
        codec,
        format: expression`${formats}.multipart(${join(files, ", ", "expression")})`,
        required,
      };
    }
    case "text":
      return {
        type: fragment(fixed("String", "type")),
        codec: expression`${codecs}.STRING`,
        format: expression`${formats}.text(${text(content.media)})`,
        required,
      };
    case "octets":
    case "xml":
    case "opaque":
      return octets;
    default:
      return content.codec satisfies never;
  }
}

const direct = (java: ReturnType<Book["types"]["of"]>): Fragment<"expression"> =>
  java.record === undefined ? java.codec : expression`${java.type}.SHAPE`;

/** What a call of this operation gives. */
export function givenBy(book: Book, operation: Operation): Given {
  const returns = book.types.runtime("runtime", fixed("Returns", "identifier"));
  const result = book.types.runtime("runtime", fixed("Result", "identifier"));
  const listed =
    operation.pagination === undefined ? undefined : listOf(book, operation, operation.pagination);
  if (listed !== undefined) return listed;
  const wrapped = (inner: Fragment<"type">, code: Fragment<"expression">): Given => {
    const java = type`${result}<${inner}>`;
    return { carried: java, result: java, returns: code };
  };
  const of = (what: Result): Given => {
    switch (what.kind) {
      case "nothing": {
        const java = book.types.runtime("runtime", fixed("Empty", "identifier"));
        return { carried: java, result: java, returns: expression`${returns}.nothing()` };
      }
      case "value":
        return valueOf(what.contents);
      case "stream":
        return streamOf(book, what, returns);
      case "choice":
        return choiceOf(what);
      default:
        return what satisfies never;
    }
  };
  const valueOf = (contents: readonly Content[]): Given => {
    const json = contents.find((content) => content.codec === "json");
    const [first] = contents;
    if (json !== undefined) {
      const java = book.types.of(json.ref);
      return java.record === undefined || json.ref.nullable
        ? wrapped(
            java.type,
            expression`${returns}.value(${nullable(book, json.ref, direct(java))})`,
          )
        : {
            carried: java.type,
            result: java.type,
            returns: expression`${returns}.model(${java.type}.SHAPE)`,
          };
    }
    const media = text(first?.media ?? "*/*");
    return first?.codec === "text" || first?.codec === "xml"
      ? wrapped(fragment(fixed("String", "type")), expression`${returns}.text(${media})`)
      : wrapped(fragment(fixed("byte[]", "type")), expression`${returns}.octets(${media})`);
  };
  const choiceOf = (what: Extract<Result, { kind: "choice" }>): Given => {
    const statuses = what.byStatus.map((item) => text(String(item.status)));
    const codecs = what.byStatus.map((item) => {
      const json =
        item.result.kind === "value"
          ? item.result.contents.find((content) => content.codec === "json")
          : undefined;
      return json === undefined
        ? fragment(fixed("null", "expression"))
        : direct(book.types.of(json.ref));
    });
    return wrapped(
      fragment(fixed("Object", "type")),
      expression`${returns}.choice(new String[] {${join(statuses, ", ", "expression")}}, ${join(castAlone(codecs, book), ", ", "expression")})`,
    );
  };
  return of(operation.result);
}

/** A single null would be taken for the whole array of arguments. */
function castAlone(
  codecs: readonly Fragment<"expression">[],
  book: Book,
): readonly Fragment<"expression">[] {
  const codec = book.types.runtime("codec", fixed("Codec", "identifier"));
  return codecs.map((item) => (item.code === "null" ? expression`(${codec}<?>) null` : item));
}

const nullable = (
  book: Book,
  ref: TypeRef,
  codec: Fragment<"expression">,
): Fragment<"expression"> =>
  ref.nullable
    ? expression`${book.types.runtime("codec", fixed("Codecs", "identifier"))}.nullable(${codec})`
    : codec;

function streamOf(
  book: Book,
  what: Extract<Result, { kind: "stream" }>,
  returns: Fragment<"type">,
): Given {
  if (what.framing === "octets") {
    const java = book.types.runtime("runtime", fixed("Download", "identifier"));
    return { carried: java, result: java, returns: expression`${returns}.download()` };
  }
  const item = book.types.of(what.ref ?? { type: { kind: "unknown" }, nullable: false });
  const java = type`${book.types.runtime("runtime", fixed("EventStream", "identifier"))}<${item.type}>`;
  const kind =
    what.framing === "sse" ? fixed("events", "identifier") : fixed("lines", "identifier");
  return { carried: java, result: java, returns: expression`${returns}.${kind}(${direct(item)})` };
}

/** A list, if the type of its items can be found and its position travels outside the body. */
function listOf(book: Book, operation: Operation, paging: Pagination): Given | undefined {
  if (operation.result.kind !== "value" || (paging.send.in === "body" && paging.style !== "link"))
    return undefined;
  const json = operation.result.contents.find((content) => content.codec === "json");
  if (json === undefined || paging.items.in !== "body") return undefined;
  const item = itemAt(book, json.ref, paging.items.at);
  if (item === undefined) return undefined;
  const java = book.types.of(item);
  const whole = book.types.of(json.ref);
  const param = operation.params.find(
    (other) => other.name.wire === paging.send.at && other.in === paging.send.in,
  );
  const send =
    param === undefined
      ? paging.send.at
      : keyOf(
          param,
          operation.params.filter((other) => other.in !== "path"),
        );
  const runtime = (name: Code<"identifier">): Fragment<"type"> =>
    book.types.runtime("runtime", name);
  const way = runtime(fixed("Paging", "identifier"));
  const inBody = paging.next?.in === "body" ? paging.next.at : "";
  const inHeader = paging.next?.in === "header" && paging.style !== "link" ? paging.next.at : "";
  const more = paging.more?.in === "body" ? paging.more.at : "";
  const args = [send, paging.items.at, inBody, inHeader, more].map((part) => text(part));
  return {
    carried: type`${runtime(fixed("PageBody", "identifier"))}<${java.type}>`,
    result: type`${runtime(fixed("Page", "identifier"))}<${java.type}>`,
    returns: expression`${runtime(fixed("Returns", "identifier"))}.page(${direct(whole)}, ${text(paging.items.at)}, ${direct(java)})`,
    paging: expression`new ${way}(${way}.Style.${STYLES[paging.style]}, ${join(args, ", ", "expression")})`,
  };
}

const STYLES = {
  cursor: fixed("CURSOR", "identifier"),
  offset: fixed("OFFSET", "identifier"),
  page: fixed("PAGE", "identifier"),
  link: fixed("LINK", "identifier"),
};

/** The type of the items of the list at a pointer. */
function itemAt(book: Book, ref: TypeRef, pointer: string): TypeRef | undefined {
  let here: TypeRef | undefined = resolveAlias(book.types.byId, ref);
  for (const step of pointer.split("/").slice(1)) {
    const found: TypeRef = resolveAlias(book.types.byId, here);
    const record = found.type.kind === "named" ? book.types.byId.get(found.type.id) : undefined;
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    const fields: readonly Field[] = record?.kind === "record" ? record.fields : [];
    here = fields.find((field) => field.name.wire === name)?.ref;
    if (here === undefined) return undefined;
  }
  const list = resolveAlias(book.types.byId, here);
  return list.type.kind === "list" ? list.type.item : undefined;
}

/** The table of a resource. */
export function planTable(book: Book, entry: ResourceEntry): FilePlan {
  const operationType = book.types.runtime("runtime", fixed("Operation", "identifier"));
  const uses: Fragment[] = [operationType];
  const operations = entry.operations.map((item) => {
    const given = givenBy(book, item.operation);
    const lines = linesOf(book, item, given);
    uses.push(given.carried, ...lines);
    return {
      carried: given.carried.code,
      constant: item.constant,
      id: text(item.operation.id),
      method: text(item.operation.method),
      path: text(pathTemplate(item.operation)),
      lines: lines.map((line) => line.code),
    };
  });
  return javaFile(book, {
    part: RESOURCE,
    name: entry.table,
    template: "operations",
    origins: entry.operations.map((item) => item.operation.origin),
    exports: [],
    uses,
    view: { operations },
  });
}

function linesOf(
  book: Book,
  item: OperationEntry,
  given: Given,
): readonly Fragment<"expression">[] {
  const { operation } = item;
  const body = bodyOf(book, operation);
  const auth = operation.auth.map(
    (all) =>
      expression`.auth(${join(
        all.map((one) => text(one.scheme)),
        ", ",
        "expression",
      )})`,
  );
  const params = [...item.path.map(({ param }) => param), ...item.others].map((param) =>
    paramOf(book, param, item.others),
  );
  const lines = [
    expression`${given.returns})`,
    ...auth,
    ...(operation.idempotency === undefined
      ? []
      : [expression`.idempotent(${text(operation.idempotency.header)})`]),
    ...params,
    ...(body === undefined ? [] : [expression`.body(${body.format})`]),
    ...(given.paging === undefined ? [] : [expression`.paging(${given.paging})`]),
  ];
  return lines.map((line, place) => (place === lines.length - 1 ? expression`${line};` : line));
}

const PLACES = {
  path: fixed("PATH", "identifier"),
  query: fixed("QUERY", "identifier"),
  header: fixed("HEADER", "identifier"),
  cookie: fixed("COOKIE", "identifier"),
};

function paramOf(book: Book, param: Param, others: readonly Param[]): Fragment<"expression"> {
  const java = book.types.runtime("runtime", fixed("Param", "identifier"));
  const { encode } = param;
  const style = encode.by === "style" ? encode.style : "json";
  const explode =
    encode.by === "style" && encode.explode
      ? fixed("true", "expression")
      : fixed("false", "expression");
  const reserved =
    encode.by === "style" && encode.allowReserved
      ? fixed("true", "expression")
      : fixed("false", "expression");
  const key = text(param.in === "path" ? param.name.wire : keyOf(param, others));
  return expression`.param(new ${java}(${key}, ${text(param.name.wire)}, ${java}.Place.${PLACES[param.in]}, ${text(style)}, ${explode}, ${reserved}))`;
}
