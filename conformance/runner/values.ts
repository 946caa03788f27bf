/**
 * Tagged values and variables of a case. Arguments in a case file are written as plain YAML; on the pipe integers,
 * decimals and null travel tagged, so that no value can pass through a float unseen.
 */
export type Variables = Map<string, unknown>;

const tags = [
  "$i64",
  "$f64",
  "$dec",
  "$ts",
  "$date",
  "$bytes",
  "$null",
  "$enum",
  "$absent",
] as const;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function tagOf(value: unknown): (typeof tags)[number] | null {
  if (!isRecord(value)) return null;
  const [key] = Object.keys(value);
  const tag = tags.find((name) => name === key);
  return tag !== undefined && Object.keys(value).length === 1 ? tag : null;
}

const whole = /^\$([a-zA-Z][a-zA-Z0-9_]*)$/;
const inside = /\$\{([a-zA-Z][a-zA-Z0-9_]*)\}/g;

/** Replaces `$name` (a whole string) and `${name}` (inside one) by the case's variables; an unknown name throws. */
export function substitute(value: unknown, variables: Variables): unknown {
  if (typeof value === "string") {
    const name = whole.exec(value)?.[1];
    if (name !== undefined) return known(name, variables);
    return value.replace(inside, (_, key: string) => String(known(key, variables)));
  }
  if (Array.isArray(value)) return value.map((item: unknown) => substitute(item, variables));
  if (!isRecord(value)) return value;
  if ("$repeat" in value) return repeated(value, variables);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, substitute(item, variables)]),
  );
}

/** `{ $repeat: "x", times: 1000 }` for texts and lists that nobody wants to read in a case file. */
function repeated(value: Readonly<Record<string, unknown>>, variables: Variables): unknown {
  const what = substitute(value["$repeat"], variables);
  const times = Number(substitute(value["times"], variables));
  if (typeof what === "string") return what.repeat(times);
  return Array.from({ length: times }, () => structuredClone(what));
}

function known(name: string, variables: Variables): unknown {
  if (!variables.has(name)) {
    throw new Error(`the case uses $${name}, which nothing has bound before this point`);
  }
  const value = variables.get(name);
  return isRecord(value) && "$repeat" in value ? repeated(value, variables) : value;
}

/** Plain YAML to tagged form: integers to `$i64`, fractions to `$f64`, null to `$null`; tagged values stay. */
export function tag(value: unknown): unknown {
  if (value === null) return { $null: 1 };
  if (typeof value === "number") {
    return Number.isInteger(value) ? { $i64: String(value) } : { $f64: String(value) };
  }
  if (typeof value === "bigint") return { $i64: String(value) };
  if (Array.isArray(value)) return value.map(tag);
  if (!isRecord(value) || tagOf(value) !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tag(item)]));
}

/** Tagged form to the JSON that must be on the wire; big integers keep their digits through `rawJson`. */
export function untag(value: unknown): unknown {
  const name = tagOf(value);
  if (name !== null && isRecord(value)) {
    switch (name) {
      case "$i64":
        return Number(value[name]);
      case "$f64":
        return Number(value[name]);
      case "$null":
        return null;
      case "$enum":
        return (value[name] as { raw: string }).raw;
      case "$absent":
        return undefined;
      case "$dec":
      case "$ts":
      case "$date":
      case "$bytes":
        return value[name];
      default:
        return name satisfies never;
    }
  }
  if (Array.isArray(value)) return value.map(untag);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => tagOf(item) !== "$absent")
      .map(([key, item]) => [key, untag(item)]),
  );
}
