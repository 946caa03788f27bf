/**
 * The intermediate representation: everything a target may know about an API, as plain, deeply readonly,
 * JSON-serialisable data without cycles (types refer to each other by id). No code stands here, no casing
 * of any language, and nothing depends on the order of the document but the order of fields and parameters.
 */

/** Any JSON value. Integers beyond 2^53 arrive as decimal text, see `source/load.ts`. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The id of a named type, unique within an `Api`; the component's own name, or a name derived from its ancestors. */
export type TypeId = string & { readonly __brand: "type" };
/** The id of an operation, unique within an `Api`; the document's operationId where it has one. */
export type OperationId = string & { readonly __brand: "operation" };
/** An open set: core knows no language. */
export type TargetId = string;

/** Everything a target may know about an API. */
export interface Api {
  readonly title: string;
  /** `info.version`, as written. */
  readonly version: string;
  readonly doc?: Doc;
  /** Absolute URLs only; empty when the document names none, then the base URL is a required option of a client. */
  readonly servers: readonly Server[];
  /** Sorted by wire name. */
  readonly auth: readonly AuthScheme[];
  /** Sorted by id; look-up by `indexTypes(api)`. Only types that a kept operation or event reaches. */
  readonly types: readonly NamedType[];
  /** A tree, sorted by path; operations hang on it. */
  readonly resources: readonly Resource[];
  /** What the API sends. */
  readonly webhooks?: Webhooks;
  /** The problem body that most failures share. */
  readonly errorType?: TypeId;
  /** The catalogue of error codes, sorted by code. */
  readonly errorCodes: readonly ErrorCode[];
  /** Where metadata travels. */
  readonly headers: MetaHeaders;
}

/** A name: the wire spelling once, its words in lower case (symbols spelled out), and pinned spellings per target. */
export interface Name {
  readonly wire: string;
  readonly words: readonly string[];
  /** Key `default` serves every target that has no entry of its own. */
  readonly override?: Readonly<Record<TargetId, string>>;
}

/** A JSON Pointer (RFC 6901) into the bundle; `locate(document, pointer)` gives file, line and column. */
export interface Origin {
  readonly pointer: string;
}

/** What everything with a name shares. */
export interface Decl {
  readonly name: Name;
  readonly doc?: Doc;
  readonly deprecated?: Deprecation;
  /** Targets that must not show it; `*` stands for all. */
  readonly hiddenFrom?: readonly TargetId[];
  readonly origin: Origin;
}

/** Prose in CommonMark: one line, then the rest. Raw document text: targets escape it for their comments. */
export interface Doc {
  readonly summary: string;
  readonly body?: string;
  /** URL of external documentation. */
  readonly link?: string;
}

/** Why and since when something should not be used; dates are `YYYY-MM-DD`. */
export interface Deprecation {
  readonly since?: string;
  readonly sunset?: string;
  readonly removedIn?: string;
  readonly replacement?: string;
  readonly message?: string;
}

/** How much of a value may be printed: everything is secret (`all`), or all but the last four characters. */
export type Sensitivity = "no" | "all" | "last4";

/** A use of a type. Nullable is independent of being required: four states of presence. */
export interface TypeRef {
  readonly type: Type;
  readonly nullable: boolean;
}

/** The shape of a value. */
export type Type =
  | {
      readonly kind: "scalar";
      readonly scalar: Scalar;
      /** A number that travels as JSON text. */
      readonly asString: boolean;
      /** An unknown `format`, kept for documentation. */
      readonly semantic?: string;
      readonly limits?: Limits;
    }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | {
      readonly kind: "list";
      readonly item: TypeRef;
      readonly unique: boolean;
      readonly limits?: Limits;
    }
  | { readonly kind: "map"; readonly value: TypeRef; readonly limits?: Limits }
  | {
      readonly kind: "named";
      readonly id: TypeId;
      /** Breaks a recursive value cycle: languages with value types use a pointer here. */
      readonly boxed: boolean;
    }
  | { readonly kind: "unknown" };

/** `integer` is an integer without format; `bytes` is base64 text; `binary` is raw octets. */
export type Scalar =
  | "string"
  | "boolean"
  | "int32"
  | "int64"
  | "integer"
  | "float"
  | "double"
  | "decimal"
  | "date"
  | "date-time"
  | "time"
  | "duration"
  | "uuid"
  | "uri"
  | "bytes"
  | "binary";

