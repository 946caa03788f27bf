/** The only place where text of a document becomes a literal or a comment; each function escapes for one position. */
import type { Code, Deprecation, Doc, Fragment, Import, Json, Role } from "@njia/generator-core";
import {
  deprecationNote,
  jsonFile as jsonOf,
  oneLine,
  seal,
  UNPRINTABLE as NEVER_RAW,
  wrapWords,
} from "@njia/generator-core";

export { deprecationNote, markdownLine as prose, oneLine as plain } from "@njia/generator-core";

const WIDTH = 125;
const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};
// Here blanks of other widths are spelled out too.
const UNPRINTABLE = new RegExp(`${NEVER_RAW.source}|\\p{Zs}`, NEVER_RAW.flags);
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

export interface Place {
  /** Columns before the line that the construct starts on. */
  readonly indent: number;
  /** Columns of that line that are taken by what stands before and behind the construct. */
  readonly taken: number;
}

const codeOf = (item: Code | Fragment): Code => (typeof item === "string" ? item : item.code);
const importsOf = (item: Code | Fragment): readonly Import[] =>
  typeof item === "string" ? [] : item.imports;

/** Adds columns to every line but the first. */
export function indented<R extends Role>(code: Code<R>, columns: number): Code<R> {
  return seal(
    code.replaceAll(/\n(?!\n)/g, `\n${" ".repeat(columns)}`),
    "expression",
  ) as Code as Code<R>;
}

/** Items in brackets, one a line with a trailing comma. */
export function spread(
  brackets: "()" | "[]" | "{}",
  items: readonly (Code | Fragment)[],
): Fragment<"expression"> {
  const [open, close] = [brackets.slice(0, 1), brackets.slice(1)];
  const body = items.map((item) => `    ${indented(codeOf(item), 4)},\n`).join("");
  const code = items.length === 0 ? brackets : `${open}\n${body}${close}`;
  return { code: seal(code, "expression"), imports: items.flatMap(importsOf) };
}

/** Items in brackets: on one line if they fit, else `spread`, as the formatter would have it. */
export function bracketed(
  brackets: "()" | "[]" | "{}",
  items: readonly (Code | Fragment)[],
  place: Place,
): Fragment<"expression"> {
  const line = `${brackets.slice(0, 1)}${items.map(codeOf).join(", ")}${brackets.slice(1)}`;
  const fits = !line.includes("\n") && place.indent + place.taken + line.length <= WIDTH;
  return fits
    ? { code: seal(line, "expression"), imports: items.flatMap(importsOf) }
    : spread(brackets, items);
}

/** A tuple; one of a single item keeps its comma. */
export function tuple(items: readonly (Code | Fragment)[], place: Place): Fragment<"expression"> {
  const printed = bracketed("()", items, place);
  const isSingle = items.length === 1 && !printed.code.includes("\n");
  return isSingle
    ? { ...printed, code: seal(`${printed.code.slice(0, -1)},)`, "expression") }
    : printed;
}

/** A tuple with an item a line; one of a single item as the formatter would have it. */
export function rows(items: readonly (Code | Fragment)[], place: Place): Fragment<"expression"> {
  return items.length === 1 ? tuple(items, place) : spread("()", items);
}

/** A call: `Name(...)`. */
export function call(
  name: Code | Fragment,
  items: readonly (Code | Fragment)[],
  place: Place,
): Fragment<"expression"> {
  const args = bracketed("()", items, { ...place, taken: place.taken + codeOf(name).length });
  return {
    code: seal(`${codeOf(name)}${args.code}`, "expression"),
    imports: [...importsOf(name), ...args.imports],
  };
}

/** `name=value`, or `key: value` in a dict. */
export function pair(name: Code, glue: "=" | ": ", value: Code | Fragment): Fragment<"expression"> {
  return { code: seal(`${name}${glue}${codeOf(value)}`, "expression"), imports: importsOf(value) };
}

/** JSON text of a file of data. */
export const jsonFile = (value: Json): Code<"file"> => jsonOf(value, UNPRINTABLE);

