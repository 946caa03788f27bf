import type { Decl, Doc, Json, Name, OperationId, Sensitivity } from "./types-base.ts";
import type { TypeRef } from "./types-shapes.ts";

/** Resources and operations. Import them through `types.ts`. */

/** A group of operations; `path` holds the names from the root down, its own last (equal to `name`). */
export interface Resource extends Decl {
  readonly path: readonly Name[];
  /** Sorted by id. */
  readonly operations: readonly Operation[];
  /** Sorted by name. */
  readonly children: readonly Resource[];
  /** The generated class composes a hand-written module (`x-sdk-mixin`). */
  readonly mixin: boolean;
}

/** One HTTP call. `name` is the method name within its resource, unique there. */
export interface Operation extends Decl {
  readonly id: OperationId;
  readonly method: Method;
  /** The URL path below the server URL: fixed text and placeholders. */
  readonly path: readonly PathPart[];
  /** Required first, then document order. */
  readonly params: readonly Param[];
  readonly body?: Body;
  readonly result: Result;
  /** The documented statuses of success, sorted; any other answer below 300 is unexpected. Empty: none is documented. */
  readonly success: readonly Status[];
  /** Sorted by status. */
  readonly failures: readonly Failure[];
  readonly auth: AuthRequirement;
  /** Permissions that the caller's key needs, sorted; empty for a public operation. */
  readonly scopes: readonly string[];
  readonly rateClass?: string;
  /** Whether a request may be repeated: by its method, with an idempotency key, or only if it never left. */
  readonly replay: "safe" | "with-key" | "unsent-only";
  /** Present: a key is made before attempt 1; `required`: the server insists. */
  readonly idempotency?: { readonly header: string; readonly required: boolean };
  readonly pagination?: Pagination;
  /** Sorted by name; checked against the types. */
  readonly examples: readonly Example[];
}

/** HTTP methods that OpenAPI 3.0 knows. */
export type Method = "GET" | "HEAD" | "OPTIONS" | "PUT" | "DELETE" | "POST" | "PATCH" | "TRACE";

/** A piece of a URL path; `wire` names a path parameter. */
export type PathPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "param"; readonly wire: string };

/** A parameter outside the body (or a header of a response or of a multipart part). */
export interface Param extends Decl {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly ref: TypeRef;
  readonly required: boolean;
  readonly encode: Encoding;
  /** What the server assumes when absent; documented, never sent by clients. */
  readonly default?: Json;
  readonly sensitive: Sensitivity;
}

/** How a parameter's value becomes text: an RFC 6570 style, or a media type. */
export type Encoding =
  | {
      readonly by: "style";
      readonly style: Style;
      readonly explode: boolean;
      readonly allowReserved: boolean;
    }
  | { readonly by: "content"; readonly media: string };

/** Parameter styles of OpenAPI 3.0. */
export type Style =
  "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/** A request body; `contents[0]` is the default, the others are selectable. */
export interface Body {
  readonly required: boolean;
  readonly contents: readonly [Content, ...Content[]];
}

/** One media type and the shape it carries; `parts` only with codecs `form` and `multipart`. */
export interface Content {
  readonly media: string;
  readonly codec: Codec;
  readonly ref: TypeRef;
  readonly parts?: readonly Part[];
}

/** How a body becomes octets. */
export type Codec = "json" | "form" | "multipart" | "text" | "octets" | "xml" | "opaque";

/** One field of a form: `name` is the field's; `file`: a stream; `many`: repeated once per item. */
export interface Part {
  readonly name: Name;
  readonly file: boolean;
  readonly many: boolean;
  /** The part's Content-Type where the document sets one; several are joined by `, `. */
  readonly media?: string;
  readonly headers: readonly Param[];
}

/** What a successful answer carries. */
export type Result =
  | { readonly kind: "nothing" }
  | {
      readonly kind: "value";
      readonly contents: readonly Content[];
      readonly headers: readonly Param[];
    }
  /** `ref` describes one event or line. */
  | {
      readonly kind: "stream";
      readonly framing: "octets" | "sse" | "ndjson";
      readonly ref?: TypeRef;
    }
  | {
      readonly kind: "choice";
      readonly byStatus: readonly { readonly status: Status; readonly result: Result }[];
    };

/** A status code, a class of them, or all that are not listed. */
export type Status = number | "1XX" | "2XX" | "3XX" | "4XX" | "5XX" | "default";

/** A documented failure: its status, body and, where listed, error codes (sorted). */
export interface Failure {
  readonly status: Status;
  readonly ref?: TypeRef;
  readonly codes: readonly string[];
}

/** One entry of the error catalogue. */
export interface ErrorCode {
  readonly code: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly doc?: Doc;
  /** Short names in further languages, by language tag. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Members that the problem carries besides the common ones, with their meaning. */
  readonly members?: Readonly<Record<string, string>>;
  /** Any operation may answer it, so operations do not name it. */
  readonly everywhere: boolean;
}

/** How a list continues: where to send the position, where to find items, the next position and the end. */
export interface Pagination {
  readonly style: "cursor" | "offset" | "page" | "link";
  readonly send: Locator;
  readonly size?: Locator;
  readonly items: Locator;
  readonly next?: Locator;
  readonly more?: Locator;
}

/** A parameter or header name, or a JSON Pointer into the body. */
export interface Locator {
  readonly in: "query" | "header" | "body";
  readonly at: string;
}

/** One documented call; `params` by wire name. */
export interface Example {
  readonly name: string;
  readonly doc?: Doc;
  readonly params: Readonly<Record<string, Json>>;
  readonly body?: { readonly media: string; readonly value: Json };
  readonly answer?: { readonly status: number; readonly value?: Json };
}

/** An OR of ANDs; an empty AND means that anonymous calls are allowed; an empty OR that none is needed. */
export type AuthRequirement = readonly (readonly {
  readonly scheme: string;
  readonly scopes: readonly string[];
}[])[];
