import { checkAnswer, type Shape } from "./codec.ts";
import {
  DecodingError,
  errorClass,
  type ErrorFacts,
  type FieldError,
  type NjiaError,
} from "./errors.ts";
import { parseJson, settleLoosely } from "./json.ts";
import type { Operation, StreamControl } from "./operation.ts";
import { redactText } from "./redact.ts";
import { isRetryableStatus } from "./retry.ts";

const RAW_LIMIT = 65_536;

/** Headers as a frozen record with lower-case names. */
export function headerRecord(headers: {
  forEach(callback: (value: string, name: string) => void): void;
}): Readonly<Record<string, string>> {
  const record: Record<string, string> = {};
  headers.forEach((value, name) => (record[name.toLowerCase()] = value));
  return Object.freeze(record);
}

/** The result of a 2xx answer. Throws {@link DecodingError} if the body is not what the specification promises. */
export function decodeAnswer(operation: Operation, status: number, content: Uint8Array): unknown {
  const { results, decode } = operation;
  const listed = results?.[status];
  const shape = listed === undefined ? operation.result : (listed ?? undefined);
  if (shape === undefined && !decode) return {};
  if (content.length === 0 && !decode) {
    if (listed === null) return {};
    throw new DecodingError(`Status ${status} came with an empty body where one is documented.`, {
      path: "$",
    });
  }
  if (decode) return decode.decode(content, shape, COMPLETE);
  const parsed = parseJson(text(content));
  return checkAnswer(parsed, shape ?? ANYTHING);
}

const ANYTHING: Shape = ["=u"];

/** A complete body needs no control. */
const COMPLETE: StreamControl = {
  close: () => undefined,
  failure: (cause) => new DecodingError("The body cannot be read.", { cause, path: "$" }),
};

let strict: { decode(content: Uint8Array): string } | undefined;

/** UTF-8 text. Throws {@link DecodingError} for bytes that are none. */
export function text(content: Uint8Array): string {
  try {
    strict ??= new TextDecoder("utf-8", { fatal: true });
    return strict.decode(content);
  } catch {
    throw new DecodingError("The body is not valid UTF-8.", { path: "$" });
  }
}

/** What the error of an answer says; a body that is not JSON never hides the status. */
export interface Problem {
  readonly error: (facts: ErrorFacts) => NjiaError;
  readonly code: string | undefined;
  /** The server declares with a problem document of status 4xx that nothing happened. */
  readonly definite: boolean;
}

/** Reads an answer that is not 2xx. */
export function readProblem(
  status: number,
  headers: Readonly<Record<string, string>>,
  content: Uint8Array,
  baseUrl: string,
): Problem {
  const rawBody = new TextDecoder().decode(content.subarray(0, RAW_LIMIT));
  let body: unknown;
  try {
    body = settleLoosely(parseJson(new TextDecoder().decode(content)));
  } catch {
    // Not JSON: the raw text is all there is.
  }
  const problem = isRecord(body) ? body : {};
  const code = string(problem["code"]);
  const definite =
    status >= 400 &&
    status < 500 &&
    status !== 408 &&
    code !== "idempotency_in_progress" &&
    isRecord(body) &&
    (code !== undefined || /^application\/problem\+json/i.test(headers["content-type"] ?? ""));
  const retryable = problem["retryable"];
  const Type = errorClass(status);
  return {
    code,
    definite,
    error: (facts) =>
      new Type(message(status, code, problem, headers, baseUrl), {
        ...facts,
        status,
        code,
        fields: fieldErrors(problem["errors"]),
        headers,
        ...(body !== undefined && { body }),
        rawBody,
        retryable: typeof retryable === "boolean" ? retryable : isRetryableStatus(status, code),
      }),
  };
}

function message(
  status: number,
  code: string | undefined,
  problem: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
  baseUrl: string,
): string {
  if (status === 0 || (status >= 300 && status < 400)) {
    const to = headers["location"] ?? "";
    const origin = URL.canParse(to, baseUrl)
      ? new URL(to, baseUrl).origin
      : "an unreadable address";
    const target = to ? ` to ${origin}` : "";
    return `The server ${new URL(baseUrl).origin} answered ${status || "with a redirect"}${target}; redirects are never followed. Correct baseUrl if it is wrong.`;
  }
  const nested = isRecord(problem["error"]) ? problem["error"] : {};
  const said =
    string(problem["detail"]) ??
    string(problem["title"]) ??
    string(problem["message"]) ??
    string(nested["message"]) ??
    string(problem["error"]);
  return [`Status ${status}`, code, said].filter(Boolean).join(", ");
}

function fieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isRecord).map((item) => {
    const field: Record<string, string> = {};
    for (const key of ["pointer", "in", "name", "code", "message"]) {
      const value = string(item[key]);
      if (value !== undefined) field[key] = redactText(value);
    }
    return field;
  });
}

const string = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
