/** What a parsed document holds: JSON, with numbers that JavaScript would round kept as text. */
export type Value = null | boolean | number | string | ExactNumber | readonly Value[] | ValueObject;
/** A JSON object. Keys are data: read it only through `own` and `entries`, never by plain indexing. */
export interface ValueObject {
  readonly [key: string]: Value;
}

/** A number that a double cannot hold, as decimal text. */
export class ExactNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
  toJSON(): string {
    return this.text;
  }
}

/** Reads a JSON number; the answer prints the same value as the text. */
export function exactly(text: string): number | ExactNumber {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  if (!Number.isFinite(value) || Number.isInteger(value))
    return new ExactNumber(plainDecimal(text));
  const digits = text
    .replace(/[eE].*$/, "")
    .replace(/[^0-9]/g, "")
    .replace(/^0+/, "");
  return digits.length > 17 ? new ExactNumber(plainDecimal(text)) : value;
}

/** Rewrites a number without exponent, as long as that stays readable (400 digits). */
export function plainDecimal(text: string): string {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text.trim());
  if (match === null) return text;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  const shift = Number(exponent);
  if (Math.abs(shift) > 400) return text;
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = point <= 0 ? "0".repeat(1 - point) + digits : digits.padEnd(point, "0");
  const cut = Math.max(point, 1);
  const left = padded.slice(0, cut).replace(/^0+(?=\d)/, "");
  const right = padded.slice(cut).replace(/0+$/, "");
  const body = right === "" ? left : `${left}.${right}`;
  return sign === "-" && body !== "0" ? `-${body}` : body;
}

/** Whether a value is a JSON object (not an array, not a number kept as text). */
export function isObject(value: unknown): value is ValueObject {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof ExactNumber)
  );
}

/** Whether a value is a JSON array. */
export function isList(value: unknown): value is readonly Value[] {
  return Array.isArray(value);
}

/** The member of that name, or undefined; never something inherited. */
export function own(value: unknown, key: string): Value | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The member if it is an object. */
export function ownObject(value: unknown, key: string): ValueObject | undefined {
  const member = own(value, key);
  return isObject(member) ? member : undefined;
}

/** The member if it is an array, else an empty one. */
export function ownList(value: unknown, key: string): readonly Value[] {
  const member = own(value, key);
  return isList(member) ? member : [];
}

/** The member if it is a non-empty string. */
export function ownText(value: unknown, key: string): string | undefined {
  const member = own(value, key);
  return typeof member === "string" && member !== "" ? member : undefined;
}

/** The members of an object in document order; nothing for other values. */
export function entries(value: unknown): readonly (readonly [string, Value])[] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Sets a member even when its name is `__proto__`. */
export function put(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

/** Compares two strings by code point, the order of all sorted lists. */
export function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
