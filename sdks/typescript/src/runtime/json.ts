import { ConfigurationError, DecodingError } from "./errors.ts";

/**
 * While a body holds numbers that are not plain short integers, they stand in it as texts behind a prefix that nobody can
 * foresee; the codec, which knows the type of each place, turns them into numbers or errors.
 */
export interface Parsed {
  readonly value: unknown;
  /** The prefix of numbers kept as text; empty when all numbers are exact as they are. */
  readonly mark: string;
}

/** The text of a number that is kept as text, or undefined for any other value. */
export function numberText(value: unknown, mark: string): string | undefined {
  return mark !== "" && typeof value === "string" && value.startsWith(mark)
    ? value.slice(mark.length)
    : undefined;
}

// What a plain parse would falsify or hide: a run of 16 digits, and where a JSON value can stand an exponent, a fraction of
// zeros (an integer in disguise), or 16 digits around a point. May also match inside a string: then the slow path is
// taken for nothing, which costs time, never exactness.
const SUSPICIOUS =
  /\d{16}|(?:^|[:[,])\s*-?(?:\d+(?:\.\d+)?[eE][+-]?\d+|\d+\.0+|[\d.]{17,})\s*(?:[,\]}]|$)/;
// A number before a colon stays as it is: quoted, a malformed key would become a good one.
const STRING_OR_NUMBER =
  /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?!\s*:)/g;

let prefix = "";

/** Parses JSON (RFC 8259) without rounding a number. Throws {@link DecodingError} for malformed text. */
export function parseJson(text: string): Parsed {
  try {
    if (!SUSPICIOUS.test(text)) return { value: JSON.parse(text), mark: "" };
    // Made once and never shown to anybody; not on import, where some runtimes allow no random numbers.
    prefix ||= `${crypto.getRandomValues(new Uint32Array(4)).join("-")}#`;
    const mark = prefix;
    const marked = text.replace(STRING_OR_NUMBER, (token) =>
      token.startsWith('"') || isPlain(token) ? token : `"${mark}${token}"`,
    );
    return { value: JSON.parse(marked), mark };
  } catch {
    throw new DecodingError("The body is not valid JSON.", { path: "$" });
  }
}

function isPlain(token: string): boolean {
  return /^-?\d{1,16}$/.test(token) && Number.isSafeInteger(Number(token));
}

const rawJSON = (JSON as { rawJSON?: (text: string) => unknown }).rawJSON;

/**
 * The value for a number in a place of unknown type. An integer is exact or undefined (an error); a decimal beyond the
 * exact range keeps its text through `JSON.rawJSON` where the runtime has it.
 */
export function exactNumber(text: string): unknown {
  const value = Number(text);
  if (isSameNumber(text, value)) return value;
  if (/^-?\d+$/.test(text) || rawJSON === undefined) return undefined;
  return rawJSON(text);
}

/** Whether the decimal text and the number denote the same value. */
function isSameNumber(text: string, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (/^-?\d+$/.test(text)) return Number.isSafeInteger(value);
  return canonical(text) === canonical(String(value));
}

/** Sign, digits without outer zeros, and power of ten: equal texts if and only if equal values. */
function canonical(text: string): string {
  const [, sign, whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const stripped = digits.replace(/0+$/, "");
  const power = Number(exponent) - fraction.length + digits.length - stripped.length;
  return stripped === "" ? "0" : `${sign ?? ""}${stripped}e${power}`;
}

/** For error bodies, which must never hide the status: a number that cannot be held exactly stays text. */
export function settleLoosely({ value, mark }: Parsed): unknown {
  if (mark === "") return value;
  const settle = (item: unknown): unknown => {
    const text = numberText(item, mark);
    if (text !== undefined) return exactNumber(text) ?? text;
    if (Array.isArray(item)) return item.map(settle);
    if (typeof item !== "object" || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, field]) => [key, settle(field)]));
  };
  return settle(value);
}

/** JSON text of a request body. Throws for what JSON would falsify without a word: NaN, infinities, unsafe integers, BigInt. */
export function stringifyJson(value: unknown): string {
  return JSON.stringify(value, (key, item: unknown) => {
    const exact =
      typeof item === "number"
        ? Number.isFinite(item) && (!Number.isInteger(item) || Number.isSafeInteger(item))
        : typeof item !== "bigint";
    if (exact) return item;
    throw new ConfigurationError(
      `The field ${JSON.stringify(key)} holds a number that JSON cannot carry exactly; nothing was sent.`,
    );
  });
}
