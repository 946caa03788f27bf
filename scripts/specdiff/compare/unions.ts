/** Compares `oneOf` and `anyOf`: which alternatives went, came, or changed. */
import type { Document } from "../document.ts";
import { canonical, isObject, objectOf } from "../json.ts";
import type { Direction } from "../model.ts";
import { flatten, type Flat, type Parts, type Union } from "./flat.ts";
import { descend, type Pair, tell } from "./schemas.ts";

/**
 * Compares the unions of both sides in their order; a side without one is a union of the schema itself. True where that
 * settles the pair: one side is nothing but a choice that has the other side as an alternative.
 */
export function compareUnions(pair: Pair, baseParts: Parts, headParts: Parts): boolean {
  const { base, head } = pair;
  if (base.unions.length === 0 && head.unions.length === 1 && isBare(head))
    return appeared(pair, baseParts, head.unions[0] as Union);
  if (head.unions.length === 0 && base.unions.length === 1 && isBare(base))
    return vanished(pair, base.unions[0] as Union, headParts);
  const count = Math.max(base.unions.length, head.unions.length);
  for (let index = 0; index < count; index++) {
    const [old, now] = [base.unions[index], head.unions[index]];
    if (old !== undefined && now !== undefined) compareUnion(pair, old, now);
    else if (now !== undefined)
      tell(
        pair,
        `${pair.direction}-union-narrowed`,
        now.pointer,
        "must match one of several alternatives, too",
      );
    else if (old !== undefined)
      tell(
        pair,
        `${pair.direction}-union-widened`,
        old.pointer,
        "need not match one of several alternatives",
      );
  }
  return false;
}

const silent = new Set(["oneOf", "anyOf", "discriminator", "title", "description", "example"]);
const isBare = (flat: Flat): boolean =>
  Object.keys(flat.marks).every((key) => silent.has(key) || key.startsWith("x-"));

function compareUnion(pair: Pair, old: Union, now: Union): void {
  const { direction, findings } = pair;
  const { matched, gone, added } = match(pair, old, now);
  if (old.kind !== now.kind) {
    tell(pair, `${direction}-union-narrowed`, now.pointer, `was ${old.kind}, is ${now.kind}`);
    tell(pair, `${direction}-union-widened`, now.pointer, `was ${old.kind}, is ${now.kind}`);
  }
  for (const [before, after] of matched) descend(pair, before, after);
  for (const branch of gone)
    tell(
      pair,
      `${direction}-union-narrowed`,
      branch[0]?.pointer ?? old.pointer,
      `the alternative ${label(branch)} is gone`,
    );
  for (const branch of added)
    tell(
      pair,
      `${direction}-union-widened`,
      branch[0]?.pointer ?? now.pointer,
      `the alternative ${label(branch)} is new`,
    );
  const names = [old, now].map((union) => union.discriminator["propertyName"]);
  if (names[0] !== undefined && names[0] !== names[1])
    tell(
      pair,
      "discriminator-changed",
      now.pointer,
      `chosen by ${String(names[0])} before, by ${String(names[1])} now`,
    );
  if (now.kind !== "oneOf") return;
  const contents = [contentsOf(findings.base, old), contentsOf(findings.head, now)];
  if (contents[0] === contents[1]) return;
  const [document, union] =
    direction === "request" ? ([findings.head, now] as const) : ([findings.base, old] as const);
  if (!disjoint(document, union.branches, direction))
    tell(pair, `${direction}-union-ambiguous`, now.pointer, "alternatives may overlap");
}

/** A plain schema became a choice. Where the old schema is one of the alternatives, nothing that was valid is lost. */
function appeared(pair: Pair, baseParts: Parts, now: Union): boolean {
  const kept = now.branches.find((branch) => same(pair, baseParts, branch));
  const text = "became a choice of alternatives";
  if (kept === undefined) {
    tell(pair, `${pair.direction}-union-narrowed`, now.pointer, text);
    return false;
  }
  tell(pair, `${pair.direction}-union-widened`, now.pointer, text);
  // Written alike, yet what they refer to may have changed.
  descend(pair, baseParts, kept);
  if (now.kind === "oneOf" && !disjoint(pair.findings.head, now.branches, pair.direction))
    tell(pair, `${pair.direction}-union-ambiguous`, now.pointer, "alternatives may overlap");
  return true;
}

function vanished(pair: Pair, old: Union, headParts: Parts): boolean {
  const kept = old.branches.find((branch) => same(pair, branch, headParts));
  const text = "is no longer a choice of alternatives";
  if (kept === undefined) {
    tell(pair, `${pair.direction}-union-widened`, old.pointer, text);
    return false;
  }
  tell(pair, `${pair.direction}-union-narrowed`, old.pointer, text);
  descend(pair, kept, headParts);
  if (old.kind === "oneOf" && !disjoint(pair.findings.base, old.branches, pair.direction))
    tell(pair, `${pair.direction}-union-ambiguous`, old.pointer, "alternatives may overlap");
  return true;
}