/** Constraints of JSON Schema; numeric bounds as decimal text, because 9223372036854775807 is no JS number. */
export interface Limits {
  readonly minimum?: string;
  readonly maximum?: string;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
  readonly multipleOf?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** An ECMA-262 regular expression, unanchored. */
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The four kinds of named types. */
export type NamedType = RecordType | EnumType | UnionType | AliasType;

/** An object with known fields. */
export interface RecordType extends Decl {
  readonly kind: "record";
  readonly id: TypeId;
  /** Complete: allOf already merged; document order; wire names unique. */
  readonly fields: readonly Field[];
  /** Informative only; never needed to find a field. */
  readonly bases: readonly TypeId[];
  /** additionalProperties: unknown members allowed, refused, or of one type. */
  readonly extra: "open" | "closed" | TypeRef;
  /** In which direction values travel, seen from the client. */
  readonly use: "request" | "response" | "both";
}

/** A property of a record. */
export interface Field extends Decl {
  readonly ref: TypeRef;
  readonly required: boolean;
  /** What the server assumes when absent; documented, never sent by clients. */
  readonly default?: Json;
  readonly sensitive: Sensitivity;
}

/** Named values of one base type. Always two or more values; one value is a literal. */
export interface EnumType extends Decl {
  readonly kind: "enum";
  readonly id: TypeId;
  readonly base: "string" | "int64";
  /** All different, document order. */
  readonly values: readonly EnumValue[];
  /** A client must carry unknown values through a round trip. */
  readonly open: boolean;
}

/** One value of an enum; an int64 beyond 2^53 is kept as decimal text. */
export interface EnumValue extends Decl {
  readonly value: string | number;
}

/** One of several shapes, with the way to tell which one computed once. */
export interface UnionType extends Decl {
  readonly kind: "union";
  readonly id: TypeId;
  /** Two or more, document order; none is an anonymous union. */
  readonly variants: readonly Variant[];
  readonly select: Select;
  /** Fields that every variant (all of them records) has with the same shape. */
  readonly shared: readonly Field[];
  /** A client must keep a value of an unknown variant. */
  readonly open: boolean;
}

/** One branch of a union; `tags` are the discriminator values that select it (empty unless selected by tag). */
export interface Variant {
  readonly name: Name;
  readonly ref: TypeRef;
  readonly tags: readonly string[];
}

/** How a decoder tells the variants of a union apart; numbers are indexes into `variants`. */
export type Select =
  /** A discriminator, or an inferred constant. `fallback`: the variant for values that no tag names. */
  | { readonly by: "tag"; readonly property: string; readonly fallback?: number }
  /** One JSON type per variant, in the order of the variants. */
  | { readonly by: "json-type"; readonly types: readonly JsonType[] }
  /** One deciding key per variant, in the order of the variants; `''` (at most once) takes what no other key decides. */
  | { readonly by: "keys"; readonly keys: readonly string[] }
  /** Last resort, always diagnosed: try in this order. */
  | { readonly by: "trial"; readonly order: readonly number[] };

/** `number` here includes integers unless another variant is `integer`. */
export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** A named use of another shape, for instance a list that the document gives a name. */
export interface AliasType extends Decl {
  readonly kind: "alias";
  readonly id: TypeId;
  readonly target: TypeRef;
}

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

/** A base URL with `{variables}`. */
export interface Server {
  readonly url: string;
  readonly doc?: Doc;
  readonly variables: readonly {
    readonly name: string;
    readonly default: string;
    readonly values: readonly string[];
  }[];
}

/** A way to authenticate. `retired`: key forms refused before any request; `env`: where a client looks for the secret. */
export type AuthScheme = Decl & {
  readonly env?: string;
  readonly retired: readonly {
    readonly pattern: string;
    readonly since: string;
    readonly use: string;
  }[];
} & (
    | { readonly kind: "api-key"; readonly in: "header" | "query" | "cookie"; readonly key: string }
    | { readonly kind: "basic" | "bearer" | "other" }
    | { readonly kind: "oauth2"; readonly flows: readonly OAuthFlow[] }
  );

/** One OAuth 2 flow; scopes sorted. */
export interface OAuthFlow {
  readonly flow: "clientCredentials" | "authorizationCode" | "password" | "implicit";
  readonly tokenUrl?: string;
  readonly authorizationUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly string[];
}

/** An OR of ANDs; an empty AND means that anonymous calls are allowed; an empty OR that none is needed. */
export type AuthRequirement = readonly (readonly {
  readonly scheme: string;
  readonly scopes: readonly string[];
}[])[];

/** What the API sends: `type` and `data` are JSON Pointers into an event's body. */
export interface Webhooks {
  readonly signature: "standard-webhooks" | "none";
  readonly envelope?: TypeId;
  readonly type: string;
  readonly data: string;
  /** Whether events still arrive in an older form without envelope. */
  readonly flat: "no" | "deprecated";
  /** Sorted by type. */
  readonly events: readonly Event[];
}

/** An event; `type` is its name on the wire, `ref` the whole body. */
export interface Event extends Decl {
  readonly type: string;
  readonly ref: TypeRef;
}

/** Header names that carry metadata of a call. */
export interface MetaHeaders {
  readonly requestId?: string;
  readonly replayed?: string;
  readonly apiVersion?: { readonly header: string; readonly value: string };
  readonly rateLimit?: {
    readonly limit: string;
    readonly remaining: string;
    readonly reset: string;
    readonly resetAs: "epoch-seconds" | "delta-seconds";
  };
}
