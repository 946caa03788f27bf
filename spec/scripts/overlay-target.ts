/** Looks up the targets of our overlays: the part of JSONPath (RFC 9535) that names one node by its members. */
import { isObject, type Json } from "./json.ts";

const step = /\.(?<plain>[A-Za-z_][\w-]*)|\['(?<quoted>[^']*)'\]|\[(?<index>\d+)\]/y;

/** Members and indexes that `target` names, or undefined when it uses more of JSONPath than one plain path. */
export function parseTarget(target: string): (string | number)[] | undefined {
  if (!target.startsWith("$")) return undefined;
  const path: (string | number)[] = [];
  step.lastIndex = 1;
  while (step.lastIndex < target.length) {
    const groups = step.exec(target)?.groups;
    if (groups === undefined) return undefined;
    path.push(
      groups["index"] === undefined
        ? (groups["plain"] ?? groups["quoted"] ?? "")
        : Number(groups["index"]),
    );
  }
  return path;
}

/** The node at `path`, or undefined when there is none. */
export function nodeAt(document: Json, path: readonly (string | number)[]): Json | undefined {
  let node: Json | undefined = document;
  for (const part of path) {
    if (typeof part === "number")
      node = Array.isArray(node) ? (node as readonly Json[])[part] : undefined;
    else node = isObject(node) && Object.hasOwn(node, part) ? node[part] : undefined;
    if (node === undefined) return undefined;
  }
  return node;
}
