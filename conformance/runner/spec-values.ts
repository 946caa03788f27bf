/** Values that fit a schema of the API description: with no more than what is required, or with all there is. */
import { CaseFault } from "./case-file.ts";
import { follow, node, type Node } from "./spec-examples.ts";

/** The schema with what it points at and what it is composed of laid together. */
export function flat(schema: unknown): Node {
  const { allOf, ...own } = follow(schema);
  if (!Array.isArray(allOf)) return own;
  const parts = allOf.map(flat);
  const properties = Object.assign({}, ...parts.map((part) => node(part["properties"]))) as Node;
  const required = [...parts, own].flatMap((part) => listOf(part["required"]));
  return {
    ...Object.assign({}, ...parts),
    ...own,
    ...(Object.keys(properties).length > 0
      ? { properties: { ...properties, ...node(own["properties"]) }, required }
      : {}),
  };
}

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

/** The members of an object, but for old names on their way out, and the key, which an SDK sends as the header that it is. */
export function propertiesOf(schema: Node): Node {
  const members = Object.entries(node(schema["properties"]));
  return Object.fromEntries(
    members.filter(
      ([name, member]) => name !== "idempotencyKey" && flat(member)["deprecated"] !== true,
    ),
  );
}

/** Names that must be there: with a choice between sets, the first without old names. */
export function requiredOf(schema: Node): readonly string[] {
  const known = propertiesOf(schema);
  const anyOf = Array.isArray(schema["anyOf"]) ? schema["anyOf"] : [];
  const choices = anyOf.map((each) => listOf(node(each)["required"]));
  const choice = choices.find((names) => names.every((name) => Object.hasOwn(known, name))) ?? [];
  return [...new Set([...listOf(schema["required"]), ...choice])];
}

/** The schemas of a union, or the schema itself. */
export function variantsOf(schema: unknown): readonly Node[] {
  const { oneOf } = flat(schema);
  return Array.isArray(oneOf) ? oneOf.map(flat) : [flat(schema)];
}

export const enumOf = (schema: unknown): readonly unknown[] => {
  const values = flat(schema)["enum"];
  return Array.isArray(values) ? values.filter((value) => value !== null) : [];
};

export function valueOf(schema: unknown, amount: "least" | "all", depth = 0): unknown {
  const [plain = {}] = variantsOf(schema);
  const values = enumOf(plain);
  if (values.length > 0) return values[0];
  if (plain["type"] === "array")
    return amount === "least" && depth > 0 && plain["minItems"] === undefined
      ? []
      : [valueOf(plain["items"], amount, depth + 1)];
  if (plain["properties"] !== undefined) return objectOf(plain, amount, depth);
  if (plain["example"] !== undefined && plain["example"] !== null)
    return structuredClone(plain["example"]);
  return scalarOf(plain);
}

function objectOf(schema: Node, amount: "least" | "all", depth: number): unknown {
  const properties = propertiesOf(schema);
  const names = amount === "all" ? Object.keys(properties) : requiredOf(schema);
  return Object.fromEntries(
    names.map((name) => [name, valueOf(properties[name], amount, depth + 1)]),
  );
}

function scalarOf(schema: Node): unknown {
  switch (schema["type"]) {
    case "boolean":
      return true;
    case "integer":
    case "number":
      return Number(schema["minimum"] ?? 1);
    case "object":
      return { key: "value" };
    case "string":
      if (schema["format"] === "date-time") return "2026-11-20T10:00:00.000Z";
      if (schema["format"] === "date") return "2026-11-20";
      if (schema["pattern"] === undefined) return "text";
      return tokenOf(String(schema["pattern"]));
    default:
      throw new CaseFault(`no value is known for ${JSON.stringify(schema).slice(0, 120)}`);
  }
}

/** A text made of a pattern's parts: letters that stand for themselves, and of each class one that fits, repeated. */
function tokenOf(pattern: string): string {
  const parts = pattern.matchAll(
    /(\[[^\]]+\]|\\d)(?:\{(\d+)[^}]*\}|([+*]))?|\\?([A-Za-z0-9._:/-])/g,
  );
  const text = Array.from(parts, ([, group, times, , letter]) =>
    group === undefined ? letter : fitting(group).repeat(Number(times ?? 1)),
  ).join("");
  if (!new RegExp(pattern).test(text))
    throw new CaseFault(`a text with the pattern ${pattern} has no example`);
  return text;
}

const fitting = (group: string): string =>
  [..."A0a1-"].find((letter) => new RegExp(group).test(letter)) ?? "";
