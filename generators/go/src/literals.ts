/** The only place where text of a document becomes a literal or a comment; each function escapes for one position. */
import type { Code, Deprecation, Doc, Fragment, Json } from "@njia/generator-core";
import {
  deprecationSentences,
  fragment,
  jsonFile as jsonOf,
  markdownLine,
  seal,
  wrapWords,
} from "@njia/generator-core";

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
  const lines = clean.split("\n").flatMap((line) => wrapWords(line.trim(), width));
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

/** What to do instead of something deprecated, behind the mark that says so. */
export const deprecationText = (deprecated: Deprecation): string =>
  deprecationSentences(deprecated, {
    start: "deprecated",
    otherwise: "do not use it any more.",
  });

/** Types of one package as another one writes them: exported names that stand alone get its prefix. */
export function qualify(packageName: Code<"identifier">, code: Code): Code<"type"> {
  const names = /(?<![A-Za-z0-9_]|[A-Za-z0-9_]\.)[A-Z][A-Za-z0-9_]*/g;
  return seal(
    code.replace(names, (name) => `${packageName}.${name}`),
    "type",
  );
}

/** One item of a composite literal: with a key in a struct or map, without in a list. */
export interface Entry {
  readonly key?: Code;
  readonly value: Fragment;
}

/**
 * A composite literal as gofmt leaves it: one item per line, and the values of neighbouring lines in one column where
 * both fit on their line. `short` puts a list on one line.
 */
export function braced(
  head: Fragment,
  entries: readonly Entry[],
  short = false,
): Fragment<"expression"> {
  const imports = [...head.imports, ...entries.flatMap((entry) => entry.value.imports)];
  if (entries.length === 0) return fragment(seal(`${head.code}{}`, "expression"), imports);
  const values = entries.map((entry) => entry.value.code);
  if (short && values.every((value) => !value.includes("\n")))
    return fragment(seal(`${head.code}{${values.join(", ")}}`, "expression"), imports);
  const lines = aligned(entries).map((line) => `\t${line.replaceAll("\n", "\n\t")},\n`);
  return fragment(seal(`${head.code}{\n${lines.join("")}}`, "expression"), imports);
}

/** The items of a composite literal, values in columns. */
export function aligned(entries: readonly Entry[]): readonly Code<"expression">[] {
  const widths = columns(entries);
  return entries.map(({ key, value }, index) => {
    const start = key === undefined ? "" : `${key}: `.padEnd((widths[index] ?? 0) + 2);
    return seal(start + value.code, "expression");
  });
}

/** The width of the keys that stand in one column, per line; a value of several lines stands alone. */
function columns(entries: readonly Entry[]): readonly number[] {
  const widths: number[] = [];
  for (let from = 0; from < entries.length;) {
    let to = from + 1;
    while (to < entries.length && !breaksColumn(entries, to)) to += 1;
    const keys = entries.slice(from, to).map((entry) => [...(entry.key ?? "")].length);
    widths.push(...keys.map(() => Math.max(...keys)));
    from = to;
  }
  return widths;
}

/** Where go/printer starts a new column: after and before a value of several lines, and where long keys differ too much. */
function breaksColumn(entries: readonly Entry[], at: number): boolean {
  const sizes = entries
    .slice(0, at + 1)
    .map(({ key, value }) => (value.code.includes("\n") ? 0 : Buffer.byteLength(key ?? "")));
  const [before = 0, size = 0] = sizes.slice(-2);
  if (before === 0 || size === 0) return true;
  if (before <= 40 && size <= 40) return false;
  const known = sizes.slice(0, -1).filter((one) => one > 0);
  const mean = Math.exp(known.reduce((sum, one) => sum + Math.log(one), 0) / known.length);
  return 2.5 * size <= mean || 2.5 * mean <= size;
}

/** The rest of a `Date` literal from YYYY-MM-DD; the zero one from anything else. */
export function dateText(value: string): Code<"expression"> {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(value);
  if (found === null) return seal("{}", "expression");
  const [year, month, day] = found.slice(1).map(Number);
  return seal(`{Year: ${year}, Month: time.Month(${month}), Day: ${day}}`, "expression");
}

/** `time.Date(...)` from RFC 3339 text; the zero time from anything else. */
export function timeText(value: string): Code<"expression"> {
  const form =
    /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9})\d*)?(Z|([+-])(\d{2}):(\d{2}))$/i;
  const found = form.exec(value);
  if (found === null) return seal("time.Time{}", "expression");
  const parts = found.slice(1, 7).map(Number);
  const nanoseconds = Number((found[7] ?? "0").padEnd(9, "0"));
  const seconds = (Number(found[10] ?? 0) * 60 + Number(found[11] ?? 0)) * 60;
  const place =
    seconds === 0 ? "time.UTC" : `time.FixedZone("", ${found[9] === "-" ? -seconds : seconds})`;
  return seal(`time.Date(${[...parts, nanoseconds].join(", ")}, ${place})`, "expression");
}

/** The octets behind base64 text as a string literal. */
export function bytesText(base64: string): Code<"literal"> {
  const octets = [...Buffer.from(base64, "base64")];
  const hex = octets.map((octet) => `\\x${octet.toString(16).padStart(2, "0")}`);
  return seal(`"${hex.join("")}"`, "literal");
}

/** JSON text as a file. */
export const jsonFile = (value: Json): Code<"file"> => jsonOf(value, UNPRINTABLE);

/** Prose in a line of Markdown: no mark-up of its own, no end of a cell. */
export const prose = (value: string): Code<"comment"> => markdownLine(value, UNPRINTABLE);

/** Code of several lines, one tab further in. */
export function indented(code: Code<"expression">): Code<"expression"> {
  return seal(code.replaceAll("\n", "\n\t"), "expression");
}
