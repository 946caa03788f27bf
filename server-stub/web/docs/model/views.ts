import type { Node } from "../../playground/export/document.ts";

/** What the reference shows, without a word of HTML. Texts are in the page's language. */
export interface Deprecation {
  readonly since: string;
  readonly removedIn: string;
  /** YYYY-MM-DD; not before this day. */
  readonly sunset: string;
  /** Name of the member or id of the operation that takes its place; empty when nothing does. */
  readonly replacement: string;
  readonly message: string;
}

export interface FieldView {
  /** Unique on its page. */
  readonly anchor: string;
  readonly name: string;
  /** As people say it: "string", "list of Payment", "integer (int64)". */
  readonly type: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly description: string;
  readonly deprecated: Deprecation | null;
  /** The member whose old name this is, when that stands beside it. */
  readonly legacyOf: string | null;
  readonly sensitive: boolean;
  /** Each as label and value: "minimum 1". */
  readonly limits: readonly (readonly [label: string, value: string])[];
  readonly values: readonly { readonly value: string; readonly description: string }[];
  readonly children: readonly FieldView[];
  readonly variants: readonly { readonly label: string; readonly fields: readonly FieldView[] }[];
  readonly example: string;
}

export interface AnswerView {
  readonly status: string;
  readonly description: string;
  readonly media: string;
  readonly type: string;
  readonly headers: readonly string[];
  readonly fields: readonly FieldView[];
  readonly example: unknown;
}

export interface ErrorView {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly doc: string;
  readonly retryable: boolean;
}

export interface OperationView {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: Deprecation | null;
  readonly scopes: readonly string[];
  readonly rateClass: string;
  readonly idempotency: "required" | "accepted" | "none";
  /** Alternatives of security schemes; empty: public. */
  readonly security: readonly (readonly string[])[];
  readonly parameters: Readonly<Record<"path" | "query" | "header", readonly FieldView[]>>;
  readonly body: {
    readonly media: string;
    readonly required: boolean;
    readonly type: string;
    readonly description: string;
    readonly fields: readonly FieldView[];
    readonly examples: Readonly<Record<string, unknown>>;
  } | null;
  readonly answers: readonly AnswerView[];
  readonly errors: readonly ErrorView[];
  readonly events: readonly { readonly type: string; readonly summary: string }[];
}

export interface TagView {
  readonly name: string;
  /** As in the document; part of addresses. */
  readonly slug: string;
  readonly description: string;
  readonly operations: readonly OperationView[];
}

/** The reference of one release in one language. */
export interface Reference {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly tags: readonly TagView[];
  readonly operations: ReadonlyMap<string, OperationView>;
  /** Errors that every operation may answer. */
  readonly everywhere: readonly ErrorView[];
  readonly document: Node;
}
