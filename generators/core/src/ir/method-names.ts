import { own, ownText, type ValueObject } from "../source/plain.ts";
import { foreignNames, pathText } from "./dialects.ts";
import { overrideOf } from "./decl.ts";
import type { Name, PathPart } from "./types.ts";
import { nameOf, singular, wordsOf } from "./words.ts";

/** The names of the resource an operation belongs to, from the root down. */
export function groupOf(operation: ValueObject, path: readonly PathPart[]): readonly Name[] {
  const stated = pathText(own(operation, "x-sdk-group")) ?? foreignNames(operation).group;
  if (stated !== undefined) return stated.map((name) => nameOf(name));
  const tags = own(operation, "tags");
  const tag = Array.isArray(tags)
    ? (tags as readonly unknown[]).find((name) => typeof name === "string" && name.trim() !== "")
    : undefined;
  if (typeof tag === "string") return [nameOf(tag.trim())];
  const fixed = fixedSegments(path);
  return [nameOf(fixed[0] ?? "root")];
}

/** The fixed segments of a path that say something: no version, no `api`. */
export function fixedSegments(path: readonly PathPart[]): readonly string[] {
  const segments = path
    .flatMap((part) => (part.kind === "text" ? part.text.split(/[/?]/) : []))
    .filter((segment) => segment !== "");
  const telling = segments.filter((segment) => !/^(?:v\d+(?:\.\d+)*|api|rest)$/i.test(segment));
  return telling.length > 0 ? telling : segments;
}

/** The pinned name of a method, if the document gives one. */
export function pinnedMethod(operation: ValueObject): {
  readonly words?: readonly string[];
  readonly override?: Name["override"];
} {
  const named = overrideOf(operation);
  if (named.words !== undefined) return named;
  const foreign = foreignNames(operation).method;
  return foreign === undefined ? named : { ...named, words: wordsOf(foreign) };
}

/** The words of a method: the operationId without its resource's words, else what HTTP method and path shape say. */
export function methodWords(
  operationId: string | undefined,
  resource: Name,
  method: string,
  path: readonly PathPart[],
): readonly string[] {
  if (operationId === undefined) return shapeWords(method, path);
  const words = wordsOf(operationId);
  const rest = stripWords(words, resource.words);
  return rest.length === 0 ? shapeWords(method, path) : rest;
}

/** Removes the first run of words that equals the other words, singular or plural. */
function stripWords(words: readonly string[], other: readonly string[]): readonly string[] {
  const plain = other.map(singular);
  for (let start = 0; start + plain.length <= words.length; start += 1) {
    if (plain.every((word, index) => singular(words[start + index] ?? "") === word)) {
      const rest = [...words.slice(0, start), ...words.slice(start + plain.length)];
      // "forPayment" without its noun would end in a preposition.
      return /^(?:by|for|of|to|in|from|with|and|or|on|at)$/.test(rest.at(-1) ?? "") ? words : rest;
    }
  }
  return words;
}

function shapeWords(method: string, path: readonly PathPart[]): readonly string[] {
  const last = path.at(-1);
  const item =
    last?.kind === "param" ||
    (last?.kind === "text" && last.text === "/" && path.at(-2)?.kind === "param");
  const verb: Readonly<Record<string, string>> = {
    GET: item || !/s$/i.test(fixedSegments(path).at(-1) ?? "") ? "retrieve" : "list",
    POST: "create",
    PUT: "replace",
    PATCH: "update",
    DELETE: "delete",
    HEAD: "head",
    OPTIONS: "options",
    TRACE: "trace",
  };
  const deeper = fixedSegments(path)
    .slice(1)
    .flatMap((segment) => wordsOf(segment));
  return [verb[method] ?? method.toLowerCase(), ...deeper];
}

/** An id for an operation that has none: its method and path. */
export function derivedId(method: string, path: string): string {
  return [method.toLowerCase(), ...wordsOf(path)]
    .map((word, index) =>
      index === 0 ? word : word.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
    )
    .join("");
}

/** The operationId of an operation, if it has a usable one. */
export function statedId(operation: ValueObject): string | undefined {
  const id = ownText(operation, "operationId")?.trim();
  return id === "" ? undefined : id;
}
