import path from "node:path";
import { findInText, parsedText, type Spot } from "./find-in-text.ts";
import { entries, isList, own, ownText, type Value } from "./plain.ts";
import { segmentsOf } from "./pointer.ts";

/**
 * The hand-written files behind a bundle. A pointer into the bundle is followed through their references; a component that
 * the bundler made from a file is found by that file's name.
 */
export class SourceTree {
  readonly #entry: string;
  readonly #read: (file: string) => string;
  readonly #texts = new Map<string, string | undefined>();
  #components: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(entry: string, read: (file: string) => string) {
    this.#entry = entry;
    this.#read = read;
  }

  /** The place of a pointer of the bundle, or of its nearest ancestor; undefined when not even its beginning is found. */
  find(
    segments: readonly string[],
  ): { readonly file: string; readonly line: number; readonly column: number } | undefined {
    const direct = this.#walk(this.#entry, [], segments);
    const [top, section = "", name = ""] = segments;
    if (direct.depth >= Math.min(3, segments.length) || top !== "components")
      return this.#spot(direct);
    const files = this.#componentFiles().get(name) ?? [];
    const file =
      files.find((candidate) => path.basename(path.dirname(candidate)) === section) ?? files[0];
    return this.#spot(file === undefined ? direct : this.#walk(file, [], segments.slice(3)));
  }

  #spot(found: Walk): { file: string; line: number; column: number } | undefined {
    const text = this.#text(found.file);
    const spot: Spot | undefined = text === undefined ? undefined : findInText(text, found.inside);
    return spot === undefined ? undefined : { file: found.file, ...spot };
  }

  #walk(file: string, inside: readonly string[], rest: readonly string[], hops = 0): Walk {
    const value = at(this.#value(file), inside);
    const ref = ownText(value, "$ref");
    if (
      ref !== undefined &&
      !ref.startsWith("#") &&
      !/^https?:/.test(ref) &&
      hops < 50 &&
      rest.length > 0
    ) {
      const [name = "", fragment = ""] = ref.split("#", 2);
      const next = path.join(path.dirname(file), name);
      if (this.#text(next) !== undefined) {
        const found = this.#walk(next, segmentsOf(fragment), rest, hops + 1);
        return { ...found, depth: found.depth };
      }
    }
    if (ref?.startsWith("#/") === true && hops < 50 && rest.length > 0)
      return this.#walk(file, segmentsOf(ref.slice(1)), rest, hops + 1);
    const [segment, ...more] = rest;
    if (segment === undefined || step(value, segment) === undefined)
      return { file, inside, depth: 0 };
    const found = this.#walk(file, [...inside, segment], more, hops);
    return { ...found, depth: found.depth + 1 };
  }

  /** All files that the entry leads to, by their base name. */
  #componentFiles(): ReadonlyMap<string, readonly string[]> {
    if (this.#components !== undefined) return this.#components;
    const byName = new Map<string, string[]>();
    const queue = [this.#entry];
    const seen = new Set(queue);
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      for (const ref of references(this.#value(file))) {
        const next = path.join(path.dirname(file), ref.split("#", 1)[0] ?? "");
        if (seen.has(next) || this.#text(next) === undefined) continue;
        seen.add(next);
        queue.push(next);
        const name = path.basename(next).replace(/\.[^.]+$/, "");
        byName.set(name, [...(byName.get(name) ?? []), next]);
      }
    }
    this.#components = byName;
    return byName;
  }

  #value(file: string): Value | undefined {
    const text = this.#text(file);
    return text === undefined ? undefined : parsedText(text, file);
  }

  #text(file: string): string | undefined {
    if (!this.#texts.has(file)) this.#texts.set(file, this.#tryRead(file));
    return this.#texts.get(file);
  }

  #tryRead(file: string): string | undefined {
    try {
      return this.#read(file);
    } catch {
      return undefined;
    }
  }
}

interface Walk {
  readonly file: string;
  /** Segments inside that file. */
  readonly inside: readonly string[];
  /** How many segments of the pointer were followed. */
  readonly depth: number;
}

function step(value: Value | undefined, segment: string): Value | undefined {
  return isList(value) ? value[Number(segment)] : own(value, segment);
}

function at(value: Value | undefined, segments: readonly string[]): Value | undefined {
  let here = value;
  for (const segment of segments) here = step(here, segment);
  return here;
}

function references(value: Value | undefined): readonly string[] {
  const found: string[] = [];
  const stack = [value];
  const seen = new Set<unknown>();
  while (stack.length > 0) {
    const next = stack.pop();
    if (typeof next !== "object" || next === null || seen.has(next)) continue;
    seen.add(next);
    if (isList(next)) stack.push(...next);
    for (const [key, member] of entries(next)) {
      if (
        key === "$ref" &&
        typeof member === "string" &&
        !member.startsWith("#") &&
        !/^https?:/.test(member)
      )
        found.push(member);
      else stack.push(member);
    }
  }
  return found;
}
