/** A second opinion by api-smart-diff: what it calls breaking must be a rule of ours, or a recorded disagreement. */
import { apiDiff } from "api-smart-diff";
import { diff } from "../diff.ts";
import { Document } from "../document.ts";
import { isObject, step } from "../json.ts";
import type { Change, Rule } from "../model.ts";
import { recorded, type Recorded } from "./recorded.ts";

/** A place where it says breaking and we say nothing of the kind. */
export interface Disagreement {
  readonly pointer: string;
  readonly action: string;
  /** What we say there, if anything. */
  readonly ours: readonly string[];
}

export interface Comparison {
  /** How many places it calls breaking. */
  readonly breaking: number;
  readonly unrecorded: readonly Disagreement[];
  /** Recorded disagreements that were met. */
  readonly met: ReadonlySet<Recorded>;
}

/** Compares two bundled documents with both engines; `rules` as for `diff`. Takes seconds for large ones. */
export function hearSecondVoice(
  base: Document,
  head: Document,
  rules?: readonly Rule[],
): Comparison {
  const { changes } = diff(base, head, rules === undefined ? {} : { rules });
  const theirs = apiDiff(base.root, head.root).filter(({ type }) => type === "breaking");
  const met = new Set<Recorded>();
  const unrecorded: Disagreement[] = [];
  for (const { action, path } of theirs) {
    const pointer = placeOf(action === "remove" ? base : head, path);
    const near = changes.filter((change) => related(change, pointer));
    if (near.some(({ severity }) => severity === "breaking")) continue;
    const known = recorded.filter(
      ({ rules, places }) =>
        near.some(({ rule }) => rules?.test(rule)) ||
        (near.length === 0 && places?.test(pointer) === true),
    );
    for (const each of known) met.add(each);
    if (known.length === 0)
      unrecorded.push({ pointer, action, ours: near.map(({ rule }) => rule) });
  }
  return { breaking: theirs.length, unrecorded, met };
}

/** Where a path that leads through references really ends. */
function placeOf(document: Document, path: readonly (string | number)[]): string {
  let value: unknown = document.root;
  let pointer = "";
  for (const key of path) {
    const node = document.node(value, pointer);
    const holder: unknown = Array.isArray(value) ? value : node.value;
    if (!Array.isArray(value)) pointer = node.pointer;
    pointer = step(pointer, key);
    value = isObject(holder) || Array.isArray(holder) ? Reflect.get(holder, key) : undefined;
  }
  return pointer;
}

/** Whether one of the two places is inside the other, or both are keywords of one schema. */
function related({ pointer: ours }: Change, theirs: string): boolean {
  const around = theirs.replace(/(?:\/(?:required|enum|oneOf|anyOf|allOf)\/\d+|\/[^/]+)$/, "");
  return within(ours, around) || within(theirs, ours);
}

const within = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}/`);
