import { isObject, own, ownText, type Value, type ValueObject } from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { propertiesOf } from "./compose.ts";
import { tell, type Build } from "./context.ts";
import { foreignPagination } from "./dialects.ts";
import { basisOf } from "./scalars.ts";
import { compositeAt } from "./schemas.ts";
import type { Locator, Pagination, Param } from "./types.ts";

const STYLES = ["cursor", "offset", "page", "link"] as const;

/** The pagination of an operation by its mark; where it only looks like a paginated list, a suggestion (`I-PAGINATION`). */
export function readPagination(
  build: Build,
  at: string,
  operation: ValueObject,
  params: readonly Param[],
  answer: AnswerSchema | undefined,
): Pagination | undefined {
  const mark = own(operation, "x-sdk-pagination") ?? foreignPagination(operation);
  if (mark === undefined) {
    suggest(build, at, params, answer);
    return undefined;
  }
  if (mark === false) return undefined;
  const fault = (message: string): undefined => {
    tell(
      build,
      "W-PAGINATION",
      below(at, "x-sdk-pagination"),
      message,
      "The operation is an ordinary call.",
      "See x-sdk-pagination in the extension list.",
    );
    return undefined;
  };
  const style = STYLES.find((name) => name === ownText(mark, "style"));
  if (!isObject(mark) || style === undefined)
    return fault("The style must be cursor, offset, page or link.");
  const items = locate(own(mark, "items"), params);
  const send =
    locate(own(mark, "send"), params) ??
    (style === "link" ? { in: "query" as const, at: "" } : undefined);
  if (items === undefined || items.in !== "body")
    return fault("items must be a JSON Pointer into the answer.");
  if (send === undefined)
    return fault(`send must name a parameter; "${String(own(mark, "send"))}" is none.`);
  const missing =
    answer === undefined
      ? items.at
      : [items.at, pointerOf(mark, "next"), pointerOf(mark, "more")].find(
          (pointer) => pointer !== undefined && !leads(build, answer, pointer),
        );
  if (missing !== undefined && answer !== undefined)
    return fault(`"${missing}" leads nowhere in the answer.`);
  const size = locate(own(mark, "size"), params);
  const next = locate(own(mark, "next"), params);
  const more = locate(own(mark, "more"), params);
  return {
    style,
    send,
    items,
    ...(size === undefined ? {} : { size }),
    ...(next === undefined ? {} : { next }),
    ...(more === undefined ? {} : { more }),
  };
}

/** The JSON schema of the successful answer. */
export interface AnswerSchema {
  readonly at: string;
  readonly schema: Value;
}

function pointerOf(mark: ValueObject, key: string): string | undefined {
  const text = ownText(mark, key);
  return text?.startsWith("/") === true ? text : undefined;
}

/** A pointer leads into a body; `header:Name` and `query:name` say where; a bare word names a parameter. */
function locate(value: Value | undefined, params: readonly Param[]): Locator | undefined {
  if (isObject(value)) {
    const place = ownText(value, "in");
    const at = own(value, "at");
    return (place === "query" || place === "header" || place === "body") && typeof at === "string"
      ? { in: place, at }
      : undefined;
  }
  if (typeof value !== "string") return undefined;
  if (value === "" || value.startsWith("/")) return { in: "body", at: value };
  const [, scope, name] = /^(query|header|body):(.+)$/.exec(value) ?? [];
  if (name !== undefined) return { in: scope as Locator["in"], at: name };
  const param = params.find(
    (candidate) =>
      candidate.name.wire === value && (candidate.in === "query" || candidate.in === "header"),
  );
  return param === undefined
    ? undefined
    : { in: param.in === "header" ? "header" : "query", at: value };
}

function leads(build: Build, answer: AnswerSchema, pointer: string): boolean {
  let here: AnswerSchema = answer;
  for (const segment of pointer.split("/").slice(1)) {
    const composite = compositeAt(build, here.at, here.schema);
    // What has no declared properties (a map, a union, unknown) may hold anything.
    if (composite === undefined || basisOf(composite) !== "object") return true;
    const places = propertiesOf(composite);
    if (places.size === 0) return true;
    const next = places.get(segment.replaceAll("~1", "/").replaceAll("~0", "~"))?.at(-1);
    if (next === undefined) return false;
    here = next;
  }
  return true;
}

const SENDERS = [
  "cursor",
  "starting_after",
  "startingAfter",
  "page_token",
  "pageToken",
  "offset",
  "page",
  "after",
];

function suggest(
  build: Build,
  at: string,
  params: readonly Param[],
  answer: AnswerSchema | undefined,
): void {
  const composite = answer === undefined ? undefined : compositeAt(build, answer.at, answer.schema);
  if (composite === undefined) return;
  const list = [...propertiesOf(composite)].find(([, places]) => {
    const place = places.at(-1);
    const shape = place === undefined ? undefined : compositeAt(build, place.at, place.schema);
    return shape !== undefined && basisOf(shape) === "array";
  });
  const sender = params.find((param) => param.in === "query" && SENDERS.includes(param.name.wire))
    ?.name.wire;
  if (list === undefined) return;
  if (build.strict && at.endsWith("/get") && sender !== undefined) {
    tell(
      build,
      "W-HOUSE-PAGINATION",
      at,
      "An operation that returns a list says nothing about pagination.",
      "It is an ordinary call.",
      "Add x-sdk-pagination, or x-sdk-pagination: false.",
    );
  }
  if (sender === undefined) return;
  const style = sender === "offset" ? "offset" : sender === "page" ? "page" : "cursor";
  tell(
    build,
    "I-PAGINATION",
    at,
    "The operation looks like a paginated list.",
    "It is an ordinary call.",
    `Add with an overlay: x-sdk-pagination: { style: ${style}, send: ${sender}, items: /${list[0]} }.`,
  );
}
