/** What a driver in JavaScript can tell of a foreign client's error: status, headers and raw body, which users can read too. */
import type { ErrorClass, Failure } from "../../protocol/messages.ts";
import { classOf } from "../../runner/error-classes.ts";
import { isRecord } from "../../runner/values.ts";

const nothing: Omit<Failure, "class" | "message"> = {
  status: null,
  code: null,
  fieldErrors: [],
  requestId: null,
  attempts: null,
  idempotencyKey: null,
  retryAfterMs: null,
  retryable: null,
  outcome: null,
  rawBody: null,
  decodePath: null,
  cursor: null,
};

export const failed = (kind: ErrorClass, message: string): Failure => ({
  ...nothing,
  class: kind,
  message,
  // These clients do not retry: a call that was made is one attempt.
  attempts: kind === "Argument" ? null : 1,
});

export function refused(
  status: number,
  rawBody: string,
  header: (name: string) => string | null,
): Failure {
  let problem: Readonly<Record<string, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(rawBody);
    if (isRecord(parsed)) problem = parsed;
  } catch {
    // Not JSON: the raw text is all there is.
  }
  const errors = Array.isArray(problem["errors"]) ? problem["errors"].filter(isRecord) : [];
  const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
  return {
    ...nothing,
    class: classOf(status),
    message: text(problem["detail"]) ?? `status ${status}`,
    status,
    attempts: 1,
    requestId: header("x-request-id"),
    code: text(problem["code"]),
    fieldErrors: errors.map((one) => ({ pointer: text(one["pointer"]), code: text(one["code"]) })),
    rawBody,
  };
}
