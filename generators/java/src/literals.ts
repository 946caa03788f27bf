/** The only place where text of a document becomes a literal or a comment; each function escapes for one position. */
import type { Code, Deprecation, Doc } from "@njia/generator-core";
import { seal, UNPRINTABLE, wrapWords } from "@njia/generator-core";

export { jsonFile, markdownLine as prose } from "@njia/generator-core";

const WIDTH = 110;
const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  '"': '\\"',
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/** A string literal. Control characters are octal: `\u000a` would be read as a line end before the literal is. */
export function text(value: string): Code<"literal"> {
  const escaped = value
    .replace(/[\\"\n\r\t]/g, (char) => ESCAPES[char] ?? char)
    .replace(/[\u0000-\u001f]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`)
    .replace(UNPRINTABLE, escapeUnit);
  return seal(`"${escaped}"`, "literal");
}

const escapeUnit = (char: string): string =>
  `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A literal of the Java type that `types.ts` gives to constants. */
export function scalar(value: string | number | boolean): Code<"literal"> {
  if (typeof value === "string") return text(value);
  if (typeof value === "boolean") return seal(String(value), "literal");
  return Number.isInteger(value) ? seal(`${value}L`, "literal") : seal(`${value}d`, "literal");
}

/** Whole numbers of ours, such as an index. */
export function index(value: number): Code<"literal"> {
  return seal(String(value), "literal");
}

const HTML: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "@": "&#64;",
  "\\": "&#92;",
  "*/": "*&#47;",
  "/*": "&#47;*",
};

/** One line of prose for the inside of a Javadoc comment: no tag, no HTML, no end of the comment, no Unicode escape. */
function clean(prose: string): string {
  return prose
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]|\p{Surrogate}/gu, " ")
    .replace(/\*\/|\/\*|[&<>@\\]/g, (found) => HTML[found] ?? found);
}

const wrap = (line: string): readonly string[] =>
  wrapWords(line.trim(), WIDTH).filter((part) => part !== "");

/** Prose on one line, for a tag such as `@param`. */
export function phrase(doc: Doc | undefined, otherwise: string): Code<"comment"> {
  const words = clean(doc?.summary ?? otherwise)
    .split(/\s+/)
    .filter((word) => word !== "");
  return seal(words.join(" ") || otherwise, "comment");
}

/** A number as a literal of its Java type; text that is none is read at run time, so that it compiles whatever it is. */
export function number(plain: string, type: "int" | "long" | "double"): Code<"literal"> {
  const value = Number(plain);
  const isWhole = /^-?(0|[1-9][0-9]{0,14})$/.test(plain);
  switch (type) {
    case "int":
      return isWhole && Math.abs(value) < 2 ** 31
        ? seal(plain, "literal")
        : seal(`Integer.parseInt(${text(plain)})`, "literal");
    case "long":
      return isWhole
        ? seal(`${plain}L`, "literal")
        : seal(`Long.parseLong(${text(plain)})`, "literal");
    case "double":
      return Number.isFinite(value) && plain.trim() !== ""
        ? seal(`${String(value)}d`, "literal")
        : seal(`Double.parseDouble(${text(plain)})`, "literal");
    default:
      return type satisfies never;
  }
}

/** Lines of a Javadoc comment: summary, body, deprecation. Never empty. */
export function docLines(
  doc: Doc | undefined,
  otherwise: string,
  deprecated?: Deprecation,
): readonly Code<"comment">[] {
  const paragraphs = [doc?.summary, doc?.body, doc?.link && `See ${doc.link}`]
    .filter((part): part is string => part !== undefined && part !== "")
    .flatMap((part) => clean(part).split(/\n\s*\n/))
    .map(wrap)
    .filter((lines) => lines.length > 0);
  const shown = paragraphs.length === 0 ? [wrap(clean(otherwise))] : paragraphs;
  const lines = shown.flatMap((lines, place) => (place === 0 ? lines : ["<p>", ...lines]));
  return [...lines.map((line) => seal(` * ${line}`, "comment")), ...deprecationTag(deprecated)];
}

/** The lines of the tag that tells why, and what to use instead; none for what is not deprecated. */
export function deprecationTag(deprecated: Deprecation | undefined): readonly Code<"comment">[] {
  return deprecated === undefined
    ? []
    : deprecationLines(deprecated).map((line) => seal(` * ${line}`, "comment"));
}

/** The annotation, with the day it began and whether a release without it is announced. */
export function deprecationMark(deprecated: Deprecation | undefined): Code<"expression"> {
  const facts = [
    deprecated?.since === undefined ? undefined : `since = ${text(deprecated.since)}`,
    deprecated?.removedIn === undefined ? undefined : "forRemoval = true",
  ].filter((fact) => fact !== undefined);
  return seal(
    facts.length === 0 ? "@Deprecated" : `@Deprecated(${facts.join(", ")})`,
    "expression",
  );
}

function deprecationLines(deprecated: Deprecation): readonly string[] {
  const facts = [
    deprecated.since && `since ${deprecated.since}`,
    deprecated.replacement && `use ${deprecated.replacement}`,
    deprecated.sunset && `ends on ${deprecated.sunset}`,
    deprecated.removedIn && `removed in ${deprecated.removedIn}`,
    deprecated.message,
  ].filter((fact): fact is string => fact !== undefined && fact !== "");
  const told = facts.length === 0 ? "no longer to be used" : facts.join("; ");
  return wrap(`@deprecated ${clean(told)}`);
}
