import { checkRequest } from "./codec.ts";
import { ConfigurationError } from "./errors.ts";
import { stringifyJson } from "./json.ts";
import type { Encoded, Operation } from "./operation.ts";
import { expandPath, headerText, parameterTable, queryPairs, type ParameterSpec } from "./query.ts";

/** A request before credentials and the headers that change per attempt. */
export interface Prepared {
  /** Path and query, escaped. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly encoded: Encoded | undefined;
  /** The body before encoding, for the log. */
  readonly body: unknown;
}

/**
 * Splits the caller's flat record into query, headers, cookies and body, and encodes each once. Throws
 * {@link ConfigurationError} for a value that cannot be sent truthfully.
 */
export async function prepare(
  operation: Operation,
  path: readonly unknown[],
  params: unknown,
): Promise<Prepared> {
  const tables = [operation.query, operation.header, operation.cookie].map(parameterTable);
  const [query = [], header = [], cookie = []] = tables;
  const listed = new Set(tables.flat().map((spec) => spec.key));
  const record = isRecord(params) ? params : {};
  const rest = Object.entries(record).filter(([key]) => !listed.has(key));
  const headers: Record<string, string> = {};
  for (const spec of header) {
    const text = headerText(spec, record[spec.key]);
    if (text !== undefined) headers[spec.name.toLowerCase()] = text;
  }
  const cookies = cookie.flatMap((spec) => queryPairs(spec, record[spec.key]));
  if (cookies.length) headers["cookie"] = cookies.join("; ");
  const pairs = query.flatMap((spec) => queryPairs(spec, record[spec.key]));
  let body: unknown;
  if (!operation.body) pairs.push(...rest.flatMap(([key, value]) => queryPairs(plain(key), value)));
  else if (operation.bodyKey !== undefined) body = record[operation.bodyKey];
  else if (params !== undefined) body = listed.size ? Object.fromEntries(rest) : params;
  return {
    target: expandPath(operation.path, path) + (pairs.length ? `?${pairs.join("&")}` : ""),
    headers,
    encoded: body === undefined ? undefined : await encode(operation, body),
    body,
  };
}

async function encode(operation: Operation, body: unknown): Promise<Encoded> {
  const media = operation.media ?? "application/json";
  if (operation.encode) return operation.encode(body, media);
  if (typeof operation.body === "object") checkRequest(body, operation.body);
  const text = stringifyJson(body) as string | undefined;
  if (text === undefined)
    throw new ConfigurationError("The body has no JSON form; nothing was sent.");
  return { body: text, contentType: media };
}

const plain = (key: string): ParameterSpec => ({ key, name: key, style: "", reserved: false });

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
