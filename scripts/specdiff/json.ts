/** JSON values and pointers (RFC 6901). */
export interface JsonObject {
  readonly [key: string]: unknown;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((item): item is string => typeof item === "string");

/** `base` and one more step. */
export function step(base: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (pointer, key) => `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    base,
  );
}

export function keysOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value at `pointer`, undefined where it leads nowhere. */
export function at(document: unknown, pointer: string): unknown {
  let value = document;
  for (const key of keysOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** Text that is equal exactly where two values are equal; the order of members does not count. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "undefined";
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${members.join(",")}}`;
}
