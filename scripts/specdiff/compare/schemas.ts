/** Compares two schemas in the direction in which their values travel. */
import { canonical, isObject, objectOf, step } from "../json.ts";
import type { Direction, Finding } from "../model.ts";
import type { Findings, Page } from "./findings.ts";
import { type Flat, flatten, type Parts } from "./flat.ts";
import { compareUnions } from "./unions.ts";
import { shiftsOf } from "./values.ts";

/** What comparing one pair of schemas needs. */
export interface Pair {
  readonly findings: Findings;
  readonly direction: Direction;
  readonly page: Page;
  readonly base: Flat;
  readonly head: Flat;
}

/** Compares the schemas, once per pair of places, and returns the key of the page with the outcome. */
export function compareSchemas(
  findings: Findings,
  base: Parts,
  head: Parts,
  direction: Direction,
): string {
  const places = [findings.base, findings.head].map((document, side) =>
    (side === 0 ? base : head)
      .map(({ value, pointer }) => document.node(value, pointer).pointer)
      .join("&"),
  );
  const key = [direction, ...places].join(" ");
  if (findings.pages.has(key)) return key;
  const page: Page = { findings: [], below: new Set() };
  findings.pages.set(key, page);
  const pair: Pair = {
    findings,
    direction,
    page,
    base: flatten(findings.base, base, direction),
    head: flatten(findings.head, head, direction),
  };
  compareNames(pair, base, head);
  compareMarks(pair);
  if (!compareUnions(pair, base, head) && compareValues(pair)) {
    compareMembers(pair);
    compareExtra(pair);
    compareItems(pair);
  }
  return key;
}

/** Compares the schemas below `pair` and notes that it shows them. */
export function descend(pair: Pair, base: Parts, head: Parts): string {
  const key = compareSchemas(pair.findings, base, head, pair.direction);
  pair.page.below.add(key);
  return key;
}

export function tell(
  pair: Pair,
  rule: string,
  pointer: string,
  text: string,
  rest: Partial<Finding> = {},
): void {
  pair.page.findings.push({ rule, pointer, text, ...rest });
}

/** False where the types have nothing in common, so that looking deeper would only make noise. */
function compareValues(pair: Pair): boolean {
  const { base, head, direction } = pair;
  for (const { keyword, narrowed, widened, before, after } of shiftsOf(base, head)) {
    const text = `${keyword}: was ${show(before)}, is ${show(after)}`;
    const both = { before, after };
    const open = keyword === "enum" && head.values !== undefined && base.open && head.open;
    if (narrowed) tell(pair, `${direction}-${keyword}-narrowed`, head.pointer, text, both);
    if (widened && direction === "response" && open)
      tell(pair, "response-open-enum-value-added", head.pointer, text, both);
    else if (widened) tell(pair, `${direction}-${keyword}-widened`, head.pointer, text, both);
  }
  const notes = (flat: Flat): string => canonical([...flat.prohibitions].sort());
  if (notes(base) !== notes(head))
    tell(pair, `${direction}-not-changed`, head.pointer, "not: the prohibition changed");
  return !base.types.isDisjointFrom(head.types);
}

