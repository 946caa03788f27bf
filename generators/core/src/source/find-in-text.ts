import yaml from "js-yaml";
import { indexJson } from "./index-json.ts";
import { parseText, printable, yamlOptions } from "./parse.ts";
import { isList, isObject, type Value } from "./plain.ts";

/** A position in a text; both count from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** A collection with the offsets of its members (of the key, where there is one). */
export interface IndexNode {
  readonly members: Map<string, { readonly offset: number; readonly node: IndexNode | undefined }>;
}

const INDEX = new Map<string, IndexNode | undefined>();
const VALUES = new Map<string, Value | undefined>();

/** The position of the deepest part of a path that the text has; undefined for a text that cannot be read again. */
export function findInText(text: string, segments: readonly string[]): Spot | undefined {
  const tree = cached(INDEX, text, () => indexText(text));
  if (tree === undefined) return undefined;
  let node: IndexNode | undefined = tree;
  let offset = 0;
  for (const segment of segments) {
    const member: { readonly offset: number; readonly node: IndexNode | undefined } | undefined =
      node?.members.get(segment);
    if (member === undefined) break;
    ({ offset, node } = member);
  }
  return spotAt(text, offset + (text.startsWith("\uFEFF") ? 1 : 0));
}

const LINES = new Map<string, readonly number[]>();

function spotAt(text: string, offset: number): Spot {
  const starts = cached(LINES, text, () => [
    0,
    ...[...text.matchAll(/\n/g)].map((end) => end.index + 1),
  ]);
  let low = 0;
  for (let high = starts.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** The parsed value of a text; undefined when it is broken. */
export function parsedText(text: string, file: string): Value | undefined {
  return cached(VALUES, text, () => {
    try {
      return parseText({ text, file }, { add: () => undefined });
    } catch {
      return undefined;
    }
  });
}

/** Diagnostics come in bursts for few files; more than these few need not be remembered. */
function cached<T>(cache: Map<string, T>, text: string, make: () => T): T {
  const known = cache.get(text);
  if (known !== undefined || cache.has(text)) return known as T;
  if (cache.size > 400) cache.clear();
  const made = make();
  cache.set(text, made);
  return made;
}

interface Open {
  readonly offset: number;
  readonly children: Closed[];
}
interface Closed {
  readonly offset: number;
  readonly value: unknown;
  readonly isKey: boolean;
  readonly node: IndexNode | undefined;
}

function indexText(text: string): IndexNode | undefined {
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  return (/^\s*[{[]/.test(plain) ? indexJson(plain) : undefined) ?? indexYaml(printable(plain));
}

/** Parses once more, listening to where nodes begin and end. */
function indexYaml(text: string): IndexNode | undefined {
  const open: Open[] = [{ offset: 0, children: [] }];
  try {
    yaml.load(text, {
      ...yamlOptions,
      json: true,
      listener(event, state) {
        if (event === "open") {
          open.push({ offset: skipBlank(state.input, state.position), children: [] });
          return;
        }
        const done = open.pop();
        if (done === undefined) return;
        const node = isObject(state.result)
          ? mapping(done.children)
          : isList(state.result)
            ? sequence(done.children)
            : undefined;
        open.at(-1)?.children.push({
          offset: done.offset,
          value: state.result,
          isKey: isKey(state.input, state.position),
          node,
        });
      },
    });
  } catch {
    return undefined;
  }
  return open[0]?.children.at(-1)?.node;
}

function skipBlank(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? "x")) at += 1;
  return at;
}

/** A key is followed by a colon, a value never is. */
function isKey(text: string, from: number): boolean {
  let at = from;
  while (text[at] === " " || text[at] === "\t") at += 1;
  return text[at] === ":";
}

function mapping(children: readonly Closed[]): IndexNode {
  const members = new Map<string, { offset: number; node: IndexNode | undefined }>();
  children.forEach((child, position) => {
    if (!child.isKey) return;
    const value = children[position + 1];
    members.set(String(child.value), {
      offset: child.offset,
      node: value?.isKey === false ? value.node : undefined,
    });
  });
  return { members };
}

function sequence(children: readonly Closed[]): IndexNode {
  return {
    members: new Map(
      children.map((child, position) => [
        String(position),
        { offset: child.offset, node: child.node },
      ]),
    ),
  };
}
