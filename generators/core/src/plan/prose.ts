/** Prose of a document on its way into comments, Markdown and JSON: what every escaper does before it seals a line. */
import type { Deprecation, Doc, Json } from "../ir/types.ts";
import type { Code } from "../target/code.ts";
import { seal } from "../target/code.ts";

/** Control characters, separators that end lines in some tools, bidirectional marks, halves of surrogate pairs. */
export const UNPRINTABLE =
  /[\u0000-\u001f\u007f-\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff9-\uffff]|\p{Surrogate}/gu;

/** One line of prose, for places that escape it themselves. */
export function oneLine(value: string, unprintable = UNPRINTABLE): string {
  return value.replace(unprintable, " ").replace(/\s+/g, " ").trim();
}

/** Prose for Markdown: one line, no markup of its own making, no end of a table's cell. */
export function markdownLine(value: string, unprintable = UNPRINTABLE): Code<"comment"> {
  return seal(
    oneLine(value, unprintable).replace(/[\\`*_[\]<>|#]/g, (char) => `\\${char}`),
    "comment",
  );
}

/**
 * Words in lines of at most `width` columns, where a word fits. All lines keep the indentation of the first, those after
 * it `hang` more. Never empty: a line without words is one empty line.
 */
export function wrapWords(line: string, width: number, hang = 0): readonly string[] {
  const lead = /^ */.exec(line)?.[0] ?? "";
  const further = lead + " ".repeat(lead === "" ? 0 : hang);
  const lines: string[] = [];
  let current = lead;
  for (const word of line.split(/\s+/).filter(Boolean)) {
    const isEmpty = current.trim() === "";
    if (!isEmpty && current.length + word.length + 1 > width) {
      lines.push(current);
      current = further + word;
    } else current = isEmpty ? current + word : `${current} ${word}`;
  }
  return [...lines, current];
}

/** Summary and body as wrapped lines, each `made` harmless; no two empty lines in a row, none at the end. */
export function wrappedDoc(
  doc: Doc | undefined,
  fallback: string,
  width: number,
  made: (line: string) => string,
): readonly string[] {
  const summary = oneLine(doc?.summary ?? "") || fallback;
  const body = doc?.body === undefined ? [] : ["", ...doc.body.split("\n")];
  const lines = [summary, ...body]
    .flatMap((line) => wrapWords(line, width))
    .map(made)
    .filter((line, index, all) => line !== "" || all[index - 1] !== "");
  while (lines.at(-1) === "") lines.pop();
  return lines;
}

/** ` since 2026-03-01; use X; it ends on 2027-01-01.`, from the facts that are known. */
export function deprecationNote(facts: Deprecation): string {
  const since = facts.since === undefined ? "" : ` since ${facts.since}`;
  const use = facts.replacement === undefined ? "" : `; use ${facts.replacement}`;
  const end = facts.sunset === undefined ? "" : `; it ends on ${facts.sunset}`;
  return `${since}${use}${end}.`;
}

/** What to do instead of something deprecated, in sentences; `start` and `otherwise` are those that a language spells its way. */
export function deprecationSentences(
  facts: Deprecation,
  { start, otherwise }: { readonly start: string; readonly otherwise: string },
): string {
  const { since, sunset, removedIn, replacement, message } = facts;
  const parts = [
    since !== undefined && `${start} since ${since}.`,
    replacement !== undefined && `Use ${replacement}.`,
    removedIn !== undefined && `Removed in ${removedIn}.`,
    sunset !== undefined && `Works until ${sunset}.`,
    message,
  ];
  return parts.filter(Boolean).join(" ") || otherwise;
}

/** JSON as the text of a file, an item a line; what no file should hold as it stands is escaped. */
export function jsonFile(value: Json, unprintable = UNPRINTABLE): Code<"file"> {
  const escaped = JSON.stringify(value, null, 1).replace(unprintable, (char) =>
    char === "\n" || char === " " ? char : `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return seal(`${escaped}\n`, "file");
}
