import type { Name, TargetId } from "./types.ts";

const SYMBOLS: Readonly<Record<string, string>> = {
  "+": "plus",
  "<": "less",
  ">": "greater",
  "=": "equals",
  "!": "not",
  "*": "star",
  "%": "percent",
  "&": "and",
  "|": "or",
};
const SPARE_SYMBOLS: Readonly<Record<string, string>> = {
  $: "dollar",
  "@": "at",
  "#": "hash",
  "-": "minus",
  _: "underscore",
  ".": "dot",
  ",": "comma",
  ":": "colon",
  ";": "semicolon",
  "/": "slash",
  "\\": "backslash",
  "?": "question",
  "~": "tilde",
  "^": "caret",
  "(": "open",
  ")": "close",
  "[": "open",
  "]": "close",
  "{": "open",
  "}": "close",
  '"': "quote",
  "'": "quote",
  "`": "tick",
  " ": "space",
};

const CACHE = new Map<string, readonly string[]>();

/**
 * Splits a wire spelling into lower-case ASCII words; never empty. Symbols that carry meaning are spelled out (`+1`: plus 1,
 * `-created`: minus created); other scripts become code points.
 */
export function wordsOf(wire: string): readonly string[] {
  const known = CACHE.get(wire);
  if (known !== undefined) return known;
  const words = split(wire);
  if (CACHE.size > 50_000) CACHE.clear();
  CACHE.set(wire, words);
  return words;
}

function split(wire: string): readonly string[] {
  if (wire === "") return ["empty"];
  const ascii = toAscii(wire);
  const spelled = ascii
    .replace(/^-(?=[A-Za-z0-9])/, " minus ")
    .replace(/[+<>=!*%&|]/g, (symbol) => ` ${SYMBOLS[symbol] ?? ""} `)
    .replace(/OAuth/g, "Oauth");
  const words = cut(spelled);
  return words.length > 0
    ? words
    : cut([...ascii].map((symbol) => SPARE_SYMBOLS[symbol] ?? "symbol").join(" "));
}

function cut(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map(lower);
}

function toAscii(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  let ascii = "";
  for (const symbol of text.normalize("NFKD")) {
    const code = symbol.codePointAt(0) ?? 0;
    if (code < 0x80) ascii += code < 0x20 ? " " : symbol;
    else if (code < 0x300 || code > 0x36f)
      ascii += /\p{L}|\p{N}|\p{S}/u.test(symbol) ? ` u${code.toString(16)} ` : " ";
  }
  return ascii;
}

/** ASCII lower case, the same in every locale. */
export function lower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Words written as one PascalCase identifier; used for ids, never for output. */
export function pascal(words: readonly string[]): string {
  return words.map((word) => word.replace(/^[a-z]/, (letter) => letter.toUpperCase())).join("");
}

/** What two names share if no casing can tell them apart. */
export function nameKey(words: readonly string[]): string {
  return words.join("");
}

/** A name with pinned spellings per target, if any. */
export function nameOf(
  wire: string,
  words: readonly string[] = wordsOf(wire),
  override?: Readonly<Record<TargetId, string>>,
): Name {
  return override === undefined ? { wire, words } : { wire, words, override };
}

/** Six hex digits of a text's hash (FNV-1a, 32 bits folded to 24): the same everywhere, for names of last resort. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  const folded = ((hash >>> 24) ^ hash) & 0xffffff;
  return folded.toString(16).padStart(6, "0");
}

/** The singular form of an English noun, well enough to compare names by. */
export function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ses|xes|zes|ches|shes)$/.test(word)) return word.slice(0, -2);
  return /s$/.test(word) && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}
