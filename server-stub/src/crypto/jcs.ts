/** Any value JSON can carry. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * RFC 8785 canonical JSON: keys by UTF-16 code units, numbers and strings as ECMAScript prints them.
 * Members whose value is undefined are left out, as JSON.stringify does. Throws a RangeError on NaN, infinities and lone surrogates.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value))
      throw new RangeError("canonical JSON has no NaN and no infinities");
    return JSON.stringify(value);
  }
  if (typeof value === "string") {
    if (!value.isWellFormed()) throw new RangeError("canonical JSON has no lone surrogates");
    return JSON.stringify(value);
  }
  if (isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members: string[] = [];
  // The default order of sort() is by UTF-16 code units, exactly what the RFC asks for.
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member !== undefined) members.push(`${canonicalJson(key)}:${canonicalJson(member)}`);
  }
  return `{${members.join(",")}}`;
}

/** Array.isArray does not narrow readonly arrays. */
function isArray(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
