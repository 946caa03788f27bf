/** An operation's table, as a literal, and the types of its method. */
import {
  compose,
  fixed,
  fragment,
  join,
  type Content,
  type Fragment,
  type Import,
  type Param,
  type Result,
  type TypeRef,
} from "@njia/generator-core";
import { deprecationText, json, key, tableName, text } from "./literals.ts";
import { allOperations, type Model, type OperationModel } from "./model.ts";
import { path } from "./naming.ts";
import { secretNames } from "./secrets.ts";
import { securityText } from "./security.ts";
import { shapeOf } from "./shapes.ts";
import { INNER, runtimeType, typeOf } from "./types.ts";

const type = compose("type");
const expression = compose("expression");

/** `export const createPayment: Operation = { ... };` */
export function operationTable(item: OperationModel, model: Model): Fragment<"expression"> {
  const { operation, body } = item;
  const answer = answerTable(operation.result, model);
  const bodyShape = body && body.codec === "json" ? shapeOf(body.ref, model) : undefined;
  const encoder = body === undefined ? undefined : encoderOf(body);
  const auth = securityText(operation.auth);
  const secret = secretNames(operation, model);
  const entries: (readonly [string, Fragment<"expression"> | undefined])[] = [
    ["id", literal(operation.id)],
    ["method", literal(operation.method)],
    ["path", literal(pathTemplate(item))],
    ["query", tables(item, "query")],
    ["header", tables(item, "header")],
    ["cookie", tables(item, "cookie")],
    ["body", body && (bodyShape ?? fragment(fixed("true", "expression")))],
    ["bodyKey", optional(item.bodyKey)],
    ["media", optional(body && body.media !== "application/json" ? body.media : undefined)],
    [
      "encode",
      encoder === undefined
        ? undefined
        : runtimeValue(encoder, encoder === "multipart" ? "multipart" : "bodies"),
    ],
    ...answer,
    ["key", optional(operation.idempotency?.header)],
    ["page", item.item && pagingTable(item)],
    [
      "auth",
      auth === securityText(defaultSecurity(model))
        ? undefined
        : fragment(join([json(JSON.parse(auth) as string[])], "", "expression").code),
    ],
    ["secret", optional(secret)],
    ["deprecated", operation.deprecated && literal(deprecationText(operation.deprecated))],
  ];
  const lines = entries.flatMap(([name, value]) =>
    value ? [expression`  ${key(name)}: ${value},`] : [],
  );
  return expression`export const ${item.constant}: Operation = {\n${join(lines, "\n", "expression")}\n};`;
}

const literal = (value: string): Fragment<"expression"> => expression`${text(value)}`;
const optional = (value: string | undefined): Fragment<"expression"> | undefined =>
  value === undefined || value === "" ? undefined : literal(value);

function runtimeValue(name: string, module: string): Fragment<"expression"> {
  const item: Import = { from: path(INNER.runtime, "/", module, ".ts"), name };
  return fragment(join([key(name)], "", "expression").code, [item]);
}

const standards = new WeakMap<Model, OperationModel["operation"]["auth"]>();

/** The security that most operations have; the others say so. */
export function defaultSecurity(model: Model): OperationModel["operation"]["auth"] {
  const known = standards.get(model);
  if (known) return known;
  const counts = new Map<string, { count: number; auth: OperationModel["operation"]["auth"] }>();
  for (const { operation } of allOperations(model)) {
    const text = securityText(operation.auth);
    counts.set(text, { count: (counts.get(text)?.count ?? 0) + 1, auth: operation.auth });
  }
  const [first] = [...counts].sort(
    ([a, one], [b, two]) => two.count - one.count || (a < b ? -1 : 1),
  );
  const standard = first?.[1].auth ?? [];
  standards.set(model, standard);
  return standard;
}

/** RFC 6570 operators stand for the styles. */
function pathTemplate({ operation, positional }: OperationModel): string {
  const params = new Map(positional.map(({ param }) => [param.name.wire, param]));
  return operation.path
    .map((part) => {
      if (part.kind === "text") return part.text;
      const { encode } = params.get(part.wire) ?? {};
      const name = tableName(part.wire);
      if (encode?.by === "content") return `{${name}{}}`;
      const prefix = encode?.style === "label" ? "." : encode?.style === "matrix" ? ";" : "";
      return `{${prefix}${name}${encode?.explode ? "*" : ""}}`;
    })
    .join("");
}

/** `key=name` with the mark of its style; a plain query parameter beside no body goes without saying. */
function tables(
  item: OperationModel,
  place: "query" | "header" | "cookie",
): Fragment<"expression"> | undefined {
  const entries = item.record
    .filter(({ param }) => param.in === place)
    .flatMap(({ param, key: property }) => {
      const name = param.name.wire;
      const mark = styleMark(param);
      if (place === "query" && !item.body && mark === "" && property === name) return [];
      const reserved = param.encode.by === "style" && param.encode.allowReserved ? "+" : "";
      return [
        `${reserved}${tableName(property)}${property === name ? "" : `=${tableName(name)}`}${mark}`,
      ];
    });
  return optional(entries.join(" "));
}

