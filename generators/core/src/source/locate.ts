import path from "node:path";
import { readFileSync } from "node:fs";
import type { Document } from "./document.ts";
import { findInText, type Spot } from "./find-in-text.ts";
import { segmentsOf, splitPlace } from "./pointer.ts";
import { SourceTree } from "./source-tree.ts";

/** A place that an editor can open; line and column count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const TREES = new WeakMap<Document, SourceTree | undefined>();

/**
 * Where a pointer stands: in the hand-written source behind a bundle if the document knows it, else in the document's own
 * files. Computed only when asked. Falls back to the nearest ancestor that can be found.
 */
export function locate(document: Document, pointer: string): SourcePlace {
  const { file, pointer: inner } = splitPlace(pointer);
  if (file === "" && document.source !== undefined) {
    const place = treeOf(document, document.source)?.find(segmentsOf(inner));
    if (place !== undefined) return place;
  }
  const name =
    file === "" ? document.file : path.posix.join(path.posix.dirname(document.file), file);
  const text = document.texts.get(file);
  const spot: Spot | undefined =
    text === undefined ? undefined : findInText(text, segmentsOf(inner));
  return { file: name, line: spot?.line ?? 1, column: spot?.column ?? 1 };
}

/** `file:line:column`, as editors and terminals link it. */
export function showPlace(place: SourcePlace): string {
  return `${place.file}:${place.line}:${place.column}`;
}

function treeOf(document: Document, source: string): SourceTree | undefined {
  if (!TREES.has(document))
    TREES.set(document, new SourceTree(source, (file) => readFileSync(file, "utf8")));
  return TREES.get(document);
}
