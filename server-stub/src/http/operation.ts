/** What the HTTP layer knows of an operation; `generated/operations/` holds one of these for each. */
export interface OperationFacts {
  readonly id: string;
  readonly summary: string;
  readonly method: "GET" | "HEAD" | "OPTIONS" | "PUT" | "DELETE" | "POST" | "PATCH" | "TRACE";
  /** With `{placeholders}`. */
  readonly path: string;
  /** Security schemes: any one of the lists will do, all of a list are needed. Empty: public. */
  readonly auth: readonly (readonly string[])[];
  readonly scopes: readonly string[];
  /** Key of the rate table; null where the document names none. */
  readonly rateClass: string | null;
  readonly idempotency: "required" | "accepted" | "none";
  /** Documented statuses of success. */
  readonly success: readonly number[];
  /** Codes of the catalogue that the operation names. */
  readonly codes: readonly string[];
  readonly body: { readonly required: boolean; readonly media: readonly string[] } | null;
  /** Media types of answers. */
  readonly answers: readonly string[];
  /** Query parameters that travel as one comma-separated text. */
  readonly lists: readonly string[];
  /** Dates are YYYY-MM-DD. */
  readonly deprecated: {
    readonly since: string | null;
    readonly sunset: string | null;
    readonly removedIn: string | null;
    readonly replacement: string | null;
  } | null;
  readonly renamed: readonly RenamedField[];
}

/** A member that may still come under its old name. `at` is a JSON Pointer into the body; `*` stands for each item of a list. */
export interface RenamedField {
  readonly at: string;
  readonly from: string;
  readonly to: string;
  /** One of the two must be given, nothing else will do. */
  readonly required: boolean;
  /** Since when the old name is deprecated, and until when it works; YYYY-MM-DD. */
  readonly since: string | null;
  readonly sunset: string | null;
}
