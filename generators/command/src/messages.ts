/** Diagnostics as lines for people: grouped, counted, never a flood. */
import type { Diagnostic, Document } from "@njia/generator-core";
import { byCodePoint, locate } from "@njia/generator-core";

const MAX_LINES = 40;

/** `file:line:column` and the pointer of a diagnostic, or the pointer alone where the place is unknown. */
export function placeOf(diagnostic: Diagnostic, document: Document): string {
  const { pointer } = diagnostic.origin;
  const place = locate(document, pointer);
  const shown = pointer === "" ? "the document" : `#${pointer}`;
  return place === undefined ? shown : `${place.file}:${place.line}:${place.column} (${shown})`;
}

/** One line per diagnostic: code, place, message, consequence, remedy. */
export function describe(diagnostic: Diagnostic, document: Document): string {
  const { code, message, consequence, remedy } = diagnostic;
  const parts = [message, consequence, ...(remedy === undefined ? [] : [remedy])];
  return `${code} ${placeOf(diagnostic, document)}: ${parts.join(" ")}`;
}

/** Errors and warnings first each in full, then, if there are too many, one line per code with its count. */
export function summarise(
  diagnostics: readonly Diagnostic[],
  document: Document,
): readonly string[] {
  const told = diagnostics.filter((item) => !item.code.startsWith("I-"));
  if (told.length <= MAX_LINES / 2) return told.map((item) => describe(item, document));
  const groups = Map.groupBy(told, (item) => item.code);
  return [...groups]
    .sort(([a], [b]) => byCodePoint(a, b))
    .slice(0, MAX_LINES)
    .map(([code, items]) => {
      const [first] = items;
      const example = first === undefined ? "" : describe(first, document).slice(code.length + 1);
      return items.length === 1
        ? `${code} ${example}`
        : `${code} x ${items.length}, first at ${example}`;
    });
}

/** True for what fails under `--strict`. */
export const isComplaint = (diagnostic: Diagnostic): boolean => !diagnostic.code.startsWith("I-");

const FATAL: ReadonlySet<string> = new Set(["E-REF", "W-REF", "E-REF-REMOTE", "E-OPERATION-ID"]);

/** True for what makes a document contradict itself, so that nothing is generated from it without `--lenient`. */
export const isFatal = (diagnostic: Diagnostic): boolean => FATAL.has(diagnostic.code);