function styleMark({ encode, in: place }: Param): string {
  if (encode.by === "content") return "{}";
  if (place === "header") return encode.explode ? "*" : "";
  switch (encode.style) {
    case "form":
      return encode.explode ? "" : ",";
    case "spaceDelimited":
      return encode.explode ? "" : "_";
    case "pipeDelimited":
      return encode.explode ? "" : "|";
    case "deepObject":
      return "[]";
    case "simple":
    case "label":
    case "matrix":
      return "";
    default:
      return encode.style satisfies never;
  }
}

function encoderOf(content: Content): string | undefined {
  switch (content.codec) {
    case "json":
      return undefined;
    case "form":
    case "multipart":
      return content.codec;
    case "text":
    case "xml":
      return "plainText";
    case "octets":
    case "opaque":
      return "octets";
    default:
      return content.codec satisfies never;
  }
}

type Entry = readonly [string, Fragment<"expression"> | undefined];

function answerTable(result: Result, model: Model): readonly Entry[] {
  switch (result.kind) {
    case "nothing":
      return [];
    case "value": {
      const [content] = result.contents;
      if (!content) return [];
      const accept: Entry = [
        "accept",
        optional(content.media === "application/json" ? undefined : content.media),
      ];
      if (content.codec !== "json")
        return [accept, ["decode", runtimeValue("textResult", "bodies")]];
      return [accept, ["result", shapeOf(content.ref, model) ?? ANYTHING]];
    }
    case "stream": {
      const shape =
        result.ref && result.framing !== "octets" ? shapeOf(result.ref, model) : undefined;
      const [name, module, media] = {
        octets: ["byteStream", "bodies", "*/*"],
        sse: ["eventStream", "sse", "text/event-stream"],
        ndjson: ["jsonLines", "sse", "application/x-ndjson"],
      }[result.framing] as [string, string, string];
      return [
        ["accept", literal(media)],
        ["decode", runtimeValue(name, module)],
        ["result", shape],
      ];
    }
    case "choice": {
      const statuses = result.byStatus.filter((entry) => typeof entry.status === "number");
      const lines = statuses.map(
        (entry) => expression`${key(String(entry.status))}: ${choiceShape(entry.result, model)}`,
      );
      const table = lines.length ? expression`{ ${join(lines, ", ", "expression")} }` : undefined;
      return [
        ["result", choiceShape(result.byStatus[0]?.result ?? { kind: "nothing" }, model, ANYTHING)],
        ["results", table],
      ];
    }
    default:
      return result satisfies never;
  }
}

const ANYTHING = expression`["=u"]`;

function choiceShape(
  result: Result,
  model: Model,
  otherwise = expression`null`,
): Fragment<"expression"> {
  const content =
    result.kind === "value" ? result.contents.find((item) => item.codec === "json") : undefined;
  if (content) return shapeOf(content.ref, model) ?? ANYTHING;
  return result.kind === "nothing" ? otherwise : ANYTHING;
}

function pagingTable({ operation, record }: OperationModel): Fragment<"expression"> | undefined {
  const { pagination } = operation;
  if (!pagination) return undefined;
  const { style, send, size, items, next, more } = pagination;
  const property =
    record.find(({ param }) => param.in === "query" && param.name.wire === send.at)?.key ?? send.at;
  const parts = {
    style,
    send: property,
    size: size?.at,
    items: items.at,
    next: next?.at,
    more: more?.at,
  };
  const lines = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [expression`    ${key(name)}: ${text(value)},`],
  );
  return expression`{\n${join(lines, "\n", "expression")}\n  }`;
}

/** What a method returns, inside its promise. */
export function resultType(item: OperationModel, model: Model): Fragment<"type"> {
  return typeOfResult(item.operation.result, model);
}

function typeOfResult(result: Result, model: Model): Fragment<"type"> {
  switch (result.kind) {
    case "nothing":
      return runtimeType("EmptyResult", INNER);
    case "value": {
      const [content] = result.contents;
      if (!content) return runtimeType("EmptyResult", INNER);
      return content.codec === "json"
        ? typeOf(content.ref, model, INNER)
        : fragment(fixed("string", "type"));
    }
    case "stream": {
      if (result.framing === "octets") return runtimeType("ByteStream", INNER);
      const of: TypeRef = result.ref ?? { type: { kind: "unknown" }, nullable: false };
      const event = typeOf(of, model, INNER);
      const stream = runtimeType("MessageStream", INNER);
      return result.framing === "sse"
        ? type`${stream}<${runtimeType("StreamMessage", INNER)}<${event}>>`
        : type`${stream}<${event}>`;
    }
    case "choice": {
      const all = result.byStatus.map((entry) =>
        entry.result.kind === "value" &&
        entry.result.contents.some((content) => content.codec === "json")
          ? typeOfResult(entry.result, model)
          : entry.result.kind === "nothing"
            ? runtimeType("EmptyResult", INNER)
            : fragment(fixed("unknown", "type")),
      );
      const distinct = [...new Map(all.map((one) => [one.code, one])).values()];
      return join(distinct, " | ", "type");
    }
    default:
      return result satisfies never;
  }
}
