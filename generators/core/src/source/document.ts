import type { Value, ValueObject } from "./plain.ts";

/** A loaded OpenAPI document with the local files it refers to. Immutable; overlays make a new one. */
export interface Document {
  /** The entry document. */
  readonly root: ValueObject;
  /** The name of the entry as given, for messages; `<text>` when it came without one. */
  readonly file: string;
  /** The hand-written entry behind a bundle, if told; `locate` then points into it and the files it refers to. */
  readonly source?: string;
  /** Other files by their name as it appears in places (see `pointer.ts`). */
  readonly others: ReadonlyMap<string, OtherFile>;
  /** What overlays did, in order. */
  readonly applied: readonly AppliedAction[];
  /** The texts of all files, by name (empty for the entry), for `locate`. */
  readonly texts: ReadonlyMap<string, string>;
  readonly allowRemote: boolean;
}

/** A file reached by a reference, or why it could not be had. */
export type OtherFile =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

/** One overlay action that was carried out, and the places it changed. */
export interface AppliedAction {
  readonly overlay: string;
  readonly index: number;
  readonly target: string;
  readonly kind: "update" | "remove";
  readonly pointers: readonly string[];
}
