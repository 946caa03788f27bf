import type { Decl, EnumValue, Field, Limits, TypeId, TypeRef } from "./types.ts";

/**
 * Named types while a build runs. Their references carry keys (places in the document) in the position of ids;
 * `finish.ts` replaces them by final names.
 */
export type Draft = DraftBase & DraftBody;

/** What all drafts share. `nullable`: the schema itself admits null, so every use does. */
export interface DraftBase {
  readonly key: string;
  readonly decl: Decl;
  readonly nullable: boolean;
  /** Whether the document gives it a name of its own. */
  readonly component: boolean;
  readonly title?: string;
}

/** What the four kinds hold. */
export type DraftBody = RecordDraft | EnumDraft | UnionDraft | AliasDraft;

export interface RecordDraft {
  readonly kind: "record";
  readonly fields: readonly FieldDraft[];
  readonly bases: readonly string[];
  readonly extra: "open" | "closed" | TypeRef;
  readonly anyRequired?: readonly (readonly string[])[];
  readonly limits?: Limits;
}

/** A field and the direction it travels in, if only one. */
export interface FieldDraft {
  readonly field: Field;
  readonly access: "both" | "read" | "write";
}

export interface EnumDraft {
  readonly kind: "enum";
  readonly base: "string" | "int64";
  readonly values: readonly EnumValue[];
  readonly open: boolean;
}

export interface UnionDraft {
  readonly kind: "union";
  readonly branches: readonly Branch[];
  /** anyOf: several branches may hold at once. */
  readonly any: boolean;
  readonly discriminator?: { readonly property: string; readonly at: string };
  readonly open: boolean;
}

/** One branch; `tags` as far as the document states them. */
export interface Branch {
  readonly at: string;
  readonly ref: TypeRef;
  readonly tags: readonly string[];
  readonly implicitTag?: string;
  readonly title?: string;
}

export interface AliasDraft {
  readonly kind: "alias";
  readonly target: TypeRef;
}

/** A reference to a draft. */
export function toKey(key: string, nullable = false): TypeRef {
  return { type: { kind: "named", id: key as TypeId, boxed: false }, nullable };
}

/** The reference that stands for what cannot be represented. */
export const UNKNOWN: TypeRef = { type: { kind: "unknown" }, nullable: false };

/** The same reference, admitting null too if told. */
export function orNull(ref: TypeRef, nullable: boolean): TypeRef {
  return nullable && !ref.nullable ? { type: ref.type, nullable: true } : ref;
}
