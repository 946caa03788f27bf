/** The SDK's metadata and errors in the words of the protocol. */
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  CanceledError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  DecodingError,
  NjiaError,
  NotFoundError,
  PaymentRequiredError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnprocessableEntityError,
  WebhookSignatureError,
  type ResponseMeta,
} from "@njia/sdk";
import type { ErrorClass, Failure, Meta } from "../../protocol/messages.ts";

export function metaFacts(meta: ResponseMeta): Meta {
  const { rateLimit, deprecation } = meta;
  return {
    status: meta.status,
    headers: meta.headers,
    requestId: meta.requestId ?? null,
    rateLimit: rateLimit
      ? {
          limit: rateLimit.limit ?? null,
          remaining: rateLimit.remaining ?? null,
          resetS: rateLimit.reset ?? null,
        }
      : null,
    attempts: meta.attempts,
    latencyMs: meta.latency,
    idempotencyKey: meta.idempotencyKey ?? null,
    replayed: meta.replayed,
    deprecation: deprecation
      ? {
          deprecation: deprecation.deprecation ?? null,
          sunset: deprecation.sunset ?? null,
          link: deprecation.link ?? null,
        }
      : null,
  };
}

/** Most particular first: `instanceof` holds for the roots too. */
const classes: readonly (readonly [abstract new (...given: never) => unknown, ErrorClass])[] = [
  [BadRequestError, "BadRequest"],
  [AuthenticationError, "Authentication"],
  [PaymentRequiredError, "PaymentRequired"],
  [PermissionDeniedError, "PermissionDenied"],
  [NotFoundError, "NotFound"],
  [ConflictError, "Conflict"],
  [UnprocessableEntityError, "UnprocessableEntity"],
  [RateLimitError, "RateLimit"],
  [ServerError, "Server"],
  [ApiError, "Api"],
  [TimeoutError, "Timeout"],
  [ConnectionError, "Connection"],
  [CanceledError, "Canceled"],
  [DecodingError, "Decoding"],
  [WebhookSignatureError, "WebhookSignature"],
];

export function failureFacts(error: unknown, during: "open" | "call"): Failure {
  const sdk = error instanceof NjiaError ? error : null;
  // The SDK has one class for wrong settings and wrong arguments; the protocol tells them apart by where they rose.
  const fallback: ErrorClass =
    error instanceof ConfigurationError && during === "open" ? "Configuration" : "Argument";
  const found = classes.find(([type]) => error instanceof type);
  if (sdk === null && !(error instanceof TypeError)) throw error;
  return {
    class: found?.[1] ?? fallback,
    message: error instanceof Error ? error.message : String(error),
    status: sdk?.status ?? null,
    code: sdk?.code ?? null,
    fieldErrors: (sdk?.fields ?? []).map((field) => ({
      pointer: field.pointer ?? null,
      code: field.code ?? null,
    })),
    requestId: sdk?.requestId ?? null,
    attempts: sdk?.attempts ?? null,
    idempotencyKey: sdk?.idempotencyKey ?? null,
    retryAfterMs: sdk?.retryAfter ?? null,
    retryable: sdk?.retryable ?? null,
    outcome: sdk?.outcome ?? null,
    rawBody: sdk?.rawBody ?? null,
    decodePath: sdk?.path ?? null,
    cursor: sdk?.cursor ?? null,
  };
}
