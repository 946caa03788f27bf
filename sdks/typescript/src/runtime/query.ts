import { ConfigurationError } from "./errors.ts";
import { checkedValue } from "./headers.ts";

/**
 * The parameter styles of OpenAPI 3.0, written as one mark behind a name in an operation's tables:
 * none = form, exploded; `,` form; `_` spaceDelimited; `|` pipeDelimited; `[]` deepObject; `{}` JSON. A leading `+` allows
 * reserved characters.
 */
export interface ParameterSpec {
  /** The property that holds the value in the caller's record. */
  readonly key: string;
  /** The name on the wire. */
  readonly name: string;
  readonly style: string;
  readonly reserved: boolean;
}

const tables = new Map<string, readonly ParameterSpec[]>();

/** Parses the blank-separated table of an operation, e.g. `ids, filter[] prefer=Prefer`; each text once. */
export function parameterTable(spec: string | undefined): readonly ParameterSpec[] {
  if (!spec) return [];
  let table = tables.get(spec);
  if (!table) tables.set(spec, (table = spec.split(" ").filter(Boolean).map(parameter)));
  return table;
}

/** One entry of a table. */
export function parameter(entry: string): ParameterSpec {
  const [, plus, body = "", style = ""] = /^(\+?)(.+?)(,|_|\||\[\]|\{\}|\*)?$/.exec(entry) ?? [];
  const [key = "", name = key] = body.split("=").map(decodeURIComponent);
  return { key, name, style, reserved: plus === "+" };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** One value as text. Throws for what has no exact text: NaN, an unsafe integer, a function. */
export function scalarText(value: unknown, name: string): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  if (typeof value === "number" && Number.isFinite(value)) {
    if (!Number.isInteger(value) || Number.isSafeInteger(value)) return String(value);
  }
  throw new ConfigurationError(
    `The parameter ${name} holds a value that cannot be sent (${typeof value}); nothing was sent.`,
  );
}

// encodeURIComponent leaves these five, which a strict reader of RFC 3986 takes for delimiters.
const encode = (text: string): string =>
  encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const encodeReserved = (text: string): string =>
  encodeURI(wellFormed(text)).replace(/%5B/g, "[").replace(/%5D/g, "]").replace(/[#&+]/g, encode);

/** Half a surrogate pair has no UTF-8 form; sending a replacement character would falsify the value. */
function wellFormed(text: string): string {
  if (!/\p{Surrogate}/u.test(text)) return text;
  throw new ConfigurationError("A parameter holds half a surrogate pair; nothing was sent.");
}

/** `name=value` pairs, already escaped, for one query or cookie parameter; none when it is absent. */
export function queryPairs(spec: ParameterSpec, value: unknown): string[] {
  if (value === undefined) return [];
  const escape = spec.reserved ? encodeReserved : encode;
  const { name, style } = spec;
  const key = encode(name).replace(/%5B/g, "[").replace(/%5D/g, "]");
  const text = (item: unknown): string => escape(scalarText(item, name));
  const join = { ",": ",", _: "%20", "|": "%7C" }[style];
  if (style === "{}") return [`${key}=${escape(JSON.stringify(value))}`];
  if (value === null) return [`${key}=`];
  if (Array.isArray(value)) {
    if (style === "[]") return value.map((item) => `${key}[]=${text(item)}`);
    if (join !== undefined) return value.length ? [`${key}=${value.map(text).join(join)}`] : [];
    return value.map((item) => `${key}=${text(item)}`);
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    if (style === "[]") return deepPairs(key, value, text);
    if (join !== undefined) {
      const flat = entries.flatMap(([part, item]) => [encode(part), text(item)]);
      return flat.length ? [`${key}=${flat.join(join)}`] : [];
    }
    return entries.map(([part, item]) => `${encode(part)}=${text(item)}`);
  }
  return [`${key}=${text(value)}`];
}

/** `filter[a]=1&filter[b][c]=2`; the standard leaves nesting open, this is the common reading. */
function deepPairs(key: string, value: unknown, text: (item: unknown) => string): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(`${key}[]`, item, text));
  if (!isRecord(value)) return [`${key}=${text(value)}`];
  return Object.entries(value).flatMap(([part, item]) =>
    deepPairs(`${key}[${encode(part)}]`, item, text),
  );
}

/** A header's text in style simple. */
export function headerText(spec: ParameterSpec, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const part = (item: unknown): string => scalarText(item, spec.name);
  if (spec.style === "{}") return checkedValue(spec.name, JSON.stringify(value));
  const text = Array.isArray(value)
    ? value.map(part).join(",")
    : isRecord(value)
      ? Object.entries(value)
          .map(([key, item]) =>
            spec.style === "*" ? `${key}=${part(item)}` : `${key},${part(item)}`,
          )
          .join(",")
      : part(value);
  return checkedValue(spec.name, text);
}

/**
 * Fills `{id}`, `{id*}`, `{.id}`, `{;id}`, `{id{}}` of a path template from positional values (styles simple, label, matrix).
 * Throws for an empty value: it would address another resource.
 */
export function expandPath(template: string, values: readonly unknown[]): string {
  let index = 0;
  return template.replace(
    /\{([.;]?)([^{}*]+)(\*?)(\{\})?\}/g,
    (_, prefix: string, raw: string, star: string, json?: string) => {
      const name = decodeURIComponent(raw);
      const value = values[index++];
      const text = json
        ? encode(JSON.stringify(value) ?? "")
        : pathValue(name, value, prefix, star === "*");
      // "." and ".." would be resolved away by URL parsers on the way.
      if (text === "" || /^\.\.?$/.test(text))
        throw new ConfigurationError(
          `The path parameter ${name} must not be empty or only dots; nothing was sent.`,
        );
      return text;
    },
  );
}

function pathValue(name: string, value: unknown, prefix: string, explode: boolean): string {
  if (value === undefined || value === null) return "";
  const part = (item: unknown): string => encode(scalarText(item, name));
  const pairs = isRecord(value) ? Object.entries(value) : undefined;
  const items = Array.isArray(value)
    ? value.map(part)
    : pairs
      ? pairs.flatMap(([key, item]) =>
          explode ? [`${encode(key)}=${part(item)}`] : [encode(key), part(item)],
        )
      : [part(value)];
  switch (prefix) {
    case ".":
      return items.length ? `.${items.join(explode ? "." : ",")}` : "";
    case ";":
      if (!explode) return `;${encode(name)}=${items.join(",")}`;
      return items.map((item) => (pairs ? `;${item}` : `;${encode(name)}=${item}`)).join("");
    default:
      return items.join(",");
  }
}
