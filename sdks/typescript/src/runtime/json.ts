import { ConfigurationError, DecodingError } from "./errors.ts";

/**
 * A number whose text is not a plain short integer, kept as text until the codec knows the type of its place. Only
 * made when a body holds such a number, which a test on the text finds out.
 */
export class NumberText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

// A run of 16 digits, or a number with a fraction or an exponent where a JSON value can stand. May also match inside
// a string: then the slow path is taken for nothing, which costs time, never exactness.
const SUSPICIOUS = /\d{16}|[:[,]\s*-?\d+(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+)\s*[,\]}]/;
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** A parsed body; `exact` is false while {@link NumberText}s stand in it. */
export interface Parsed {
  readonly value: unknown;
  readonly exact: boolean;
}

/** Parses JSON (RFC 8259) without rounding a number. Throws {@link DecodingError} for malformed text. */
export function parseJson(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DecodingError("The body is not valid JSON.", { path: "$" });
  }
  if (typeof value === "number" ? isPlain(text.trim()) : !SUSPICIOUS.test(text))
    return { value, exact: true };
  // Numbers become strings under a prefix that no body can foresee, and from there NumberTexts.
  const mark = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const marked = text.replace(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') || isPlain(token) ? token : `"${mark}${token}"`,
  );
  const reviver = (_: string, item: unknown): unknown =>
    typeof item === "string" && item.startsWith(mark)
      ? new NumberText(item.slice(mark.length))
      : item;
  try {
    return { value: JSON.parse(marked, reviver), exact: false };
  } catch {
    throw new DecodingError("The body is nested too deeply.", { path: "$" });
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
export function settleLoosely(value: unknown): unknown {
  if (value instanceof NumberText) return exactNumber(value.text) ?? value.text;
  if (Array.isArray(value)) return value.map(settleLoosely);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, settleLoosely(item)]));
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
