/** Naming policy of a target, and casing that depends on no locale. */
import { existsSync, readFileSync } from "node:fs";
import type { Name, TargetId } from "../ir/types.ts";
import { wordsOf } from "../ir/words.ts";

export type NameRole =
  "type" | "member" | "enum-member" | "method" | "parameter" | "constant" | "module" | "file";
export type Casing = "camel" | "pascal" | "snake" | "screaming" | "kebab" | "flat";

/** How one language spells names. */
export interface Naming {
  readonly casing: Readonly<Record<NameRole, Casing>>;
  /** From `reserved/*.txt`, exact case. */
  readonly reserved: Readonly<Record<NameRole, ReadonlySet<string>>>;
  /** Makes a usable name of a reserved one or of one that starts with a digit: `class` -> `class_`. */
  rescue(word: string, role: NameRole): string;
}

const ASCII = /^[\0-\x7f]*$/;

/** Lower case of A-Z alone; every other character stays. */
export function lowerAscii(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Upper case of a-z alone; every other character stays. */
export function upperAscii(text: string): string {
  if (ASCII.test(text)) return text.toUpperCase();
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Splits a spelling such as `createPayment`, `HTTPServer` or `+1` into lower-case ASCII words; never empty. */
export { shortHash, wordsOf as splitWords } from "../ir/words.ts";

const capital = (word: string): string => upperAscii(word.slice(0, 1)) + word.slice(1);

/** Puts words into a casing; digits that would run together are kept apart by `_`. Nothing but ASCII comes out. */
export function toCase(words: readonly string[], casing: Casing): string {
  const ascii = words
    .map((word) => lowerAscii(word).replace(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "");
  switch (casing) {
    case "camel":
      return humps(ascii.map((word, index) => (index === 0 ? word : capital(word))));
    case "pascal":
      return humps(ascii.map(capital));
    case "snake":
      return ascii.join("_");
    case "screaming":
      return upperAscii(ascii.join("_"));
    case "kebab":
      return ascii.join("-");
    case "flat":
      return ascii.join("");
    default:
      return casing satisfies never;
  }
}

/** `v1` + `2` must not read as `v12`. */
function humps(words: readonly string[]): string {
  return words.reduce(
    (text, word) => (/\d$/.test(text) && /^\d/.test(word) ? `${text}_${word}` : text + word),
    "",
  );
}

const LEGAL = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** The words of a name for one target: its override where there is one. */
export function wordsFor(name: Name, target: TargetId): readonly string[] {
  const override = name.override?.[target] ?? name.override?.["default"];
  return override === undefined ? name.words : wordsOf(override);
}

/**
 * A legal spelling of `words` in a role, reserved words rescued. Names of nothing but separators become `empty`.
 * Files and modules may hold hyphens where their casing is `kebab`.
 */
export function spell(words: readonly string[], role: NameRole, naming: Naming): string {
  const cased = toCase(words, naming.casing[role]) || toCase(["empty"], naming.casing[role]);
  const clash = naming.reserved[role].has(cased);
  const digit = /^[0-9]/.test(cased) && role !== "file";
  return clash || digit ? naming.rescue(cased, role) : cased;
}

/** The spelling of a name: a legal override for this very target is taken letter for letter. */
export function spellName(name: Name, role: NameRole, naming: Naming, target: TargetId): string {
  const pinned = name.override?.[target];
  if (pinned !== undefined && LEGAL.test(pinned) && !naming.reserved[role].has(pinned)) {
    return pinned;
  }
  return spell(wordsFor(name, target), role, naming);
}

const RESERVED_FILES: Readonly<Record<NameRole, string>> = {
  type: "type",
  member: "member",
  "enum-member": "member",
  method: "method",
  parameter: "parameter",
  constant: "member",
  module: "module",
  file: "module",
};

/**
 * Reads `reserved/{type,member,method,parameter,module}.txt` of a target: one word a line, `#` starts a comment.
 * `enum-member.txt`, `constant.txt` and `file.txt` are optional; without them the lists of member and module hold.
 */
export function readReserved(folder: URL): Naming["reserved"] {
  const read = (role: NameRole): ReadonlySet<string> => {
    const own = new URL(`${role}.txt`, folder);
    const file = existsSync(own) ? own : new URL(`${RESERVED_FILES[role]}.txt`, folder);
    const lines = readFileSync(file, "utf8").split("\n");
    return new Set(
      lines.map((line) => line.replace(/#.*/, "").trim()).filter((word) => word !== ""),
    );
  };
  return {
    type: read("type"),
    member: read("member"),
    "enum-member": read("enum-member"),
    method: read("method"),
    parameter: read("parameter"),
    constant: read("constant"),
    module: read("module"),
    file: read("file"),
  };
}
