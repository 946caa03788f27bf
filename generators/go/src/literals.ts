/** The only place where text of a document becomes a literal or a comment; each function escapes for one position. */
import type { Code, Deprecation, Doc, Json } from "@njia/generator-core";
import { seal } from "@njia/generator-core";

// Control characters, line separators, marks of direction, and halves of surrogate pairs, which no UTF-8 file can hold.
const UNPRINTABLE =
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

/** An interpreted string literal. */
export function text(value: string): Code<"literal"> {
  const escaped = value.replace(/[\\"]/g, "\\$&").replace(UNPRINTABLE, (char) => {
    const unit = char.charCodeAt(0);
    // A lone surrogate is no character of Go: the replacement character stands for it.
    return unit >= 0xd800 && unit <= 0xdfff
      ? "\\ufffd"
      : `\\u${unit.toString(16).padStart(4, "0")}`;
  });
  return seal(`"${escaped}"`, "literal");
}

/** JSON text as a string literal. */
export function jsonText(value: Json): Code<"literal"> {
  return text(JSON.stringify(value));
}

/** A whole number or a fraction as its digits; anything else is 0. */
export function number(value: string | number | boolean): Code<"literal"> {
  const digits = String(value);
  return seal(/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(digits) ? digits : "0", "literal");
}

/** true or false. */
export function bool(value: unknown): Code<"literal"> {
  return seal(value === true ? "true" : "false", "literal");
}

/** Prose as lines of a comment, wrapped. Directives such as `//go:build` cannot arise, for a blank stands before each line. */
export function comment(prose: string, width = 110): readonly Code<"comment">[] {
  const clean = prose
    .replace(/[\u0000-\u0009\u000b-\u001f]/g, " ")
    .replace(UNPRINTABLE, (c) => (c === "\n" ? c : " "));
  const lines = clean.split("\n").flatMap((line) => wrap(line.trim(), width));
  const kept = lines
    .map((line, index) => asSentence(line, lines[index - 1], lines[index + 1]))
    .filter((line, index) => line !== "" || (lines[index - 1] ?? "") !== "");
  while (kept.at(-1) === "") kept.pop();
  return kept.map((line) => seal(line === "" ? "//" : `// ${safe(line)}`, "comment"));
}

/** A line that is a paragraph of its own ends as a sentence, or gofmt would take it for a heading. */
function asSentence(line: string, before: string | undefined, after: string | undefined): string {
  const alone = (before ?? "") === "" && (after ?? "") === "";
  return alone && /[\p{L}\p{N})]$/u.test(line) ? `${line}.` : line;
}

/** gofmt rewrites lines that look like headings, lists or directives; a plain paragraph it leaves alone. */
function safe(line: string): string {
  return line
    .replace(/``+/g, "`")
    .replace(/''+/g, "'")
    .replace(/^(#|[-*+•](?=\s)|\d+[.)](?=\s)|\+build|\[)/, "\u200a$1")
    .replace(/^\u200a/, "· ");
}

function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/\s+/)) {
    if (current !== "" && current.length + word.length + 1 > width) {
      lines.push(current);
      current = word;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current];
}

/** What is said of a declaration: its name and prose, more of ours, and Go's own mark of deprecation. */
export function docComment(
  name: string,
  doc: Doc | undefined,
  deprecated: Deprecation | undefined,
  more: readonly string[] = [],
): readonly Code<"comment">[] {
  const parts = [
    doc?.summary,
    doc?.body,
    ...more,
    doc?.link === undefined ? undefined : `See ${doc.link}`,
  ].filter((part): part is string => part !== undefined && part.trim() !== "");
  const prose = parts.length === 0 ? `${name} is part of the API.` : parts.join("\n\n");
  const lead = name === "" || prose.startsWith(`${name} `) ? prose : `${name}: ${prose}`;
  const lines = comment(parts.length === 0 && name === "" ? "" : lead);
  if (deprecated === undefined) return lines;
  const mark = comment(`Deprecated: ${deprecationText(deprecated).replace(/\s+/g, " ")}`);
  return lines.length === 0 ? mark : [...lines, seal("//", "comment"), ...mark];
}

/** What to do instead of something deprecated. */
export function deprecationText(deprecated: Deprecation): string {
  const { since, sunset, removedIn, replacement, message } = deprecated;
  const parts = [
    since !== undefined && `deprecated since ${since}.`,
    replacement !== undefined && `Use ${replacement}.`,
    removedIn !== undefined && `Removed in ${removedIn}.`,
    sunset !== undefined && `Works until ${sunset}.`,
    message,
  ];
  return parts.filter(Boolean).join(" ") || "do not use it any more.";
}

/** Types of one package as another one writes them: exported names that stand alone get its prefix. */
export function qualify(packageName: Code<"identifier">, code: Code): Code<"type"> {
  const names = /(?<![A-Za-z0-9_]|[A-Za-z0-9_]\.)[A-Z][A-Za-z0-9_]*/g;
  return seal(
    code.replace(names, (name) => `${packageName}.${name}`),
    "type",
  );
}
