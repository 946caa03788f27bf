import { ConfigurationError, DecodingError } from "./errors.ts";
import { exactNumber, numberText, type Parsed } from "./json.ts";

/**
 * A type as data: `[spec, refs?]`, where `refs` gives the shapes that `spec` mentions by index. The format is described in
 * the generator's README; {@link checkAnswer} and {@link checkRequest} interpret it.
 */
export type Shape = readonly [spec: string, refs?: () => readonly Shape[]];

interface Expression {
  readonly optional: boolean;
  readonly nullable: boolean;
  readonly of: "s" | "b" | "i" | "n" | "u" | "[" | "{" | number;
  readonly item?: Expression;
}
type Compiled =
  | { readonly kind: "expression"; readonly is: Expression }
  | {
      readonly kind: "record";
      readonly fields: readonly (readonly [string, Expression])[];
      readonly known: ReadonlySet<string>;
      readonly extra?: Expression;
    }
  | {
      readonly kind: "union";
      readonly by: string;
      readonly variants: readonly (readonly [string, Expression])[];
    };

const compiled = new WeakMap<Shape, Compiled>();

/** Where a value contradicts its shape; the path grows while the recursion unwinds. */
interface Mismatch {
  path: string;
  readonly expected: string;
  readonly found: string;
}
/**
 * `answer`: all is checked. `numbers`: only that numbers are exact (webhooks, whose payload may follow an older version).
 * `request`: only that what should be an integer is one.
 */
type Mode = "answer" | "numbers" | "request";

/**
 * Checks a parsed body in place and settles the numbers kept as text in it. Returns the value; throws
 * {@link DecodingError} with a JSON path for a missing required field, a wrong type, a null where none is allowed, or a
 * number that would have to be rounded. Unknown fields, enum values and variants pass.
 */
export function checkAnswer({ value, mark }: Parsed, shape: Shape, strict = true): unknown {
  const holder = { value };
  const mode = strict ? "answer" : "numbers";
  let wrong: Mismatch | undefined;
  try {
    wrong = new Check(mode, mark).reference(holder, "value", shape);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    wrong = { path: "", expected: "a body of sane depth", found: "endless nesting" };
  }
  if (wrong === undefined) return holder.value;
  const path = wrong.path.replace(/^(?:\.value|\["value"\])?/, "$");
  throw new DecodingError(
    `At ${path} the answer holds ${wrong.found} instead of ${wrong.expected}.`,
    {
      path,
    },
  );
}

/** Throws {@link ConfigurationError} if a request holds a fraction, text or NaN where an integer must stand. */
export function checkRequest(value: unknown, shape: Shape): void {
  const wrong = new Check("request", "").reference({ value }, "value", shape);
  if (wrong === undefined) return;
  const path = wrong.path.replace(/^\.value/, "$");
  throw new ConfigurationError(
    `At ${path} the request holds ${wrong.found} instead of ${wrong.expected}; nothing was sent.`,
    { path },
  );
}

class Check {
  readonly #mode: Mode;
  readonly #mark: string;
  constructor(mode: Mode, mark: string) {
    this.#mode = mode;
    this.#mark = mark;
  }

  /** Checks `holder[key]` against a shape. */
  reference(holder: object, key: string | number, shape: Shape): Mismatch | undefined {
    const type = compile(shape);
    if (type.kind === "expression") return this.#expression(holder, key, type.is, shape);
    const value = read(holder, key);
    if (type.kind === "union") return this.#union(holder, key, type, shape);
    if (!isObject(value)) return this.#wrong(key, "an object", value);
    for (const [name, is] of type.fields) {
      const wrong = this.#expression(value, name, is, shape);
      if (wrong) return within(wrong, key);
    }
    if (!type.extra && this.#mark === "") return undefined;
    for (const name of Object.keys(value)) {
      if (type.known.has(name)) continue;
      const wrong = type.extra
        ? this.#expression(value, name, type.extra, shape)
        : this.#settle(value, name);
      if (wrong) return within(wrong, key);
    }
    return undefined;
  }

  #expression(
    holder: object,
    key: string | number,
    is: Expression,
    shape: Shape,
  ): Mismatch | undefined {
    const value = read(holder, key);
    if (value === undefined)
      return is.optional || this.#mode !== "answer"
        ? undefined
        : this.#wrong(key, "a required value", value);
    if (value === null)
      return is.nullable || is.of === "u" ? undefined : this.#wrong(key, "a value", value);
    switch (is.of) {
      case "s":
        return typeof value === "string" && this.#text(value) === undefined
          ? undefined
          : this.#wrong(key, "a string", value, holder);
      case "b":
        return typeof value === "boolean"
          ? undefined
          : this.#wrong(key, "a boolean", value, holder);
      case "i":
        if (Number.isSafeInteger(value)) return undefined;
        return this.#mode === "numbers" &&
          typeof value !== "number" &&
          this.#text(value) === undefined
          ? this.#settle(holder, key)
          : this.#mismatch(key, "an integer within +-(2^53 - 1)", value);
      case "n":
        return this.#number(holder, key, value);
      case "u":
        return this.#settle(holder, key);
      case "[":
        if (!Array.isArray(value)) return this.#wrong(key, "a list", value, holder);
        return this.#each(value, value.keys(), key, is, shape);
      case "{":
        if (!isObject(value)) return this.#wrong(key, "an object", value, holder);
        return this.#each(value, Object.keys(value), key, is, shape);
      default: {
        const target = shape[1]?.()[is.of];
        return target && this.reference(holder, key, target);
      }
    }
  }