interface Matching {
  readonly matched: readonly (readonly [Parts, Parts])[];
  readonly gone: readonly Parts[];
  readonly added: readonly Parts[];
}

/** By reference, then by content, then by the value that tells an alternative apart, and what is left in order. */
function match(pair: Pair, old: Union, now: Union): Matching {
  const gone = [...old.branches];
  const added = [...now.branches];
  const matched: (readonly [Parts, Parts])[] = [];
  const tests: readonly ((before: Parts, after: Parts) => boolean)[] = [
    (before, after) => refOf(before) !== undefined && refOf(before) === refOf(after),
    (before, after) => same(pair, before, after),
    (before, after) => {
      const tags = [tagOf(pair.findings.base, old, before), tagOf(pair.findings.head, now, after)];
      return tags[0] !== undefined && tags[0] === tags[1];
    },
  ];
  for (const test of tests) {
    for (const before of [...gone]) {
      const after = added.find((each) => test(before, each));
      if (after === undefined) continue;
      matched.push([before, after]);
      gone.splice(gone.indexOf(before), 1);
      added.splice(added.indexOf(after), 1);
    }
  }
  if (gone.length !== added.length) return { matched, gone, added };
  const rest = gone.flatMap((before, index) => {
    const after = added[index];
    return after === undefined ? [] : [[before, after] as const];
  });
  return { matched: [...matched, ...rest], gone: [], added: [] };
}

function refOf(parts: Parts): string | undefined {
  const value = parts.length === 1 ? parts[0]?.value : undefined;
  const ref = isObject(value) ? value["$ref"] : undefined;
  return typeof ref === "string" ? ref : undefined;
}

const label = (parts: Parts): string =>
  refOf(parts)?.split("/").at(-1) ?? parts[0]?.pointer.split("/").at(-1) ?? "";

/** Whether two schemas are written alike, seen through one reference. */
function same(pair: Pair, before: Parts, after: Parts): boolean {
  return textOf(pair.findings.base, before) === textOf(pair.findings.head, after);
}

const textOf = (document: Document, parts: Parts): string =>
  canonical(parts.map(({ value, pointer }) => document.node(value, pointer).value));

/** What the alternatives say, with everything that they refer to written out; a circle ends in its reference. */
const contentsOf = (document: Document, union: Union): string =>
  union.branches
    .map((branch) => canonical(branch.map(({ value }) => writtenOut(document, value, []))))
    .join();

function writtenOut(document: Document, value: unknown, above: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => writtenOut(document, each, above));
  if (!isObject(value)) return value;
  const ref = value["$ref"];
  if (typeof ref === "string") {
    if (above.includes(ref)) return value;
    return writtenOut(document, document.node(value, "").value, [...above, ref]);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, writtenOut(document, each, above)]),
  );
}

/** The one value of the discriminating member that chooses this alternative. */
function tagOf(document: Document, union: Union, branch: Parts): string | undefined {
  const property = union.discriminator["propertyName"];
  if (typeof property !== "string") return undefined;
  const ref = refOf(branch);
  const mapped = Object.entries(objectOf(union.discriminator["mapping"])).find(
    ([, target]) => target === ref,
  );
  if (mapped !== undefined) return canonical(mapped[0]);
  const values = memberValues(
    document,
    flatten(document, branch, "response"),
    property,
    "response",
  );
  return values?.size === 1 ? [...values][0] : undefined;
}

function memberValues(
  document: Document,
  flat: Flat,
  name: string,
  direction: Direction,
): ReadonlySet<string> | undefined {
  const parts = flat.properties.get(name);
  return parts === undefined ? undefined : flatten(document, parts, direction).values;
}

/** Whether no value can match two of the branches: their types differ, or a member that both require does. */
function disjoint(document: Document, branches: readonly Parts[], direction: Direction): boolean {
  const flats = branches.map((branch) => flatten(document, branch, direction));
  return flats.every((left, index) =>
    flats.slice(index + 1).every((right) => {
      if (left.acceptsNull && right.acceptsNull) return false;
      const common = left.types.intersection(right.types);
      if (common.size === 0) return true;
      if (left.values !== undefined && right.values !== undefined)
        return left.values.isDisjointFrom(right.values);
      if (common.size !== 1 || !common.has("object")) return false;
      return [...left.required.intersection(right.required)].some((name) => {
        const ours = memberValues(document, left, name, direction);
        const theirs = memberValues(document, right, name, direction);
        return ours !== undefined && theirs !== undefined && ours.isDisjointFrom(theirs);
      });
    }),
  );
}