const show = (value: unknown): string => {
  const text = value === undefined ? "without limit" : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 157)}...` : text;
};

function compareMembers(pair: Pair): void {
  const { base, head, direction } = pair;
  if (!base.types.has("object") || !head.types.has("object")) return;
  for (const [name, parts] of base.properties) {
    const now = head.properties.get(name);
    if (now !== undefined) {
      descend(pair, parts, now);
      continue;
    }
    const pointer = parts[0]?.pointer ?? base.pointer;
    tell(pair, `${direction}-property-removed`, pointer, `${name} is gone`);
    if (typeof head.extra !== "boolean") descend(pair, parts, head.extra);
  }
  for (const [name, parts] of head.properties) {
    if (base.properties.has(name)) continue;
    const pointer = parts[0]?.pointer ?? head.pointer;
    if (typeof base.extra !== "boolean") descend(pair, base.extra, parts);
    if (direction === "request" && head.required.has(name))
      tell(pair, "request-required-property-added", pointer, `${name} is new and required`);
    else if (direction === "request")
      tell(pair, "request-optional-property-added", pointer, `${name} is new`);
    else {
      const rule =
        base.extra === false ? "response-property-added-to-closed" : "response-property-added";
      tell(pair, rule, pointer, `${name} is new`);
    }
  }
  compareRequired(pair);
}

function compareRequired(pair: Pair): void {
  const { base, head, direction } = pair;
  const known = (flat: Flat, name: string): boolean => flat.properties.has(name);
  for (const name of head.required.difference(base.required)) {
    if (known(head, name) && !known(base, name)) continue;
    const pointer = head.properties.get(name)?.[0]?.pointer ?? head.pointer;
    tell(pair, `${direction}-property-became-required`, pointer, `${name} became required`);
  }
  for (const name of base.required.difference(head.required)) {
    if (known(base, name) && !known(head, name)) continue;
    const pointer = head.properties.get(name)?.[0]?.pointer ?? head.pointer;
    tell(pair, `${direction}-property-became-optional`, pointer, `${name} is no longer required`);
  }
}

function compareExtra(pair: Pair): void {
  const { base, head, direction } = pair;
  if (!base.types.has("object") || !head.types.has("object")) return;
  const [before, after] = [base.extra, head.extra];
  if (typeof before !== "boolean" && typeof after !== "boolean") descend(pair, before, after);
  if (typeof before === typeof after && before === after) return;
  const rank = (extra: boolean | Parts): number => (extra === false ? 0 : extra === true ? 2 : 1);
  if (rank(before) === rank(after)) return;
  const narrowed = rank(after) < rank(before);
  const rule = narrowed
    ? `${direction}-additional-properties-narrowed`
    : direction === "response" && before === false
      ? "response-additional-properties-opened"
      : `${direction}-additional-properties-widened`;
  const words = ["forbidden", "of one schema", "anything"];
  const text = `unnamed members: were ${words[rank(before)] ?? ""}, are ${words[rank(after)] ?? ""}`;
  tell(pair, rule, head.pointer, text);
}

function compareItems(pair: Pair): void {
  const { base, head } = pair;
  if (base.items === undefined && head.items === undefined) return;
  if (!base.types.has("array") || !head.types.has("array")) return;
  const anything = (pointer: string): Parts => [{ value: {}, pointer: step(pointer, "items") }];
  descend(pair, base.items ?? anything(base.pointer), head.items ?? anything(head.pointer));
}

function compareMarks(pair: Pair): void {
  const { base, head } = pair;
  const [old, now] = [base.marks, head.marks];
  const note = (rule: string, text: string): void => tell(pair, rule, head.pointer, text);
  if (canonical(old["default"]) !== canonical(now["default"])) {
    const text = `default: was ${show(old["default"] ?? "none")}, is ${show(now["default"] ?? "none")}`;
    tell(pair, "default-changed", head.pointer, text, {
      before: old["default"],
      after: now["default"],
    });
  }
  if (base.open && !head.open && head.values !== undefined)
    note("enum-closed", "the list of values is closed now");
  if (!base.open && head.open) note("enum-opened", "the list of values is open now");
  const secrecy = (value: unknown): number => (value === true ? 2 : value === "last4" ? 1 : 0);
  const [was, is] = [secrecy(old["x-sensitive"]), secrecy(now["x-sensitive"])];
  if (is < was) note("sensitivity-lowered", "shown more openly than before");
  if (is > was) note("sensitivity-raised", "hidden more than before");
  if (old["deprecated"] !== true && now["deprecated"] === true)
    note("schema-deprecated", "deprecated");
  if (old["deprecated"] === true && now["deprecated"] !== true)
    note("schema-deprecation-withdrawn", "no longer deprecated");
  for (const word of ["title", "description"] as const)
    if (old[word] !== now[word]) note("documentation-changed", `${word} changed`);
  if (canonical(old["example"]) !== canonical(now["example"]))
    note("examples-changed", "the example changed");
}

/** Another name counts only where the old one is gone: otherwise another type is used, and its contents tell. */
function compareNames(pair: Pair, base: Parts, head: Parts): void {
  const name = (parts: Parts): string | undefined => {
    const value = parts.length === 1 ? parts[0]?.value : undefined;
    const ref = isObject(value) ? value["$ref"] : undefined;
    return typeof ref === "string" ? /^#\/components\/schemas\/([^/]+)$/.exec(ref)?.[1] : undefined;
  };
  const [old, now] = [name(base), name(head)];
  if (old === undefined || now === undefined || old === now) return;
  const schemas = objectOf(objectOf(pair.findings.head.root["components"])["schemas"]);
  if (!Object.hasOwn(schemas, old))
    tell(pair, "schema-renamed", pair.head.pointer, `was called ${old}, is called ${now}`);
}
