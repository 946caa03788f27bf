/** Makes a hostile twin of a document: every text that its author chose carries a break-out, and it still holds together. */
import type { Json } from "@njia/generator-core";
import { payloadFor } from "./payloads.ts";

type JsonObject = { readonly [key: string]: Json };

/**
 * Where a value stands. `grammar`: its keys are words of OpenAPI · `names`: its keys are the author's, its values are
 * grammar · `keyed`: its keys are neither (status codes, media types) · `data`: all of it is the author's.
 */
type Position = "grammar" | "names" | "keyed" | "paths" | "mapping" | "pagination" | "data";

/** Positions of the values below these keys of a grammar object. */
const BELOW: Readonly<Record<string, Position>> = {
  paths: "paths",
  schemas: "names",
  properties: "names",
  "x-sdk-errors": "names",
  "x-sdk-enum": "names",
  "x-webhooks": "names",
  responses: "keyed",
  content: "keyed",
  headers: "keyed",
  parameters: "keyed",
  securitySchemes: "keyed",
  scopes: "names",
  mapping: "mapping",
  "x-sdk-pagination": "pagination",
  example: "data",
  default: "data",
  value: "data",
  enum: "data",
};

/** Values of these keys are words of OpenAPI or addresses, not texts of the author. */
const FIXED: ReadonlySet<string> = new Set([
  "type",
  "format",
  "in",
  "style",
  "openapi",
  "url",
  "tokenUrl",
  "authorizationUrl",
  "refreshUrl",
  "scheme",
  "bearerFormat",
  "x-idempotent",
  "x-sdk-headers",
  "x-sdk-webhooks",
  "x-sensitive",
  "x-sdk-open",
]);

const poisonText = (text: string): string => text + payloadFor(text);

/** A name in a path: braces and slashes of a payload would change the path itself. */
const poisonParameter = (text: string): string => poisonText(text).replace(/[{}/]/g, "|");

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** The hostile twin. References, parameters in paths and lists of required fields still match. */
export function poison(document: Json): Json {
  return poisonAt(document, "grammar");
}

function poisonAt(value: Json, position: Position): Json {
  if (typeof value === "string") return poisonString(value, position);
  if (isList(value)) return value.map((item) => poisonAt(item, position));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]): [string, Json] =>
      poisonEntry(key, item, value, position),
    ),
  );
}

function poisonString(text: string, position: Position): string {
  if (position === "mapping") return poisonReference(text);
  if (position !== "pagination" || !text.startsWith("/")) return poisonText(text);
  const segments = text
    .slice(1)
    .split("/")
    .map((segment) => escapePointer(poisonText(segment)));
  return `/${segments.join("/")}`;
}

function poisonEntry(
  key: string,
  item: Json,
  owner: JsonObject,
  position: Position,
): [string, Json] {
  switch (position) {
    case "data":
      return [poisonText(key), poisonAt(item, "data")];
    case "mapping":
      return [poisonText(key), poisonAt(item, "mapping")];
    case "names":
      return [poisonText(key), poisonAt(item, "grammar")];
    case "keyed":
      return [key, poisonAt(item, "grammar")];
    case "paths":
      return [poisonPath(key), poisonAt(item, "grammar")];
    case "pagination":
      return [key, key === "style" ? item : poisonAt(item, "pagination")];
    case "grammar":
      return [key, poisonMember(key, item, owner)];
    default:
      return position satisfies never;
  }
}

function poisonMember(key: string, item: Json, owner: JsonObject): Json {
  if (FIXED.has(key)) return item;
  if (key === "$ref" && typeof item === "string") return poisonReference(item);
  if (key === "name" && owner["in"] === "path" && typeof item === "string")
    return poisonParameter(item);
  // A parameter of the header goes to the wire as it stands, and a name that HTTP refuses would only be dropped.
  if (key === "name" && owner["in"] === "header") return item;
  const isExampleList = key === "parameters" && isList(item);
  return poisonAt(item, isExampleList ? "grammar" : (BELOW[key] ?? "grammar"));
}

const escapePointer = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

function poisonReference(reference: string): string {
  const match = /^#\/components\/schemas\/([^/]+)$/.exec(reference);
  if (match === null) return reference;
  const name = (match[1] ?? "").replaceAll("~1", "/").replaceAll("~0", "~");
  return `#/components/schemas/${encodeURIComponent(escapePointer(poisonText(name)))}`;
}

function poisonPath(path: string): string {
  const hostile = path.replace(/\{([^}]+)\}/g, (_, name: string) => `{${poisonParameter(name)}}`);
  return `${hostile}/${payloadFor(path).replace(/[{}/?#]/g, "|")}`;
}
