// Generated from the API description. Do not edit: changes belong in the generator.
import { Core } from "../runtime/core.ts";
import type { ApiFacts } from "../runtime/facts.ts";
import type { HeaderInput } from "../runtime/headers.ts";
import type { CallOptions, ClientOptions, Credential } from "../runtime/options.ts";

/** Headers that operations of this API read. Any other may be sent too. */
export interface KnownHeaders extends HeaderInput {
  /**
   * Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
   *
   * Other languages fall back to English.
   */
  readonly "Accept-Language"?: string | null;
  /** `ETag` of the form that you have; answers 304 when it is still the present one. */
  readonly "If-None-Match"?: string | null;
  /**
   * Position after which to go on: the `id` of the last server-sent event, or the id of an
   * event.
   */
  readonly "Last-Event-ID"?: string | null;
  /**
   * `wait=N` (RFC 7240) holds the answer for up to N seconds, 1 to 30, until a final state is
   * reached; after that the current state is returned.
   */
  readonly Prefer?: string | null;
  /**
   * The caller's own trace id: stored with the request and returned unchanged.
   *
   * 1 to 64 printable ASCII characters.
   */
  readonly "X-Correlation-Id"?: string | null;
  /**
   * Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with
   * optional settings after a semicolon.
   *
   * Live keys answer 400 `sandbox_field_in_live_mode`.
   */
  readonly "X-Sandbox-Scenario"?: string | null;
}

/** Settings of a client. Durations are milliseconds. */
export interface NjiaOptions extends ClientOptions {
  /**
   * Secret key of a tenant, `svc_live_` or `svc_test_` and 42 letters and digits.
   *
   * It names tenant and mode. Keys of the retired form `sk_` stopped working on 2026-09-01 and
   * answer 401 `api_key_format_retired`.
   */
  readonly apiKey?: Credential;
  /**
   * Token of a login session (`POST /v1/auth/login`), sent together with the API key.
   *
   * It names the person.
   */
  readonly sessionToken?: Credential;
  /** Short-lived client token of one widget session, used in the browser instead of an API key. */
  readonly widgetToken?: Credential;
}

/** Settings of one call; they win over the client's. Durations are milliseconds. */
export interface RequestOptions extends CallOptions {
  readonly headers?: KnownHeaders;
  /**
   * Secret key of a tenant, `svc_live_` or `svc_test_` and 42 letters and digits.
   *
   * It names tenant and mode. Keys of the retired form `sk_` stopped working on 2026-09-01 and
   * answer 401 `api_key_format_retired`.
   */
  readonly apiKey?: Credential;
  /**
   * Token of a login session (`POST /v1/auth/login`), sent together with the API key.
   *
   * It names the person.
   */
  readonly sessionToken?: Credential;
  /** Short-lived client token of one widget session, used in the browser instead of an API key. */
  readonly widgetToken?: Credential;
}

const facts: ApiFacts = {
  product: "njia-typescript/2.4.0",
  version: "2.4.0",
  baseUrl: "http://localhost:3000",
  auth: [
    {
      scheme: "ApiKeyAuth",
      option: "apiKey",
      in: "header",
      name: "X-API-Key",
      env: "NJIA_API_KEY",
      always: true,
      retired: [["^sk_", "2026-09-01", "a key that starts with svc_live_ or svc_test_"]],
    },
    {
      scheme: "SessionAuth",
      option: "sessionToken",
      in: "header",
      name: "Authorization",
      prefix: "Bearer ",
    },
    {
      scheme: "WidgetAuth",
      option: "widgetToken",
      in: "header",
      name: "Authorization",
      prefix: "Bearer ",
    },
  ],
  security: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
  headers: {
    requestId: "X-Request-Id",
    replayed: "Idempotent-Replayed",
    apiVersion: ["X-API-Version", "2026-09-01"],
    rateLimit: {
      limit: "X-RateLimit-Limit",
      remaining: "X-RateLimit-Remaining",
      reset: "X-RateLimit-Reset",
      resetAs: "epoch-seconds",
    },
  },
};

/** A client without resources, for bundles that need only some of them. */
export class NjiaCore extends Core {
  constructor(options: NjiaOptions = {}) {
    super(options, facts);
  }
}
