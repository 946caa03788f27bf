/** The only place where text of a document becomes a literal or a comment; each function escapes for one position. */
import type { Code, Deprecation, Doc, Fragment } from "@njia/generator-core";
import { deprecationNote, oneLine, seal, UNPRINTABLE, wrappedDoc } from "@njia/generator-core";

export { jsonFile, markdownLine as markdown, oneLine as plain } from "@njia/generator-core";

const WIDTH = 118;
const codePoint = (char: string): string => {
  const point = char.codePointAt(0) ?? 0;
  return point >= 0xd800 && point <= 0xdfff ? "fffd" : point.toString(16);
};

/** A string literal in double quotes, as Ruby's style guides want it; nothing in it is interpolated. */
export function text(value: string): Code<"literal"> {
  if (/["\\]/.test(value) && !/[#']/.test(value) && value.search(UNPRINTABLE) < 0) {
    return seal(`'${value.replaceAll("\\", "\\\\")}'`, "literal");
  }
  const escaped = value
    .replace(/[\\"]/g, (char) => `\\${char}`)
    .replace(/#(?=[{$@])/g, "\\#")
    .replace(UNPRINTABLE, (char) => `\\u{${codePoint(char)}}`);
  return seal(`"${escaped}"`, "literal");
}

/** A string, number or boolean literal. */
export function scalar(value: string | number | boolean): Code<"literal"> {
  if (typeof value === "string") return text(value);
  if (typeof value === "boolean") return seal(String(value), "literal");
  if (!Number.isInteger(value)) return seal(fraction(value), "literal");
  return integer(value);
}

const fraction = (value: number): string => {
  const shown = String(value);
  return /^-?\d+e/.test(shown) ? shown.replace("e", ".0e") : shown;
};

/** Digits as an integer literal, in groups of three. */
export function integer(value: string | number): Code<"literal"> {
  const digits = typeof value === "number" ? BigInt(value).toString() : value;
  if (!/^-?\d+$/.test(digits)) return text(digits);
  const plain = BigInt(digits).toString();
  const grouped = plain.replace(/\B(?=(\d{3})+(?!\d))/g, "_");
  return seal(plain.replace("-", "").length > 4 ? grouped : plain, "literal");
}

/** A boolean of ours. */
export function flag(value: boolean): Code<"literal"> {
  return seal(String(value), "literal");
}

/** A symbol by the name of a scope. */
export function symbol(name: Code<"identifier">): Code<"literal"> {
  return seal(`:${name}`, "literal");
}

/** A symbol of ours that the IR spells, such as a style of parameters. */
export function wordSymbol(word: string): Code<"literal"> {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(word))
    throw new Error(`E-INTERNAL ${word} is no word of ours`);
  return seal(`:${word}`, "literal");
}

const codeOf = (item: Code | Fragment): Code => (typeof item === "string" ? item : item.code);

/** `head(a, b)` on one line if it fits beside `taken` columns, else an item a line. */
export function list(
  head: Code,
  brackets: "()" | "[]" | "{}",
  items: readonly (Code | Fragment)[],
  indent: number,
  taken = 0,
): Fragment<"expression"> {
  const [open, close] = [brackets.slice(0, 1), brackets.slice(1)];
  if (items.length === 0) return made(brackets === "()" ? head : `${head}${brackets}`);
  const inner = items.map(codeOf).join(", ");
  const line = brackets === "{}" ? `${head}{ ${inner} }` : `${head}${open}${inner}${close}`;
  if (!line.includes("\n") && indent + taken + line.length <= WIDTH) return made(line);
  const pad = " ".repeat(indent + 2);
  const body = items.map((item) => `${pad}${codeOf(item)}`).join(",\n");
  return made(`${head}${open}\n${body}\n${" ".repeat(indent)}${close}`);
}

const made = (code: string): Fragment<"expression"> => ({
  code: seal(code, "expression"),
  imports: [],
});

/** An item a line, whatever fits. */
export function rows(
  head: Code,
  brackets: "()" | "[]" | "{}",
  items: readonly (Code | Fragment)[],
  indent: number,
): Fragment<"expression"> {
  return list(head, brackets, items, indent, WIDTH);
}

/** `"key" => value`. */
export function pair(key: Code, value: Code | Fragment): Fragment<"expression"> {
  return made(`${key} => ${codeOf(value)}`);
}

/** `name: value`; `name:` alone where the value is the variable of that name. */
export function named(name: Code, value: Code | Fragment): Fragment<"expression"> {
  const code = codeOf(value);
  return made(code === String(name) && !KEYWORDS.has(name) ? `${name}:` : `${name}: ${code}`);
}

const KEYWORDS: ReadonlySet<string> = new Set(["self", "nil", "true", "false"]);

/** A key of a literal Hash of symbols: `name: ` for identifiers alone. */
export function key(name: string): Code<"identifier"> {
  return seal(/^[a-z_][a-z0-9_]*$/i.test(name) ? name : text(name), "identifier");
}

/** A qualified name: names of ours and of a scope alone. */
export function qualified(...parts: readonly (Code | string)[]): Code<"identifier"> {
  const name = parts.filter((part) => part !== "").join("::");
  if (!/^[A-Za-z0-9_:]+$/.test(name)) throw new Error(`E-INTERNAL ${name} is no name of ours`);
  return seal(name, "identifier");
}

/** A regular expression literal; a pattern that Ruby may read otherwise never matches. */
export function pattern(source: string): Code<"literal"> {
  const simple = /^[\^$A-Za-z0-9_.|()[\]{}+*?-]*$/.test(source);
  const anchored = source.replace(/^\^/, "\\A").replace(/\$$/, "\\z");
  return seal(simple ? `/${anchored}/` : `/${source.replace(/[^A-Za-z0-9]/gu, ".")}/`, "literal");
}

// Comments that the interpreter or a tool obeys.
const DIRECTIVE =
  /((?:frozen[_-]string[_-]literal|warn[_-]indent|shareable[_-]constant[_-]value|(?:en)?coding|rubocop|typed|steep)\s*)[:=]/gi;

/** Prose as the inside of a line comment: it can end no line, starts no tag, and commands nothing. */
function harmless(value: string): string {
  return value
    .replace(UNPRINTABLE, " ")
    .replace(DIRECTIVE, "$1 ")
    .replaceAll("-*-", "- * -")
    .replace(/^(\s*)@/, "$1(at)")
    .trimEnd();
}

/** Prose as a part of one line of a comment. */
export function phrase(value: string): Code<"comment"> {
  return seal(harmless(oneLine(value)), "comment");
}

/** Prose as lines of a comment, wrapped. */
export function docLines(
  doc: Doc | undefined,
  fallback: string,
  indent: number,
  deprecated?: Deprecation,
): readonly Code<"comment">[] {
  const lines = wrappedDoc(doc, fallback, WIDTH - indent - 2, harmless);
  const note = deprecated === undefined ? [] : [deprecation(deprecated)];
  return [...lines, ...note].map(commentLine);
}

const commentLine = (line: string): Code<"comment"> =>
  seal(line === "" ? "#" : `# ${line}`, "comment");

/** A tag line of a doc comment: `# @param name [Type] prose`. */
export function tag(
  kind: "@param" | "@return" | "@raise",
  name: Code | undefined,
  type: Code,
  prose: string,
): Code<"comment"> {
  const parts = [kind, name ?? "", `[${type}]`, harmless(oneLine(prose))];
  return commentLine(parts.filter((part) => part !== "").join(" "));
}

const deprecation = (facts: Deprecation): string =>
  `@deprecated ${harmless(oneLine(deprecationNote(facts)))}`;

/** A type of several members, each once. */
export function anyOf(
  members: readonly Code[],
  separator: ", " | " | ",
  all: Code<"type">,
): Code<"type"> {
  const once = [...new Set<string>(members)];
  return once.includes(all) ? all : seal(once.join(separator), "type");
}
