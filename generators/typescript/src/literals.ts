/** The only place where text of a document becomes a literal or a comment; each function escapes for one position. */
import {
  deprecationSentences,
  seal,
  wrapWords,
  type Code,
  type Deprecation,
  type Doc,
  type Json,
} from "@njia/generator-core";

// Beyond what JSON escapes: DEL, line separators, and halves of surrogate pairs, which no UTF-8 file can hold.
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff]|\p{Surrogate}/gu;
const escapeUnit = (char: string): string =>
  `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A string literal in double quotes. */
export function text(value: string): Code<"literal"> {
  return seal(JSON.stringify(value).replace(UNPRINTABLE, escapeUnit), "literal");
}

/** A string, number or boolean literal; a number keeps its exact text. */
export function scalar(value: string | number | boolean): Code<"literal"> {
  return typeof value === "string" ? text(value) : seal(String(value), "literal");
}

/** A property key: bare where it is an identifier, quoted otherwise. `__proto__` is computed, so that it stays data. */
export function key(name: string): Code<"literal"> {
  if (name === "__proto__") return seal('["__proto__"]', "literal");
  return /^[A-Za-z_$][\w$]*$/.test(name) ? seal(name, "literal") : text(name);
}

/** A JSON value as an expression, laid out over lines where it is long. */
export function json(value: Json, indent = ""): Code<"literal"> {
  const inner = `${indent}  `;
  const short = (code: string): boolean =>
    code.length + indent.length <= 88 && !code.includes("\n");
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => json(item, inner));
    const line = `[${items.join(", ")}]`;
    return seal(
      short(line) ? line : `[\n${inner}${items.join(`,\n${inner}`)},\n${indent}]`,
      "literal",
    );
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(
      ([name, item]) => `${key(name)}: ${json(item as Json, inner)}`,
    );
    if (entries.length === 0) return seal("{}", "literal");
    const line = `{ ${entries.join(", ")} }`;
    return seal(
      short(line) ? line : `{\n${inner}${entries.join(`,\n${inner}`)},\n${indent}}`,
      "literal",
    );
  }
  return value === null ? seal("null", "literal") : scalar(value as string | number | boolean);
}

/** A name in an operation's tables: percent-encoded but for letters, digits, `_`, `-`, `$`, `.`. */
export function tableName(name: string): string {
  return name.replace(/[^A-Za-z0-9_$.-]/gu, (char) => {
    const bytes = new TextEncoder().encode(char);
    return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(
      "",
    );
  });
}

/** Prose as the inside of a doc comment, wrapped; it can neither end the comment nor be taken for a tag. */
export function comment(prose: string, width = 92): Code<"comment"> {
  const clean = prose
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]|\p{Surrogate}/gu, " ")
    .replaceAll("*/", "*\\/")
    .replaceAll("/*", "/\\*")
    .replace(/@(?=internal)|(?<=^|[\s{(])@(?=[A-Za-z])/gi, "@ ");
  const lines = clean.split("\n").flatMap((line) => wrapWords(line.trim(), width));
  const text = lines
    .join("\n")
    .replace(/\n{2,}/g, "\n\n")
    .trim();
  return seal(text, "comment");
}

/** The text of a whole file that is no TypeScript: Markdown, JSON. Its caller has escaped what stands in it. */
export function fileText(text: string): Code<"file"> {
  return seal(text, "file");
}

/** Prose on one line of Markdown, table cells included: no markup and no control character gets through. */
export function markdown(prose: string): string {
  return comment(prose, 10_000)
    .replace(/\s+/g, " ")
    .replace(/[\\{}[\]<>|#!]/g, (char) => `\\${char}`)
    .trim();
}

/** Code moved to the right by two blanks. */
export function indented(code: Code<"expression">): Code<"expression"> {
  return seal(code.split("\n").join("\n  "), "expression");
}

/** Code of ours inside a doc comment: its strings may hold what would end the comment or look like a tag. */
export function commentedCode(code: Code<"expression">): Code<"expression"> {
  const text = code
    .replaceAll("*/", "*\\u002f")
    .replace(/@(?=internal)|(?<=^|[\s{(])@(?=[A-Za-z])/gi, "\\u0040");
  return seal(text, "expression");
}

/** Summary, body, link and deprecation of anything declared, as one comment; undefined when there is nothing to say. */
export function docComment(
  doc: Doc | undefined,
  deprecated?: Deprecation,
  extra: readonly string[] = [],
): Code<"comment"> | undefined {
  const prose = [doc?.summary, doc?.body, ...extra, doc?.link && `See ${doc.link}`].filter(
    (part): part is string => part !== undefined && part !== "",
  );
  const parts: string[] = prose.length ? [comment(prose.join("\n\n"))] : [];
  if (deprecated)
    parts.push(`@deprecated ${comment(deprecationText(deprecated)).replace(/\s+/g, " ")}`);
  return parts.length ? seal(parts.join("\n\n"), "comment") : undefined;
}

/** What to do instead of something deprecated, in one sentence or two. */
export const deprecationText = (deprecated: Deprecation): string =>
  deprecationSentences(deprecated, {
    start: "Deprecated",
    otherwise: "Do not use it any more.",
  });
