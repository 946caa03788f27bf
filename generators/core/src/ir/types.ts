/**
 * The intermediate representation: everything a target may know about an API, as plain, deeply readonly,
 * JSON-serialisable data without cycles (types refer to each other by id). No code stands here, no casing
 * of any language, and nothing depends on the order of the document but the order of fields and parameters.
 */

import type { Decl, Doc, TypeId } from "./types-base.ts";
import type { ErrorCode, Resource } from "./types-operations.ts";
import type { NamedType, TypeRef } from "./types-shapes.ts";

export type * from "./types-base.ts";
export type * from "./types-operations.ts";
export type * from "./types-shapes.ts";

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
