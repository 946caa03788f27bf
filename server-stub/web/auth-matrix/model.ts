/** One request of a row, and what its answer must be. Texts may hold `{{name}}` of a value. */
export interface MatrixCall {
  /** Method and path. */
  readonly request: string;
  /** Name of the value that goes into X-API-Key; none is sent when absent. */
  readonly key?: string;
  /** Name of the value that goes into Authorization as a bearer token. */
  readonly token?: string;
  readonly body?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Code of the problem. */
  readonly code?: string;
  /** Member of the answer -> pattern that its value as text must match. */
  readonly members?: Readonly<Record<string, string>>;
  /** Header field -> pattern. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer must say the same as that of the call before: only ids of requests and the id asked for may differ. */
  readonly sameAnswer?: boolean;
  /** A list that must hold nothing which the same list of the call before does not. */
  readonly subset?: string;
  /** Name of a value for later rows -> member of this answer. */
  readonly bind?: Readonly<Record<string, string>>;
}

export interface MatrixRow {
  /** As in the design's table; two rows may be halves of one number. */
  readonly number: number;
  readonly id: string;
  readonly title: Readonly<Record<"en" | "fr", string>>;
  /** Names of values without which the row cannot run. */
  readonly needs?: readonly string[];
  readonly calls: readonly MatrixCall[];
}

export interface Matrix {
  /** Header fields that every answer must carry. */
  readonly always: readonly string[];
  readonly rows: readonly MatrixRow[];
}

/**
 * What a run works with. A person has key, e-mail and password; the other values exist only where a server offers fixtures:
 * legacyKey, foreignToken, liveToken, foreignAccountId, liveAccountId, absentAccountId, narrowKey, liveKey, expiredToken.
 */
export interface MatrixMeans {
  /** Origin of the API, without a trailing slash; empty for the page's own. */
  readonly baseUrl: string;
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof globalThis.fetch;
  /** Ids of the rows to run; absent: all. */
  readonly only?: readonly string[];
  /** Absent: the present time. */
  readonly now?: () => Date;
}

/** What came of one request. Holds no secret: keys and tokens are named, not shown. */
export interface CallResult {
  readonly request: string;
  /** Which credentials went along, by name. */
  readonly sent: readonly string[];
  readonly expected: string;
  readonly actual: string;
  readonly requestId: string | null;
  readonly remaining: string | null;
  readonly milliseconds: number;
  /** Empty when the answer is what it must be. */
  readonly problems: readonly string[];
}

/**
 * `covered`: the row cannot run with these means; the conformance suite runs it. `throttled`: the server asked to wait, until
 * `retryAt`. Neither is a pass.
 */
export interface RowResult {
  readonly number: number;
  readonly id: string;
  readonly title: MatrixRow["title"];
  readonly state: "passed" | "failed" | "covered" | "throttled";
  /** Names of the values that were not there. */
  readonly missing: readonly string[];
  /** RFC 3339; only when throttled. */
  readonly retryAt: string | null;
  readonly calls: readonly CallResult[];
}
