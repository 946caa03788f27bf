/**
 * Driver protocol, version 1: JSON lines over standard input and output. The runner asks, the driver answers; `sleep`,
 * `hook` and `log` are events of a call in flight, and exactly one final reply ends each request. A `sleep` event waits
 * for the runner's `wake`, so that virtual time and closed ports stay in step.
 */
export type Tagged = unknown;

export type CallArguments = {
  readonly path?: Readonly<Record<string, Tagged>>;
  readonly query?: Readonly<Record<string, Tagged>>;
  readonly header?: Readonly<Record<string, Tagged>>;
  readonly body?: Tagged;
};

export type CallOptions = {
  readonly idempotencyKey?: string;
  readonly timeoutMs?: number;
  readonly deadlineMs?: number;
  readonly maxRetries?: number;
  readonly maxRetryAfterMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type OpenOptions = {
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly sessionToken?: string;
  readonly maxRetries?: number;
  readonly connectTimeoutMs?: number;
  readonly timeoutMs?: number;
  readonly deadlineMs?: number;
  readonly maxRetryAfterMs?: number;
  readonly proxy?: string;
  /** Authorities to trust instead of the system's, PEM. */
  readonly caPem?: string;
  readonly clientCertPem?: string;
  readonly clientKeyPem?: string;
  /** Report what the SDK logs, at its most talkative level, as `log` events; `bodies` also switches bodies on. */
  readonly logs?: "off" | "facts" | "bodies";
  /** `virtual`: waits are reported and return when woken; `now` moves only by them, from `nowMs` (Unix ms). */
  readonly clock: "real" | "virtual";
  readonly nowMs?: number;
  /** What every draw of the runtime's random source yields, in [0, 1). */
  readonly random?: number;
  /** Report hook calls as `hook` events; `throwing` also makes every hook raise. */
  readonly hooks?: "off" | "report" | "throwing";
};

export type Request =
  | { readonly id: number; readonly cmd: "hello"; readonly v: 1 }
  | ({ readonly id: number; readonly cmd: "open" } & OpenOptions)
  | {
      readonly id: number;
      readonly cmd: "call";
      readonly handle: string;
      readonly op: string;
      readonly args: CallArguments;
      readonly opts: CallOptions;
    }
  | {
      readonly id: number;
      readonly cmd: "iterate";
      readonly handle: string;
      readonly op: string;
      readonly args: CallArguments;
      readonly opts: CallOptions;
      /** Take at most so many items, then stop early. */
      readonly stopAfter?: number;
    }
  | { readonly id: number; readonly cmd: "cancel"; readonly call: number }
  | { readonly id: number; readonly cmd: "wake"; readonly call: number }
  | {
      readonly id: number;
      readonly cmd: "unwrap";
      readonly payload: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly secrets: readonly string[];
      readonly nowMs: number;
      readonly toleranceS: number;
    }
  | {
      readonly id: number;
      readonly cmd: "sign";
      readonly payload: string;
      readonly secret: string;
      readonly webhookId: string;
      readonly nowMs: number;
    }
  | {
      readonly id: number;
      readonly cmd: "inspect";
      readonly of: "client" | "value" | "error";
      readonly handle?: string;
      readonly call?: number;
      readonly as: "type" | "text" | "debug" | "json";
    }
  | { readonly id: number; readonly cmd: "close"; readonly handle: string }
  | { readonly id: number; readonly cmd: "stop" };

export type RequestBody = Request extends infer R
  ? R extends Request
    ? Omit<R, "id">
    : never
  : never;

export type RateLimit = {
  readonly limit: number | null;
  readonly remaining: number | null;
  readonly resetS: number | null;
};

export type Meta = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  readonly rateLimit: RateLimit | null;
  readonly attempts: number;
  readonly latencyMs: number;
  readonly idempotencyKey: string | null;
  readonly replayed: boolean;
  readonly deprecation: {
    readonly deprecation: string | null;
    readonly sunset: string | null;
    readonly link: string | null;
  } | null;
};

export type ErrorClass =
  | "BadRequest"
  | "Authentication"
  | "PaymentRequired"
  | "PermissionDenied"
  | "NotFound"
  | "Conflict"
  | "UnprocessableEntity"
  | "RateLimit"
  | "Server"
  | "Api"
  | "Connection"
  | "Timeout"
  | "Canceled"
  | "Decoding"
  | "WebhookSignature"
  | "Configuration"
  | "Pagination"
  | "Argument";

export type Failure = {
  readonly class: ErrorClass;
  readonly message: string;
  readonly status: number | null;
  readonly code: string | null;
  readonly fieldErrors: readonly {
    readonly pointer: string | null;
    readonly code: string | null;
  }[];
  readonly requestId: string | null;
  readonly attempts: number | null;
  readonly idempotencyKey: string | null;
  readonly retryAfterMs: number | null;
  readonly retryable: boolean | null;
  readonly outcome: "none" | "unknown" | null;
  readonly rawBody: string | null;
  readonly decodePath: string | null;
  readonly cursor: string | null;
};

export type Reply =
  | {
      readonly id: number;
      readonly type: "hello";
      readonly sdk: string;
      readonly language: string;
      readonly version: string;
      readonly runtime: string;
      readonly ops: readonly string[];
      readonly caps: readonly string[];
    }
  | { readonly id: number; readonly type: "opened"; readonly handle: string }
  | { readonly id: number; readonly type: "ok"; readonly value: Tagged; readonly meta: Meta | null }
  | { readonly id: number; readonly type: "err"; readonly error: Failure }
  | { readonly id: number; readonly type: "item"; readonly value: Tagged }
  | { readonly id: number; readonly type: "end"; readonly resumeCursor: string | null }
  | { readonly id: number; readonly type: "event"; readonly event: Tagged; readonly known: boolean }
  | {
      readonly id: number;
      readonly type: "signed";
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly id: number; readonly type: "text"; readonly text: string }
  | {
      readonly id: number;
      readonly type: "closed";
      readonly openSockets: number;
      readonly pendingTimers: number;
    }
  | { readonly id: number; readonly type: "sleep"; readonly ms: number }
  | {
      readonly id: number;
      readonly type: "hook";
      readonly hook: "request" | "response" | "retry";
      readonly facts: Readonly<Record<string, unknown>>;
    }
  | { readonly id: number; readonly type: "log"; readonly line: string }
  | { readonly id: number; readonly type: "unsupported"; readonly reason: string };

/** Replies that leave the request open: more will follow. */
export const eventTypes = ["sleep", "hook", "log", "item"] as const;

/** `wake` and `cancel` answer nothing of their own: the call they name goes on, or ends with its `err`. */
export const silentCommands = ["wake", "cancel"] as const;
