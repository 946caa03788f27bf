/** The only place where text of a document becomes a literal or a comment; each function escapes for one position. */
import type { Code, Deprecation, Doc, Fragment, Json } from "@njia/generator-core";
import { seal } from "@njia/generator-core";

const WIDTH = 125;
const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
// Control characters, separators that end lines in some tools, bidirectional marks, halves of surrogate pairs.
const UNPRINTABLE =
  /[\u0000-\u001f\u007f-\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff9-\uffff]|\p{Surrogate}|\p{Zs}/gu;
const escapeUnit = (char: string): string =>
  char === " " ? char : `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A string literal; single quotes only where they save escapes, as the formatter would have it. */
export function text(value: string): Code<"literal"> {
  const escaped = value
    .replace(/[\\\n\r\t]/g, (char) => ESCAPES[char] ?? char)
    .replace(UNPRINTABLE, escapeUnit);
  const double = escaped.split('"').length;
  const single = escaped.split("'").length;
  return double > single
    ? seal(`'${escaped.replaceAll("'", "\\'")}'`, "literal")
    : seal(`"${escaped.replaceAll('"', '\\"')}"`, "literal");
}

/** A string, number or boolean literal. */
export function scalar(value: string | number | boolean): Code<"literal"> {
  if (typeof value === "string") return text(value);
  if (typeof value === "boolean") return seal(value ? "True" : "False", "literal");
  return seal(Object.is(value, -0) ? "-0.0" : String(value), "literal");
}

/** Digits that the document gave as text, as an integer literal; anything else as a string. */
export function integer(value: string | number): Code<"literal"> {
  return /^-?\d+$/.test(String(value)) ? seal(String(value), "literal") : text(String(value));
}

/** A list in brackets: on one line if it fits, else one item per line. `lead` is what stands before it on its line. */
export function bracketed(
  open: "(" | "[" | "{",
  items: readonly (Code | Fragment)[],
  close: ")" | "]" | "}",
  indent: number,
  lead: number,
): Code<"expression"> {
  const codes = items.map((item) => (typeof item === "string" ? item : item.code));
  const isTuple = open === "(" && lead < 0;
  const line = `${open}${codes.join(", ")}${isTuple && codes.length === 1 ? "," : ""}${close}`;
  const isShort = !line.includes("\n") && Math.abs(lead) + line.length <= WIDTH - 5;
  if (isShort || codes.length === 0) return seal(line, "expression");
  const pad = " ".repeat(indent + 4);
  const body = codes.map((code) => `${pad}${code.replaceAll("\n", "\n    ")},\n`).join("");
  return seal(`${open}\n${body}${" ".repeat(indent)}${close}`, "expression");
}

/** JSON text of a file of data. */
export function jsonFile(value: Json): Code<"file"> {
  return seal(`${JSON.stringify(value, null, 1).replace(UNPRINTABLE, (c) => (c === "\n" ? c : escapeUnit(c)))}\n`, "file");
}

/** Prose as the inside of a docstring at a depth: escaped, wrapped, indented; it can end neither string nor line. */
export function docstring(lines: readonly string[], indent: number): Code<"comment"> {
  const pad = " ".repeat(indent);
  const clean = lines
    .flatMap((line) => wrap(line.replaceAll("\\", "\\\\").replaceAll('"""', "'''"), WIDTH - 10 - indent))
    .map((line) => line.replace(UNPRINTABLE, (char) => (char === " " ? char : " ")).trimEnd());
  const body = clean
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .replace(/"$/, '".')
    .split("\n")
    .map((line, index) => (index === 0 || line === "" ? line : pad + line));
  return seal(body.length > 1 ? `${body.join("\n")}\n${pad}` : body.join(""), "comment");
}

/** Prose for Markdown: one line, no table or link of its own making. */
export function prose(value: string): Code<"comment"> {
  const line = value.replace(UNPRINTABLE, " ").replace(/\s+/g, " ").trim();
  return seal(line.replace(/[\\`*_[\]<>|#]/g, (char) => `\\${char}`), "comment");
}

/** Prose as the inside of a `#` comment or another place that ends with its line. */
export function oneLine(value: string): Code<"comment"> {
  return seal(value.replace(UNPRINTABLE, " ").replace(/\s+/g, " ").trim(), "comment");
}

function wrap(line: string, width: number): readonly string[] {
  const lead = /^ */.exec(line)?.[0] ?? "";
  const hang = lead === "" ? "" : `${lead}    `;
  const lines: string[] = [];
  let current = lead;
  for (const word of line.split(/\s+/).filter(Boolean)) {
    const isEmpty = current.trim() === "";
    if (!isEmpty && current.length + word.length + 1 > width) {
      lines.push(current);
      current = hang + word;
    } else current = isEmpty ? current + word : `${current} ${word}`;
  }
  return [...lines, current];
}

/** Summary and body of a declaration as lines, its deprecation behind. */
export function docLines(doc: Doc | undefined, fallback: string, deprecated?: Deprecation): readonly string[] {
  const summary = doc?.summary.replace(/\s+/g, " ").trim() || fallback;
  const body = doc?.body === undefined ? [] : ["", ...doc.body.split("\n")];
  const note = deprecated === undefined ? [] : ["", `Deprecated${deprecation(deprecated)}`];
  return [summary, ...body, ...note];
}

/** ` since 2026-03-01; use X`, from the facts that are known. */
export function deprecation(facts: Deprecation): string {
  const since = facts.since === undefined ? "" : ` since ${facts.since}`;
  const use = facts.replacement === undefined ? "" : `; use ${facts.replacement}`;
  const end = facts.sunset === undefined ? "" : `; it ends on ${facts.sunset}`;
  return `${since}${use}${end}.`;
}
