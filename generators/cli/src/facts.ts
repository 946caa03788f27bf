/** What the command line must know of an operation; the shape is `CommandFacts` of the command line. */
import type { Json, Operation, Param, Result } from "@njia/generator-core";
import { deprecationText, tableName } from "@njia/generator-typescript/literals";
import { fieldFlags, helpOf, paramFlag } from "./flags.ts";
import type { CliModel, CommandModel } from "./model.ts";

/** Headers that have a flag of their own, or come with every call. */
const OWN_HEADERS = new Set(["prefer", "accept-language", "x-correlation-id"]);

export function factsOf(model: CliModel, { operation, words, renamed }: CommandModel): Json {
  const { params, body, idempotency, pagination, deprecated, scopes } = operation;
  const content = body?.contents[0];
  const query = params.filter((param) => param.in === "query");
  const headers = params.filter((param) => param.in === "header");
  const entries: readonly (readonly [string, Json | undefined])[] = [
    ["id", operation.id],
    ["name", words],
    ["summary", helpOf(operation.doc)],
    ["method", operation.method],
    ["path", pathOf(operation)],
    ["styles", styles(query)],
    ["query", flags(model, query)],
    [
      "headers",
      flags(
        model,
        headers.filter(({ name }) => !OWN_HEADERS.has(name.wire.toLowerCase())),
      ),
    ],
    ["renamed", renamed],
    ["waits", headers.some(({ name }) => name.wire.toLowerCase() === "prefer") || undefined],
    ["body", body === undefined ? undefined : body.required ? "required" : "optional"],
    ["fields", content === undefined ? undefined : list(fieldFlags(model.types, content.ref))],
    ["answer", answerOf(operation.result)],
    ["key", idempotency?.header],
    [
      "page",
      pagination === undefined
        ? undefined
        : {
            style: pagination.style,
            send: pagination.send.at,
            items: pagination.items.at,
            ...(pagination.next && { next: pagination.next.at }),
            ...(pagination.more && { more: pagination.more.at }),
          },
    ],
    ["auth", operation.auth.map((all) => all.map(({ scheme }) => scheme).join(" "))],
    ["scopes", list(scopes)],
    ["deprecated", deprecated && deprecationText(deprecated)],
  ];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

const list = (items: readonly string[]): readonly string[] | undefined =>
  items.length > 0 ? items : undefined;

const flags = (model: CliModel, params: readonly Param[]): readonly string[] | undefined =>
  list(params.map((param) => paramFlag(model.types, param)));

const pathOf = ({ path }: Operation): string =>
  path.map((part) => (part.kind === "text" ? part.text : `{${tableName(part.wire)}}`)).join("");

/** Query parameters that are not sent the plain way, as the runtime of the TypeScript SDK writes them. */
function styles(query: readonly Param[]): string | undefined {
  const marks = { spaceDelimited: "_", pipeDelimited: "|", deepObject: "[]" } as const;
  const entries = query.map(({ name, encode }) => {
    const mark =
      encode.by === "content"
        ? "{}"
        : encode.style === "deepObject"
          ? "[]"
          : encode.explode
            ? ""
            : encode.style in marks
              ? marks[encode.style as keyof typeof marks]
              : ",";
    return tableName(name.wire) + mark;
  });
  return entries.length > 0 ? entries.join(" ") : undefined;
}

/** Absent: JSON. */
function answerOf(result: Result): string | undefined {
  switch (result.kind) {
    case "nothing":
      return "none";
    case "stream":
      return "stream";
    case "value": {
      const media = result.contents[0]?.media ?? "";
      return /[/+]json$/.test(media) ? undefined : media;
    }
    case "choice":
      return undefined;
    default:
      return result satisfies never;
  }
}