/** Prose as the inside of a docstring at a depth: escaped, wrapped, indented; it can end neither string nor line. */
export function docstring(lines: readonly string[], indent: number): Code<"comment"> {
  const pad = " ".repeat(indent);
  const clean = lines
    .flatMap((line) =>
      wrapWords(line.replaceAll("\\", "\\\\").replaceAll('"""', "'''"), WIDTH - 10 - indent, 4),
    )
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

/** Prose as a part of one line of a docstring: without quotes and backslashes. */
export function phrase(value: string): Code<"comment"> {
  return seal(oneLine(value).replace(/["\\]/g, "'"), "comment");
}

/** A basic string of TOML. */
export function quoted(value: string): Code<"literal"> {
  return seal(JSON.stringify(oneLine(value)), "literal");
}

/** Summary and body of a declaration as lines, its deprecation behind. */
export function docLines(
  doc: Doc | undefined,
  fallback: string,
  deprecated?: Deprecation,
): readonly string[] {
  const summary = doc?.summary.replace(/\s+/g, " ").trim() || fallback;
  const body = doc?.body === undefined ? [] : ["", ...doc.body.split("\n")];
  const note = deprecated === undefined ? [] : ["", `Deprecated${deprecationNote(deprecated)}`];
  return [summary, ...body, ...note];
}

/** The order of names in imports and `__all__`: constants, classes, the rest; each naturally. */
export function byName(left: string, right: string): number {
  return (
    rank(left) - rank(right) ||
    natural(left.toLowerCase(), right.toLowerCase()) ||
    natural(left, right)
  );
}

function rank(name: string): number {
  if (name.length > 1 && name === name.toUpperCase()) return 0;
  return /^[A-Z]/.test(name) ? 1 : 2;
}

/** Runs of digits compare as numbers, the rest by code unit. */
export function natural(a: string, b: string): number {
  const [left, right] = [a.match(/\d+|\D/g) ?? [], b.match(/\d+|\D/g) ?? []];
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (part === other) continue;
    const bothNumbers = /^\d/.test(part) && /^\d/.test(other);
    if (bothNumbers && Number(part) !== Number(other)) return Number(part) - Number(other);
    return part < other ? -1 : 1;
  }
  return left.length - right.length;
}

/** A line of imports, printed by `imports.ts` from module names of ours and identifiers of a scope. */
export function importLine(line: string): Code<"file"> {
  if (!/^[\sA-Za-z0-9_.,()]*$/.test(line)) throw new Error(`E-INTERNAL no import line: ${line}`);
  return seal(line, "file");
}

/** Octets as a literal. */
export function bytesLiteral(value: Uint8Array): Code<"expression"> {
  const body = Array.from(value, (byte) => {
    const char = String.fromCharCode(byte);
    return byte >= 32 && byte < 127 && char !== "\\" && char !== '"'
      ? char
      : `\\x${byte.toString(16).padStart(2, "0")}`;
  });
  return seal(`b"${body.join("")}"`, "expression");
}

/** A date or date-time from RFC 3339 text, in the form that `fromisoformat` of every supported Python reads. */
export function dateLiteral(value: string, kind: "date" | "datetime"): Code<"expression"> {
  const iso =
    kind === "date"
      ? value
      : value
          .replace(/[Zz]$/, "+00:00")
          .replace(/\.(\d+)/, (_, digits: string) => `.${digits.padEnd(6, "0").slice(0, 6)}`);
  return seal(`dt.${kind}.fromisoformat(${text(iso)})`, "expression");
}

/** Names in as few strings as fit; `taken` columns stand before and behind. */
export function listing(names: readonly Code[], taken: number): Code<"expression"> {
  const lines = wrapWords(names.toSorted(byName).join(" "), WIDTH - 10);
  const quoted = lines.map((line, index) => `"${line}${index < lines.length - 1 ? " " : ""}"`);
  const isShort = quoted.length === 1 && (quoted[0]?.length ?? 0) + taken <= WIDTH;
  const code = isShort
    ? quoted.join("")
    : `(\n${quoted.map((line) => `        ${line}\n`).join("")}    )`;
  return seal(code, "expression");
}

/** A module that holds nothing but its docstring. */
export function words(line: string): Code<"file"> {
  return seal(`"""${docstring([line], 0)}"""\n`, "file");
}
