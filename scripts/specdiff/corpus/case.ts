/** A pair of documents that differ in one thing, told as edits of the shop. */
import { isObject, keysOf } from "../json.ts";
import { shop } from "./shop.ts";

/** A value to put at a JSON pointer; without a value the place is removed. */
export type Edit = readonly [pointer: string, value?: unknown];

export interface Case {
  readonly name: string;
  /** The rule that must fire. */
  readonly rule: string;
  /** Edits that make the base of the shop, then edits that make the head of the base. */
  readonly before: readonly Edit[];
  readonly after: readonly Edit[];
}

export function documentsOf({ before, after }: Case): {
  readonly base: unknown;
  readonly head: unknown;
} {
  const base = edited(shop, before);
  return { base, head: edited(base, after) };
}

/** A copy of `document` with the edits; throws where an edit leads nowhere. */
export function edited(document: unknown, edits: readonly Edit[]): unknown {
  const copy: unknown = structuredClone(document);
  for (const edit of edits) {
    const [pointer, value] = edit;
    const keys = keysOf(pointer);
    const last = keys.at(-1);
    let holder = copy;
    for (const key of keys.slice(0, -1))
      holder = isObject(holder) || Array.isArray(holder) ? Reflect.get(holder, key) : undefined;
    if (last === undefined || !(isObject(holder) || Array.isArray(holder)))
      throw new Error(`The edit ${pointer} leads nowhere.`);
    if (edit.length === 2) Reflect.set(holder, last, structuredClone(value));
    else if (!Reflect.has(holder, last)) throw new Error(`The edit ${pointer} removes nothing.`);
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else Reflect.deleteProperty(holder, last);
  }
  return copy;
}
