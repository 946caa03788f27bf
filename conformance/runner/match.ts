/**
 * Compares what a driver returned, or what stood on the wire, with a case's expectation. Expectations are complete
 * unless they say `$partial: true`; there is no "either": an expectation names one outcome.
 */
import { isRecord, substitute, tag, tagOf, type Variables } from "./values.ts";

export type Mismatch = { readonly at: string; readonly message: string };

type Context = {
  readonly variables: Variables;
  /** Values that crossed the pipe are tagged; metadata, errors and wire bodies are plain JSON. */
  readonly tagged: boolean;
};

const formats: Readonly<Record<string, RegExp>> = {
  "uuid-v4": /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  typeid: /^[a-z]{2,6}_[0-7][0-9a-hjkmnp-tv-z]{25}$/,
  timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  "request-id": /^req_[0-9a-zA-Z]+$/,
};

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 200) ?? "nothing";

export function match(expected: unknown, actual: unknown, context: Context, at = ""): Mismatch[] {
  const operator = operatorOf(expected);
  if (operator !== null) return applyOperator(operator, actual, context, at);
  if (typeof expected === "string" && /^\$[a-zA-Z]/.test(expected)) {
    return match(
      context.tagged
        ? tag(substitute(expected, context.variables))
        : substitute(expected, context.variables),
      actual,
      context,
      at,
    );
  }
  if (isRecord(expected) && "$repeat" in expected)
    return match(substitute(expected, context.variables), actual, context, at);
  if (isRecord(expected) && tagOf(expected) === null)
    return matchRecord(expected, actual, context, at);
  if (Array.isArray(expected)) return matchList(expected, actual, context, at);
  const want = context.tagged
    ? tag(substitute(expected, context.variables))
    : substitute(expected, context.variables);
  if (tagOf(want) !== null) return matchTagged(want, actual, context, at);
  return Object.is(want, actual)
    ? []
    : [{ at, message: `expected ${show(want)}, got ${show(actual)}` }];
}

function matchTagged(want: unknown, actual: unknown, context: Context, at: string): Mismatch[] {
  const name = tagOf(want);
  if (name === null || !isRecord(want)) return [];
  const inner = want[name];
  // `{ $i64: { $bind: fee } }`: the tag must be right, its content is matched on its own.
  const content = operatorOf(inner) === null ? substitute(inner, context.variables) : null;
  if (tagOf(actual) !== name || !isRecord(actual)) {
    return [{ at, message: `expected ${show(want)}, got ${show(actual)}` }];
  }
  if (content === null) return match(inner, actual[name], { ...context, tagged: false }, at);
  const same =
    name === "$enum"
      ? JSON.stringify(sorted(content)) === JSON.stringify(sorted(actual[name]))
      : String(content) === String(actual[name]);
  return same
    ? []
    : [{ at, message: `expected ${show({ [name]: content })}, got ${show(actual)}` }];
}

const sorted = (value: unknown): unknown =>
  isRecord(value) ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value;

function matchRecord(
  expected: Readonly<Record<string, unknown>>,
  actual: unknown,
  context: Context,
  at: string,
): Mismatch[] {
  if (!isRecord(actual) || (context.tagged && tagOf(actual) !== null)) {
    return [{ at, message: `expected an object, got ${show(actual)}` }];
  }
  const { $partial: partial, ...fields } = expected;
  const found: Mismatch[] = [];
  for (const [key, want] of Object.entries(fields)) {
    const here = `${at}/${key}`;
    if (isRecord(want) && "$absent" in want) {
      if (Object.hasOwn(actual, key))
        found.push({ at: here, message: `expected absent, got ${show(actual[key])}` });
    } else if (!Object.hasOwn(actual, key)) {
      found.push({ at: here, message: `expected ${show(want)}, but it is absent` });
    } else {
      found.push(...match(want, actual[key], context, here));
    }
  }
  if (partial !== true) {
    for (const key of Object.keys(actual)) {
      if (!Object.hasOwn(fields, key))
        found.push({ at: `${at}/${key}`, message: `unexpected ${show(actual[key])}` });
    }
  }
  return found;
}

function matchList(
  expected: readonly unknown[],
  actual: unknown,
  context: Context,
  at: string,
): Mismatch[] {
  if (!Array.isArray(actual)) return [{ at, message: `expected a list, got ${show(actual)}` }];
  if (actual.length !== expected.length) {
    return [
      { at, message: `expected ${expected.length} items, got ${actual.length}: ${show(actual)}` },
    ];
  }
  return expected.flatMap((want, index) => match(want, actual[index], context, `${at}/${index}`));
}

const operators = [
  "$any",
  "$bind",
  "$eq",
  "$ne",
  "$format",
  "$matches",
  "$contains",
  "$containsAll",
  "$lacks",
  "$range",
  "$length",
  "$size",
  "$json",
  "$includes",
  "$number",
  "$moment",
  "$minus",
] as const;
type Operator = Readonly<Partial<Record<(typeof operators)[number], unknown>>>;

