/** What all parts of the representation share: ids, names, prose. Import it through `types.ts`. */

/** Any JSON value. Integers beyond 2^53 arrive as decimal text, see `source/load.ts`. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The id of a named type, unique within an `Api`; the component's own name, or a name derived from its ancestors. */
export type TypeId = string & { readonly __brand: "type" };
/** The id of an operation, unique within an `Api`; the document's operationId where it has one. */
export type OperationId = string & { readonly __brand: "operation" };
/** An open set: core knows no language. */
export type TargetId = string;

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
