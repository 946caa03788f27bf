import { isFailure } from "../db/failures.ts";
import { Refusal, refuse, type RefusalFacts } from "../domain/shared/refusal.ts";
import { INTERNAL } from "./problem.ts";

/** Fastify's own errors that are the caller's doing. */
const FASTIFY: Readonly<Record<string, readonly [code: string, detail: string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["unsupported_media_type", "Send the body as application/json."],
  FST_ERR_CTP_BODY_TOO_LARGE: [
    "payload_too_large",
    "The body is larger than this operation takes.",
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    "malformed_json",
    "The body ended before the length that Content-Length promised.",
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ["malformed_json", "The body is empty but announced as JSON."],
  FST_ERR_BAD_URL: ["route_not_found", "The path holds percent signs that do not form an escape."],
  FST_ERR_MAX_PARAM_LENGTH: [
    "route_not_found",
    "A part of the path is longer than the id of anything; nothing is there.",
  ],
  FST_ERR_ASYNC_CONSTRAINT: ["route_not_found", "There is nothing here."],
};

/** Any error as the facts of a problem. Whatever is not a known refusal becomes internal_error; its cause stays in the log. */
export function refusalFacts(error: unknown): RefusalFacts {
  if (error instanceof Refusal) return error.facts;
  if (isFailure(error, "unavailable"))
    return {
      code: "database_unavailable",
      detail:
        "The database cannot be reached right now. Repeat the request with the same Idempotency-Key.",
      retryAfterSeconds: 2,
    };
  if (isFailure(error, "lock_timeout"))
    return {
      code: "database_unavailable",
      detail: "Another request holds what this one needs. Repeat it.",
      retryAfterSeconds: 1,
    };
  // The command decided anew several times, and somebody else was faster each time.
  if (isFailure(error, "version_conflict"))
    return {
      code: "concurrency_limited",
      detail: "Too many requests change this resource at the same moment. Repeat this one.",
      retryAfterSeconds: 1,
    };
  const known = FASTIFY[codeOf(error)];
  return known === undefined ? INTERNAL : refuse(...known).facts;
}

function codeOf(error: unknown): string {
  return typeof error === "object" &&
    error !== null &&
    "code" in error &&
    typeof error.code === "string"
    ? error.code
    : "";
}
