/** The only place where text of a document becomes a literal or a comment; each function escapes for one position. */
import type { Code, Deprecation, Doc, Fragment, Import } from "@njia/generator-core";
import {
  deprecationNote,
  oneLine,
  seal,
  UNPRINTABLE,
  wrappedDoc,
  wrapWords,
} from "@njia/generator-core";

export { jsonFile, markdownLine as markdown, oneLine as plain } from "@njia/generator-core";

const WIDTH = 112;
/** A string literal; single-quoted but where characters must be spelled out. */
export function text(value: string): Code<"literal"> {
  if (value.search(UNPRINTABLE) < 0) {
    return seal(`'${value.replace(/[\\']/g, (char) => `\\${char}`)}'`, "literal");
  }
  const escaped = value
    .replace(/[\\"$]/g, (char) => `\\${char}`)
    .replace(UNPRINTABLE, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
  return seal(`"${escaped}"`, "literal");
}

/** A string, number or boolean literal. */
export function scalar(value: string | number | boolean): Code<"literal"> {
  if (typeof value === "string") return text(value);
  if (typeof value === "boolean") return seal(String(value), "literal");
  return seal(Object.is(value, -0) ? "-0.0" : String(value), "literal");
}

/** Digits as an integer literal; undefined where PHP cannot hold them. */
export function integer(value: string | number): Code<"literal"> | undefined {
  if (!/^-?\d{1,19}$/.test(String(value))) return undefined;
  const number = BigInt(value);
  const fits = number > -(2n ** 63n) && number < 2n ** 63n;
  return fits ? seal(String(number), "literal") : undefined;
}

/** A boolean of ours. */
export function flag(value: boolean): Code<"literal"> {
  return seal(String(value), "literal");
}

const codeOf = (item: Code | Fragment): Code => (typeof item === "string" ? item : item.code);
const importsOf = (item: Code | Fragment): readonly Import[] =>
  typeof item === "string" ? [] : item.imports;

/** `head(a, b)` on one line if it fits beside `taken` columns, else an item a line with a trailing comma. */
export function list(
  head: Code,
  brackets: "()" | "[]",
  items: readonly (Code | Fragment)[],
  indent: number,
  taken = 0,
): Fragment<"expression"> {
  const [open, close] = [brackets.slice(0, 1), brackets.slice(1)];
  const line = `${head}${open}${items.map(codeOf).join(", ")}${close}`;
  const imports = items.flatMap(importsOf);
  if (!line.includes("\n") && indent + taken + line.length <= WIDTH) {
    return { code: seal(line, "expression"), imports };
  }
  const pad = " ".repeat(indent + 4);
  const body = items.map((item) => `${pad}${codeOf(item)},\n`).join("");
  const code =
    items.length === 0
      ? `${head}${brackets}`
      : `${head}${open}\n${body}${" ".repeat(indent)}${close}`;
  return { code: seal(code, "expression"), imports };
}

/** An item a line, whatever fits. */
export function rows(
  head: Code,
  brackets: "()" | "[]",
  items: readonly (Code | Fragment)[],
  indent: number,
): Fragment<"expression"> {
  return list(head, brackets, items, indent, WIDTH);
}

/** `key => value`. */
export function entry(key: Code, value: Code | Fragment): Fragment<"expression"> {
  return { code: seal(`${key} => ${codeOf(value)}`, "expression"), imports: importsOf(value) };
}

/** `name: value`, an argument by name. */
export function named(name: Code, value: Code | Fragment): Fragment<"expression"> {
  return { code: seal(`${name}: ${codeOf(value)}`, "expression"), imports: importsOf(value) };
}

/** A variable by the name of a scope. */
export function variable(name: Code<"identifier">): Code<"expression"> {
  return seal(`$${name}`, "expression");
}

/** A fully qualified name below the root namespace: names of ours and of a scope alone. */
export function qualified(...parts: readonly (Code | string)[]): string {
  const name = parts.join("\\");
  if (!/^[A-Za-z0-9_\\]+$/.test(name)) throw new Error(`E-INTERNAL ${name} is no name of ours`);
  return name;
}

/** A qualified name as code. */
export function nameCode(name: string): Code<"identifier"> {
  return seal(qualified(name), "identifier");
}

/** Prose as the inside of a block comment: it can end neither comment nor line, and starts no tag. */
function harmless(value: string): string {
  return value
    .replace(UNPRINTABLE, " ")
    .replaceAll("*/", "* /")
    .replaceAll("{@", "{ @")
    .replace(/^(\s*)@/, "$1(at)")
    .trimEnd();
}

/** Prose as a part of one line of a comment. */
export function phrase(value: string): Code<"comment"> {
  return seal(harmless(oneLine(value)), "comment");
}

/** Prose as lines of a doc comment, wrapped; no line at all for no prose. */
export function docLines(
  doc: Doc | undefined,
  fallback: string,
  indent: number,
  deprecated?: Deprecation,
): readonly Code<"comment">[] {
  const lines = wrappedDoc(doc, fallback, WIDTH - indent - 3, harmless);
  const note = deprecated === undefined ? [] : ["", deprecation(deprecated)];
  return [...lines, ...note].map((line) => seal(line === "" ? " *" : ` * ${line}`, "comment"));
}

/** A tag of a doc comment, wrapped: `@param type $name prose`. */
export function tag(
  kind: "@param" | "@return" | "@throws" | "@var" | "@implements" | "@property-read",
  type: Code,
  name: Code | undefined,
  prose: string,
): readonly Code<"comment">[] {
  const head = [kind, type, name ?? ""].filter((part) => part !== "").join(" ");
  const [first = "", ...rest] = wrapWords(
    `${"x".repeat(head.length)} ${harmless(oneLine(prose))}`,
    WIDTH - 11,
  );
  const lines = [`${head}${first.slice(head.length)}`, ...rest.map((line) => `    ${line}`)];
  return lines.map((line) => seal(` * ${line}`.trimEnd(), "comment"));
}

/** An empty line of a doc comment. */
export const GAP: Code<"comment"> = seal(" *", "comment");

const deprecation = (facts: Deprecation): string =>
  `@deprecated ${harmless(oneLine(deprecationNote(facts)))}`;

/** A string of JSON. */
export function json(value: string): Code<"literal"> {
  return seal(JSON.stringify(oneLine(value)), "literal");
}

/** A type of several members, each once, null last. */
export function unionType(members: readonly Code[], nullable: boolean): Code<"type"> {
  const once = [...new Set<string>(members)];
  if (once.includes("mixed")) return seal("mixed", "type");
  if (!nullable) return seal(once.join("|"), "type");
  return seal(once.length === 1 ? `?${once.join("")}` : `${once.join("|")}|null`, "type");
}
