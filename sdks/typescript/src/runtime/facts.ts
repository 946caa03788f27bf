/**
 * What the runtime must know about one API. Generated, small, and the only place where the runtime meets the
 * specification besides operations and shapes.
 */
export interface ApiFacts {
  /** First part of the User-Agent, `njia-typescript/2.4.0`. */
  readonly product: string;
  /** Version of the specification. */
  readonly version: string;
  /** Absent when the document names no absolute server: then `baseUrl` is required. */
  readonly baseUrl?: string;
  /** Ways to authenticate; the order is that of the document. */
  readonly auth: readonly AuthFact[];
  /** Names of schemes, OR of ANDs, for operations that do not say otherwise. */
  readonly security?: Security;
  /** Names of the headers in which metadata travels. */
  readonly headers?: {
    readonly requestId?: string;
    readonly replayed?: string;
    /** Sent with every request. */
    readonly apiVersion?: readonly [header: string, value: string];
    readonly rateLimit?: {
      readonly limit: string;
      readonly remaining: string;
      readonly reset: string;
      readonly resetAs: "epoch-seconds" | "delta-seconds";
    };
  };
}

/** OR of ANDs of scheme names, blank-separated; `""` allows anonymous calls. */
export type Security = readonly string[];

/** One credential: which option holds it and where it is sent. */
export interface AuthFact {
  /** Name of the scheme in the document. */
  readonly scheme: string;
  /** Name of the client option. */
  readonly option: string;
  readonly in: "header" | "query" | "cookie";
  readonly name: string;
  /** `Bearer ` and the like. */
  readonly prefix?: string;
  /** The option is `user:password` and travels in base64 (RFC 7617). */
  readonly basic?: boolean;
  /** Environment variable that stands in for the option. */
  readonly env?: string;
  /** Sent wherever it is set, even where the operation does not ask for it. */
  readonly always?: boolean;
  /** Forms that are no longer valid: pattern, since when, what to use instead. */
  readonly retired?: readonly (readonly [pattern: string, since: string, use: string])[];
}
