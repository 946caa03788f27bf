/** Values across the pipe: what is no string, boolean, list or object travels tagged. */
const tags = ["$i64", "$f64", "$dec", "$ts", "$date", "$bytes", "$null", "$enum"];

type Node = Readonly<Record<string, unknown>>;

export function untag(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untag);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value as Node);
  const [first] = entries;
  if (first !== undefined && entries.length === 1 && tags.includes(first[0])) {
    const [name, inner] = first;
    if (name === "$null") return null;
    return name === "$i64" || name === "$f64" ? Number(inner) : inner;
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, untag(item)]));
}

export function tag(value: unknown): unknown {
  if (value === null) return { $null: 1 };
  if (typeof value === "number") {
    return Number.isInteger(value) ? { $i64: String(value) } : { $f64: String(value) };
  }
  if (Array.isArray(value)) return value.map(tag);
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tag(item)]));
}
