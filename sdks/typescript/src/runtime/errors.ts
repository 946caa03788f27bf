import { redactText } from "./redact.ts";

/** `none`: the server says that nothing happened. `unknown`: it may have happened; call again with the same key. */
export type Outcome = "none" | "unknown";

/** One rejected field of a request. */
export interface FieldError {
  /** JSON Pointer (RFC 6901) into the request body; absent for a header, query or path parameter. */
  readonly pointer?: string;
  /** `query`, `header` or `path` when the fault is in a parameter, with its `name`. */
  readonly in?: string;
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
}

/** What an error can tell. Durations are milliseconds. */
export interface ErrorFacts {
  /** HTTP status; absent when there was no answer. */
  readonly status?: number | undefined;
  /** The problem's stable code, such as `insufficient_funds`. */
  readonly code?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly requestId?: string | undefined;
  /** Response headers, names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The parsed body, when it was JSON. */
  readonly body?: unknown;
  /** The body's text, cut at 64 KiB. */
  readonly rawBody?: string | undefined;
  /** Requests sent, the first one included. */
  readonly attempts?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The server's wish in milliseconds. */
  readonly retryAfter?: number | undefined;
  /** Whether the same call may succeed later without a change. */
  readonly retryable?: boolean | undefined;
  readonly outcome?: Outcome | undefined;
  /** JSON path of the value that contradicts its type (decoding errors). */
  readonly path?: string | undefined;
  /** Where to resume a listing that broke off. */
  readonly cursor?: string | undefined;
  readonly operation?: string | undefined;
  readonly cause?: unknown;
}

const SHOWN = [
  "status",
  "code",
  "requestId",
  "fields",
  "attempts",
  "idempotencyKey",
  "retryAfter",
  "retryable",
  "outcome",
  "path",
  "cursor",
  "operation",
] as const;
const HIDDEN = ["headers", "body", "rawBody"] as const;

const brand = (name: string): symbol => Symbol.for(`njia.error.${name}`);

/**
 * The root of all errors of this library. `instanceof` holds across several loaded copies of the package (ESM beside
 * CJS). Bodies and headers can be read but are not printed, neither by `JSON.stringify` nor by `util.inspect`.
 */
export class NjiaError extends Error {
  declare readonly status?: number;
  declare readonly code?: string;
  declare readonly fields: readonly FieldError[];
  declare readonly requestId?: string;
  declare readonly headers?: Readonly<Record<string, string>>;
  declare readonly body?: unknown;
  declare readonly rawBody?: string;
  declare readonly attempts: number;
  declare readonly idempotencyKey?: string;
  declare readonly retryAfter?: number;
  declare readonly retryable: boolean;
  declare readonly outcome: Outcome;
  declare readonly path?: string;
  /** Set when a listing breaks off midway: pass it as the cursor parameter to go on. */
  declare cursor?: string;
  declare readonly operation?: string;

  static readonly brand: string = "NjiaError";

  constructor(message: string, facts: ErrorFacts = {}) {
    super(redactText(message));
    const all = { fields: [], attempts: 0, retryable: false, outcome: "none", ...facts };
    for (const key of SHOWN) set(this, key, all[key as keyof typeof all], true);
    for (const key of HIDDEN) set(this, key, facts[key], false);
    set(this, "cause", safeCause(facts.cause), false);
    // What Node prints: the same facts as toJSON, after the stack.
    const inspect = (): string => `${this.stack ?? ""} ${JSON.stringify(this.toJSON(), null, 2)}`;
    set(this, Symbol.for("nodejs.util.inspect.custom"), inspect, false);
    let type = new.target as unknown as typeof NjiaError;
    set(this, "name", type.brand, false);
    for (; type.brand; type = Object.getPrototypeOf(type) as typeof NjiaError)
      set(this, brand(type.brand), true, false);
  }

  /** True for every error made by this class in any loaded copy of the package. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && brand(this.brand) in value;
  }

  /** Everything but bodies, headers and cause; safe to log. */
  toJSON(): Record<string, unknown> {
    const shown: Record<string, unknown> = { name: this.name, message: this.message };
    for (const key of SHOWN) if (this[key] !== undefined) shown[key] = this[key];
    return shown;
  }
}

function set(target: object, key: PropertyKey, value: unknown, enumerable: boolean): void {
  if (value !== undefined)
    Object.defineProperty(target, key, { value, enumerable, configurable: true, writable: true });
}

/** A foreign error may quote a header or a URL: keep it only if there is nothing to hide in it. */
function safeCause(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof NjiaError) return cause;
  const message = redactText(cause.message);
  return message === cause.message ? cause : new Error(message);
}

/** The server answered with an error status. */
export class ApiError extends NjiaError {
  static override readonly brand: string = "ApiError";
}
/** 400: the request is malformed; see `fields`. */
export class BadRequestError extends ApiError {
  static override readonly brand: string = "BadRequestError";
}
/** 401: the key or session is missing, wrong, expired or revoked. */
export class AuthenticationError extends ApiError {
  static override readonly brand: string = "AuthenticationError";
}
/** 402: not enough funds. */
export class PaymentRequiredError extends ApiError {
  static override readonly brand: string = "PaymentRequiredError";
}
/** 403: the key may not do this. */
export class PermissionDeniedError extends ApiError {
  static override readonly brand: string = "PermissionDeniedError";
}
/** 404: no such resource, or one of another tenant or mode. */
export class NotFoundError extends ApiError {
  static override readonly brand: string = "NotFoundError";
}
/** 409: the resource's state does not allow it. */
export class ConflictError extends ApiError {
  static override readonly brand: string = "ConflictError";
}
/** 422: understood and refused; see `code` and `fields`. */
export class UnprocessableEntityError extends ApiError {
  static override readonly brand: string = "UnprocessableEntityError";
}
/** 429: too many requests; wait `retryAfter` milliseconds. */
export class RateLimitError extends ApiError {
  static override readonly brand: string = "RateLimitError";
}
/** 5xx. */
export class ServerError extends ApiError {
  static override readonly brand: string = "ServerError";
}
/** No complete answer arrived: refused, reset, DNS, TLS, broken off. */
export class ConnectionError extends NjiaError {
  static override readonly brand: string = "ConnectionError";
}
/** An attempt's clock or the call's deadline ran out. */
export class TimeoutError extends ConnectionError {
  static override readonly brand: string = "TimeoutError";
}
/** The caller's signal fired; `cause` is its reason. */
export class CanceledError extends NjiaError {
  static override readonly brand: string = "CanceledError";
}
/** An answer contradicts the documented types; `path` says where. */
export class DecodingError extends NjiaError {
  static override readonly brand: string = "DecodingError";
}
/** A webhook's signature, timestamp or form is not acceptable: do not trust its payload. */
export class WebhookSignatureError extends NjiaError {
  static override readonly brand: string = "WebhookSignatureError";
}
/** A setting or argument is wrong; nothing was sent. */
export class ConfigurationError extends NjiaError {
  static override readonly brand: string = "ConfigurationError";
}

const BY_STATUS: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  402: PaymentRequiredError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  422: UnprocessableEntityError,
  429: RateLimitError,
};

/** The class for a status (contract section 7). */
export function errorClass(status: number): typeof ApiError {
  return BY_STATUS[status] ?? (status >= 500 ? ServerError : ApiError);
}
