import { entries, isObject, own, ownObject, ownText, type Value } from "../source/plain.ts";
import { nameOf, wordsOf } from "./words.ts";
import type { Decl, Deprecation, Doc, Name, Sensitivity, TargetId } from "./types.ts";

/** The prose of a node: `summary`, else the first line of `description`; undefined when it has none. */
export function docOf(node: Value | undefined): Doc | undefined {
  const summary = ownText(node, "summary")?.trim();
  const description = (ownText(node, "description") ?? ownText(node, "x-description"))
    ?.replace(/\r\n?/g, "\n")
    .trim();
  const link = ownText(ownObject(node, "externalDocs"), "url");
  const withLink = link === undefined ? {} : { link };
  if (summary !== undefined && summary !== "") {
    const line = summary.replace(/\s+/g, " ");
    return description === undefined || description === "" || description === summary
      ? { summary: line, ...withLink }
      : { summary: line, body: description, ...withLink };
  }
  if (description === undefined || description === "")
    return link === undefined ? undefined : { summary: "", link };
  const end = description.search(/\n|(?<=[.!?])\s/);
  if (end < 0) return { summary: description, ...withLink };
  const body = description.slice(end).trim();
  return body === ""
    ? { summary: description.slice(0, end), ...withLink }
    : { summary: description.slice(0, end).trim(), body, ...withLink };
}

/** `deprecated: true` with the facts of `x-sdk-deprecated` (also `x-deprecated`, a message). */
export function deprecationOf(node: Value | undefined): Deprecation | undefined {
  const facts = ownObject(node, "x-sdk-deprecated");
  if (own(node, "deprecated") !== true && facts === undefined) return undefined;
  const pick = (key: keyof Deprecation): Partial<Deprecation> => {
    const text = ownText(facts, key);
    return text === undefined ? {} : { [key]: text };
  };
  return {
    ...pick("since"),
    ...pick("sunset"),
    ...pick("removedIn"),
    ...pick("replacement"),
    ...pick("message"),
  };
}

/** The targets that must not show a node; `'all'` for every one. */
export function hiddenOf(node: Value | undefined): "all" | readonly TargetId[] {
  const mark = own(node, "x-sdk-hidden");
  if (mark === true) return "all";
  if (typeof mark === "string") return [mark];
  return Array.isArray(mark)
    ? mark.filter((target): target is string => typeof target === "string").sort()
    : [];
}

/** `x-sdk-name`: one spelling for all targets, or one per target (`default` for the others). */
export function overrideOf(node: Value | undefined): {
  readonly words?: readonly string[];
  readonly override?: Name["override"];
} {
  const mark = own(node, "x-sdk-name");
  if (typeof mark === "string" && mark !== "") return { words: wordsOf(mark) };
  if (!isObject(mark)) return {};
  const pinned: Record<TargetId, string> = {};
  for (const [target, spelling] of entries(mark))
    if (typeof spelling === "string" && spelling !== "") pinned[target] = spelling;
  const { default: common, ...override } = pinned;
  return {
    ...(common === undefined ? {} : { words: wordsOf(common) }),
    ...(Object.keys(override).length === 0 ? {} : { override }),
  };
}

/** What every declaration shares, read from the node that declares it. */
export function declOf(
  at: string,
  wire: string,
  node: Value | undefined,
  words?: readonly string[],
): Decl {
  const named = overrideOf(node);
  const doc = docOf(node);
  const deprecated = deprecationOf(node);
  const hidden = hiddenOf(node);
  return {
    name: nameOf(wire, named.words ?? words ?? wordsOf(wire), named.override),
    ...(doc === undefined ? {} : { doc }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(hidden === "all" || hidden.length === 0 ? {} : { hiddenFrom: hidden }),
    origin: { pointer: at },
  };
}

/** `x-sensitive`, else what `format: password` says. */
export function sensitivityOf(...nodes: readonly (Value | undefined)[]): Sensitivity {
  for (const node of nodes) {
    const mark = own(node, "x-sensitive");
    if (mark === "last4") return "last4";
    if (mark === true || mark === "true" || mark === "all") return "all";
    if (mark === false || mark === "false") return "no";
  }
  return nodes.some((node) => own(node, "format") === "password") ? "all" : "no";
}
