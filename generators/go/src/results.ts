/** What a method returns, and the runtime function that makes it. */
import type { Content, Fragment, Operation, Result } from "@njia/generator-core";
import { compose, fixed, fragment } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { text } from "./literals.ts";
import { recordOf } from "./params.ts";
import { isNullable, JSON_IMPORT, nullable, shapeOf } from "./types.ts";
import { fieldsOf } from "./fields.ts";

const expression = compose("expression");
const type = compose("type");

export interface Return {
  readonly type: Fragment<"type">;
  readonly call: Fragment<"expression">;
  /** The media type to ask for, where it is not JSON. */
  readonly accept?: ReturnType<typeof text>;
  readonly page?: PageReturn;
  /** What the driver does with the result. */
  readonly kind: "value" | "page" | "stream";
}

export interface PageReturn {
  readonly item: Fragment<"type">;
  readonly bodyType: Fragment<"type">;
  /** The items within `body`. */
  readonly items: Fragment<"expression">;
  readonly read: Fragment<"expression">;
  readonly write: Fragment<"expression">;
}

export function returnOf(book: Book, operation: Operation): Return {
  const page = pageOf(book, operation);
  if (page !== undefined) return page;
  return resultOf(book, operation.result);
}

function resultOf(book: Book, result: Result): Return {
  switch (result.kind) {
    case "nothing":
      return {
        type: fragment(fixed("*Empty", "type")),
        call: expression`runtime.DoEmpty(ctx, s.client, request)`,
        kind: "value",
      };
    case "value": {
      const [content] = result.contents;
      return content === undefined ? resultOf(book, { kind: "nothing" }) : valueOf(book, content);
    }
    case "stream":
      return streamOf(book, result);
    case "choice": {
      const same = onlyResult(result);
      return same === undefined
        ? {
            type: fragment(fixed("*Result[json.RawMessage]", "type"), [JSON_IMPORT]),
            call: expression`runtime.DoRaw(ctx, s.client, request)`,
            kind: "value",
          }
        : resultOf(book, same);
    }
    default:
      return result satisfies never;
  }
}

/** A choice of which all members carry the same. */
function onlyResult(result: Extract<Result, { kind: "choice" }>): Result | undefined {
  const [first, ...rest] = result.byStatus.map((item) => item.result);
  const shape = (item: Result): string =>
    item.kind === "value"
      ? JSON.stringify(item.contents.map((content) => [content.codec, content.ref.type]))
      : JSON.stringify(item);
  return first !== undefined && rest.every((item) => shape(item) === shape(first))
    ? first
    : undefined;
}

function valueOf(book: Book, content: Content): Return {
  if (content.codec !== "json") {
    const octets = content.codec === "octets" || content.codec === "opaque";
    return {
      type: octets
        ? fragment(fixed("*ByteStream", "type"))
        : fragment(fixed("*Result[string]", "type")),
      call: octets
        ? expression`runtime.GetOctets(ctx, s.client, request)`
        : expression`runtime.DoText(ctx, s.client, request)`,
      accept: text(content.media),
      kind: octets ? "stream" : "value",
    };
  }
  const record = recordOf(book, content.ref);
  const shape = isNullable(book, content.ref)
    ? nullable(shapeOf(book, content.ref))
    : shapeOf(book, content.ref);
  if (record !== undefined && content.ref.type.kind === "named" && !content.ref.type.boxed) {
    return {
      type: type`*${shape.type}`,
      call: expression`runtime.Do(ctx, s.client, request, ${shape.read})`,
      kind: "value",
    };
  }
  return {
    type: type`*Result[${shape.type}]`,
    call: expression`runtime.DoValue(ctx, s.client, request, ${shape.read}, ${shape.write})`,
    kind: "value",
  };
}

function streamOf(book: Book, result: Extract<Result, { kind: "stream" }>): Return {
  if (result.framing === "octets") {
    return {
      type: fragment(fixed("*ByteStream", "type")),
      call: expression`runtime.GetOctets(ctx, s.client, request)`,
      accept: text("*/*"),
      kind: "stream",
    };
  }
  const shape = shapeOf(book, result.ref ?? { type: { kind: "unknown" }, nullable: true });
  const lines =
    result.framing === "ndjson" ? fixed("true", "expression") : fixed("false", "expression");
  return {
    type: type`*EventStream[${shape.type}]`,
    call: expression`runtime.GetEvents(ctx, s.client, request, ${shape.read}, ${lines})`,
    accept: result.framing === "sse" ? text("text/event-stream") : text("application/x-ndjson"),
    kind: "stream",
  };
}

/** The paged form of an operation; undefined where its parts cannot be reached, then it is a plain call. */
function pageOf(book: Book, operation: Operation): Return | undefined {
  const { pagination, result } = operation;
  if (pagination === undefined || result.kind !== "value" || pagination.items.in !== "body")
    return undefined;
  if (pagination.style !== "link" && pagination.send.in !== "query") return undefined;
  const [content] = result.contents;
  if (content?.codec !== "json" || content.ref.nullable) return undefined;
  const found = itemsOf(book, content, pagination.items.at);
  if (found === undefined) return undefined;
  const body = shapeOf(book, content.ref);
  return {
    type: type`*Page[${found.item}]`,
    call: expression`runtime.GetPage(ctx, s.client, request, ${body.read}, ${body.write}, ${found.path})`,
    page: {
      item: found.item,
      bodyType: body.type,
      items: found.path,
      read: body.read,
      write: body.write,
    },
    kind: "page",
  };
}

/** A function from the body to its items: only members that are records by value lead there. */
function itemsOf(
  book: Book,
  content: Content,
  pointer: string,
): { item: Fragment<"type">; path: Fragment<"expression"> } | undefined {
  const body = shapeOf(book, content.ref);
  const keys =
    pointer === ""
      ? []
      : pointer
          .split("/")
          .slice(1)
          .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  let ref = content.ref;
  let path: Fragment<"expression"> = expression`(*body)`;
  for (const [depth, key] of keys.entries()) {
    const record = recordOf(book, ref);
    const plan =
      record === undefined
        ? undefined
        : fieldsOf(book, record).find((item) => item.field.name.wire === key);
    if (plan === undefined) return undefined;
    const inner = plan.field.ref.type;
    if (inner.kind === "named" && inner.boxed) return undefined;
    path = depth === 0 ? expression`body.${plan.name}` : expression`${path}.${plan.name}`;
    if (plan.optional) {
      const zero =
        inner.kind === "list" ? fixed("nil", "expression") : expression`${plan.shape.type}{}`;
      path = expression`${path}.Or(${zero})`;
    }
    ref = { ...plan.field.ref, nullable: false };
  }
  let { type: list } = ref;
  for (;;) {
    const named = list.kind === "named" ? book.types.get(list.id) : undefined;
    if (named?.kind !== "alias") break;
    list = named.target.type;
  }
  if (list.kind !== "list") return undefined;
  const shape = shapeOf(book, list.item);
  const item = isNullable(book, list.item) ? nullable(shape).type : shape.type;
  return { item, path: expression`func(body *${body.type}) []${item} { return ${path} }` };
}