  #each(
    value: object,
    keys: Iterable<string | number>,
    key: string | number,
    is: Expression,
    shape: Shape,
  ): Mismatch | undefined {
    for (const index of keys) {
      const wrong = is.item && this.#expression(value, index, is.item, shape);
      if (wrong) return within(wrong, key);
    }
    return undefined;
  }

  #number(holder: object, key: string | number, value: unknown): Mismatch | undefined {
    if (typeof value === "number" && Number.isFinite(value)) return undefined;
    const text = this.#text(value);
    if (text === undefined) return this.#mismatch(key, "a number", value);
    // The nearest double is what this type means; only infinity is not.
    const double = Number(text);
    if (!Number.isFinite(double))
      return this.#mismatch(key, "a number within the range of a double", value);
    write(holder, key, double);
    return undefined;
  }

  #union(
    holder: object,
    key: string | number,
    type: Compiled & { kind: "union" },
    shape: Shape,
  ): Mismatch | undefined {
    const value = read(holder, key);
    const pick = (tag: string): Expression | undefined =>
      type.variants.find(([name]) => name === tag)?.[1];
    const as = (is: Expression | undefined): Mismatch | undefined =>
      is ? this.#expression(holder, key, is, shape) : this.#settle(holder, key);
    switch (type.by) {
      case "#":
        return as(
          pick(this.#type(value)) ?? (this.#type(value) === "integer" ? pick("number") : undefined),
        );
      case "?":
        // A variant without a deciding key takes what the others leave.
        return as(
          type.variants.find(
            ([name]) => name !== "" && isObject(value) && Object.hasOwn(value, name),
          )?.[1] ?? pick(""),
        );
      case "!": {
        const fit = type.variants.find(([, is]) => {
          const copy = { value: clone(value) };
          return this.#expression(copy, "value", is, shape) === undefined;
        });
        return as(fit?.[1]);
      }
      default: {
        if (!isObject(value)) return this.#wrong(key, "an object", value, holder);
        const tag = read(value, type.by);
        if (tag === undefined || tag === null) {
          const wrong = this.#wrong(type.by, "a tag", tag);
          if (wrong) return within(wrong, key);
        }
        return as(pick(String(tag)));
      }
    }
  }

  /** Numbers in places of unknown type become exact, or an error. */
  #settle(holder: object, key: string | number): Mismatch | undefined {
    if (this.#mark === "") return undefined;
    const value = read(holder, key);
    const text = this.#text(value);
    if (text !== undefined) {
      const settled = exactNumber(text);
      if (settled === undefined)
        return this.#mismatch(key, "a number that can be held exactly", value);
      write(holder, key, settled);
    } else if (typeof value === "object" && value !== null) {
      for (const name of Object.keys(value)) {
        const wrong = this.#settle(value, Array.isArray(value) ? Number(name) : name);
        if (wrong) return within(wrong, key);
      }
    }
    return undefined;
  }

  #text(value: unknown): string | undefined {
    return numberText(value, this.#mark);
  }

  #type(value: unknown): string {
    return this.#text(value) === undefined ? jsonType(value) : "number";
  }

  #mismatch(key: string | number, expected: string, value: unknown): Mismatch {
    const found = this.#type(value);
    return { path: step(key), expected, found: named(value === undefined ? "nothing" : found) };
  }

  /** A contradiction in an answer; elsewhere only numbers matter, and the value is settled as it came. */
  #wrong(
    key: string | number,
    expected: string,
    value: unknown,
    holder?: object,
  ): Mismatch | undefined {
    if (this.#mode === "answer") return this.#mismatch(key, expected, value);
    return holder && this.#settle(holder, key);
  }
}

function compile(shape: Shape): Compiled {
  let type = compiled.get(shape);
  if (!type) compiled.set(shape, (type = parse(shape[0])));
  return type;
}

function parse(spec: string): Compiled {
  if (spec.startsWith("=")) return { kind: "expression", is: expression(spec.slice(1)) };
  const entries = spec
    .replace(/^\|/, "")
    .split(" ")
    .filter(Boolean)
    .map((entry) => {
      const [name = "", is = ""] = entry.split(":");
      return [name.includes("%") ? decodeURIComponent(name) : name, expression(is)] as const;
    });
  if (spec.startsWith("|")) {
    const [by, ...variants] = entries;
    return { kind: "union", by: by?.[0] ?? "!", variants };
  }
  const fields = entries.filter(([name]) => name !== "*");
  const extra = entries.find(([name]) => name === "*")?.[1];
  const known = new Set(fields.map(([name]) => name));
  return { kind: "record", fields, known, ...(extra && { extra }) };
}

function expression(text: string): Expression {
  const [, flags = "", rest = ""] = /^([-?]*)(.*)$/.exec(text) ?? [];
  const head = { optional: flags.includes("-"), nullable: flags.includes("?") };
  if (/^\d/.test(rest)) return { ...head, of: Number(rest) };
  const of = (rest[0] ?? "s") as "s" | "b" | "i" | "n" | "u" | "[" | "{";
  return of === "[" || of === "{"
    ? { ...head, of, item: expression(rest.slice(1)) }
    : { ...head, of };
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// Own properties only: a field may be called "constructor" and be absent.
const read = (holder: object, key: string | number): unknown =>
  Object.hasOwn(holder, key) ? (holder as Record<string | number, unknown>)[key] : undefined;

function write(holder: object, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

/** A copy to try a variant on: the attempt may settle numbers in it. */
function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, clone(item)]));
}

function jsonType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

function within(wrong: Mismatch, key: string | number): Mismatch {
  wrong.path = step(key) + wrong.path;
  return wrong;
}

function step(key: string | number): string {
  if (typeof key === "number") return `[${key}]`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

/** The kind of a value, never its content: it may be a secret. */
function named(type: string): string {
  if (type === "nothing" || type === "null") return type;
  if (type === "number" || type === "integer") return "another number";
  return `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`;
}