function operatorOf(value: unknown): Operator | null {
  if (!isRecord(value)) return null;
  const keys = Object.keys(value);
  const isOperator =
    keys.length > 0 && keys.every((key) => (operators as readonly string[]).includes(key));
  return isOperator ? (value as Operator) : null;
}

function applyOperator(
  operator: Operator,
  actual: unknown,
  context: Context,
  at: string,
): Mismatch[] {
  const fail = (message: string): Mismatch[] => [{ at, message }];
  const text = plainText(actual);
  for (const [name, raw] of Object.entries(operator)) {
    const want = name === "$bind" ? raw : substitute(raw, context.variables);
    switch (name as keyof Operator) {
      case "$any":
        break;
      case "$bind":
        if (typeof want === "string") context.variables.set(want, unwrapTag(actual));
        break;
      case "$eq":
        if (show(want) !== show(unwrapTag(actual)))
          return fail(`expected ${show(want)}, got ${show(actual)}`);
        break;
      case "$ne":
        if (show(want) === show(unwrapTag(actual)))
          return fail(`expected anything but ${show(want)}`);
        break;
      case "$format":
        if (formats[String(want)]?.test(text) !== true)
          return fail(`expected the form ${String(want)}, got ${show(actual)}`);
        break;
      case "$matches":
        if (!new RegExp(String(want)).test(text))
          return fail(`expected /${String(want)}/, got ${show(actual)}`);
        break;
      case "$contains":
        if (!text.includes(String(want)))
          return fail(`expected to contain ${show(want)}, got ${show(actual)}`);
        break;
      case "$containsAll":
        for (const word of want as readonly unknown[]) {
          if (!text.includes(String(word)))
            return fail(`expected to contain ${show(word)}, got ${show(actual)}`);
        }
        break;
      case "$lacks":
        for (const word of Array.isArray(want) ? want : [want]) {
          if (text.includes(String(word))) return fail(`must not contain ${show(word)}`);
        }
        break;
      case "$range": {
        const [low, high] = want as [number, number];
        const value = Number(unwrapTag(actual));
        if (!(value >= low && value <= high))
          return fail(`expected ${low}..${high}, got ${show(actual)}`);
        break;
      }
      case "$length":
        if (!Array.isArray(actual) || actual.length !== want)
          return fail(`expected ${String(want)} items, got ${show(actual)}`);
        break;
      case "$size": {
        const [least, most] = want as [number, number];
        if (text.length < least || text.length > most)
          return fail(`expected ${least} to ${most} characters, got ${text.length}`);
        break;
      }
      case "$includes":
        return match(openEnded(want), actual, context, at);
      case "$number":
        // The type is the language's choice (1.0 may come back as 1); the value is not.
        if (
          !["$i64", "$f64", "$dec"].includes(tagOf(actual) ?? "") ||
          Number(text) !== Number(want)
        )
          return fail(`expected the number ${String(want)}, got ${show(actual)}`);
        break;
      case "$moment":
        if (momentOf(text) === null || momentOf(text) !== momentOf(String(want)))
          return fail(`expected the moment ${String(want)}, got ${show(actual)}`);
        break;
      case "$minus": {
        const [from = 0, ...rest] = (want as readonly unknown[]).map(Number);
        const left = rest.reduce((sum, part) => sum - part, from);
        if (Number(unwrapTag(actual)) !== left)
          return fail(`expected ${left}, got ${show(actual)}`);
        break;
      }
      case "$json":
        return match(want, safeJson(text), { ...context, tagged: false }, at);
      default:
        return fail(`unknown operator ${name}`);
    }
  }
  return [];
}

/** The same expectation with every object open for more members, at each depth. */
function openEnded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(openEnded);
  if (!isRecord(value) || tagOf(value) !== null || operatorOf(value) !== null) return value;
  const members = Object.entries(value).map(([key, item]) => [key, openEnded(item)] as const);
  return { $partial: true, ...Object.fromEntries(members) };
}

/** A point in time with its offset, but for the zeros at the end of its fraction; null for what is none. */
function momentOf(text: string): string | null {
  const [, clock, fraction = "", offset = ""] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  if (clock === undefined) return null;
  return `${clock}.${fraction.replace(/0+$/, "")}${offset === "+00:00" ? "Z" : offset}`;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return `(not JSON) ${text.slice(0, 80)}`;
  }
}

function unwrapTag(value: unknown): unknown {
  const name = tagOf(value);
  return name !== null && isRecord(value) ? value[name] : value;
}

function plainText(value: unknown): string {
  const inner = unwrapTag(value);
  return typeof inner === "string" ? inner : (JSON.stringify(inner) ?? "");
}
