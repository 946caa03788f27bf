/** Random schemas of OpenAPI 3.0 and random mutations at random places of them. */
import type { Random } from "./random.ts";

export interface Schema {
  [keyword: string]: unknown;
}
export type Components = Record<string, Schema>;

const NAMES = ["a", "b", "c", "d"] as const;
const WORDS = ["red", "green", "blue", "ab", ""] as const;
const PATTERNS = ["^a", "b$", "^[a-z]*$"] as const;
const FORMATS = ["date", "uuid", "date-time"] as const;

/** Three named schemas; each may refer to the ones after it, so nothing is circular. */
export function randomComponents(random: Random): Components {
  return {
    Root: randomObject(random, 3, ["First", "Second"]),
    First: randomSchema(random, 2, ["Second"]),
    Second: randomSchema(random, 1, []),
  };
}

export function randomSchema(random: Random, depth: number, refs: readonly string[]): Schema {
  if (refs.length > 0 && random.chance(0.15))
    return { $ref: `#/components/schemas/${random.pick(refs)}` };
  const schema =
    depth > 0 && random.chance(0.5) ? randomNested(random, depth, refs) : randomPlain(random);
  if (random.chance(0.15)) schema["nullable"] = true;
  return schema;
}

function randomPlain(random: Random): Schema {
  const schema: Schema = { type: random.pick(["string", "integer", "number", "boolean"]) };
  const keywords = keywordsFor(schema["type"]);
  for (let count = random.whole(0, 2); count > 0 && keywords.length > 0; count--)
    setKeyword(random, schema, random.pick(keywords));
  return schema;
}

function randomNested(random: Random, depth: number, refs: readonly string[]): Schema {
  const deeper = (): Schema => randomSchema(random, depth - 1, refs);
  switch (random.pick(["object", "object", "array", "allOf", "oneOf", "anyOf"])) {
    case "array":
      return {
        type: "array",
        items: deeper(),
        ...(random.chance(0.3) ? { maxItems: random.whole(1, 3) } : {}),
      };
    case "allOf":
      return {
        allOf: [randomObject(random, depth - 1, refs), randomObject(random, depth - 1, refs)],
      };
    case "oneOf":
      return { oneOf: [tagged(random, depth, refs, "x"), tagged(random, depth, refs, "y")] };
    case "anyOf":
      return { anyOf: [deeper(), deeper()] };
    default:
      return randomObject(random, depth, refs);
  }
}

function tagged(random: Random, depth: number, refs: readonly string[], tag: string): Schema {
  const { properties, required = [] } = randomObject(random, depth - 1, refs);
  return {
    type: "object",
    properties: { ...(properties as object), kind: { type: "string", enum: [tag] } },
    required: [...(required as string[]), "kind"],
  };
}

function randomObject(random: Random, depth: number, refs: readonly string[]): Schema {
  const names = NAMES.filter(() => random.chance(0.5));
  const schema: Schema = {
    type: "object",
    properties: Object.fromEntries(
      names.map((name) => [name, randomSchema(random, depth - 1, refs)]),
    ),
  };
  const required = names.filter(() => random.chance(0.4));
  if (required.length > 0) schema["required"] = required;
  if (random.chance(0.25))
    schema["additionalProperties"] = random.chance(0.5) ? false : randomPlain(random);
  return schema;
}

function keywordsFor(type: unknown): readonly string[] {
  switch (type) {
    case "string":
      return ["minLength", "maxLength", "pattern", "enum", "format"];
    case "integer":
    case "number":
      return [
        "minimum",
        "maximum",
        "exclusiveMinimum",
        "exclusiveMaximum",
        "multipleOf",
        "enum",
        "format",
      ];
    case "array":
      return ["minItems", "maxItems", "uniqueItems"];
    case "object":
      return [
        "minProperties",
        "maxProperties",
        "additionalProperties",
        "property",
        "property",
        "required",
        "required",
      ];
    default:
      return [];
  }
}

/** Sets `keyword` to a random value, or takes it away. */
function setKeyword(random: Random, schema: Schema, keyword: string): void {
  if (schema[keyword] !== undefined && random.chance(0.35)) {
    delete schema[keyword];
    return;
  }
  const numeric = schema["type"] !== "string";
  switch (keyword) {
    case "enum": {
      const pool: readonly unknown[] = numeric ? [0, 1, 2, 3] : WORDS;
      const kept = pool.filter(() => random.chance(0.5));
      schema["enum"] = kept.length > 0 ? kept : pool.slice(0, 1);
      return;
    }
    case "pattern":
      schema["pattern"] = random.pick(PATTERNS);
      return;
    case "format":
      schema["format"] = numeric ? random.pick(["int32", "int64"]) : random.pick(FORMATS);
      return;
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "uniqueItems":
      schema[keyword] = random.chance(0.7);
      return;
    case "multipleOf":
      schema["multipleOf"] = random.pick([1, 2, 4, 3]);
      return;
    default:
      schema[keyword] = random.whole(0, 4);
  }
}

/** Every schema below `schema`, itself included. */
export function nodesOf(schema: Schema): readonly Schema[] {
  const below = [
    ...Object.values((schema["properties"] ?? {}) as Components),
    ...["allOf", "oneOf", "anyOf"].flatMap((kind) => (schema[kind] ?? []) as Schema[]),
    ...[schema["items"], schema["additionalProperties"]].filter(
      (each): each is Schema => typeof each === "object" && each !== null,
    ),
  ];
  return [schema, ...below.flatMap(nodesOf)];
}

/** Changes `components` in place at one random schema. */
export function mutate(random: Random, components: Components): void {
  const node = random.pick(Object.values(components).flatMap(nodesOf));
  const refs = node["$ref"] !== undefined ? ["Second"] : [];
  const kind = random.pick([
    "keyword",
    "keyword",
    "keyword",
    "keyword",
    "nullable",
    "type",
    "replace",
    "wrap",
    "branch",
    "hide",
  ]);
  const replace = (value: Schema): void => {
    for (const key of Object.keys(node)) delete node[key];
    Object.assign(node, value);
  };
  const copy = (): Schema => structuredClone(node);
  if (kind === "nullable") {
    if (node["$ref"] === undefined) node["nullable"] = node["nullable"] !== true;
  } else if (kind === "type" && typeof node["type"] === "string") {
    if (random.chance(0.3)) delete node["type"];
    else node["type"] = random.pick(["string", "integer", "number", "boolean", "object", "array"]);
    if (node["type"] === "array") node["items"] ??= {};
  } else if (kind === "replace") replace(randomSchema(random, 1, refs));
  else if (kind === "wrap") {
    const wrapper = random.pick(["allOf", "oneOf", "anyOf"]);
    replace({ [wrapper]: random.chance(0.5) ? [copy()] : [copy(), randomSchema(random, 1, [])] });
  } else if (kind === "branch") mutateBranch(random, node);
  else if (kind === "hide") {
    if (node["$ref"] === undefined)
      node[random.pick(["readOnly", "writeOnly"])] = random.chance(0.6);
  } else mutateKeyword(random, node);
}

function mutateBranch(random: Random, node: Schema): void {
  const branches = (node["oneOf"] ?? node["anyOf"] ?? node["allOf"]) as Schema[] | undefined;
  if (branches === undefined) mutateKeyword(random, node);
  else if (branches.length > 1 && random.chance(0.5))
    branches.splice(random.whole(0, branches.length - 1), 1);
  else branches.push(randomSchema(random, 1, []));
}

function mutateKeyword(random: Random, node: Schema): void {
  const keywords = keywordsFor(node["type"]);
  if (keywords.length === 0) return;
  const keyword = random.pick(keywords);
  const properties = { ...((node["properties"] ?? {}) as Components) };
  const names = Object.keys(properties);
  if (keyword === "property") {
    if (names.length > 0 && random.chance(0.4)) delete properties[random.pick(names)];
    else properties[random.pick(NAMES)] = randomSchema(random, 1, []);
    node["properties"] = properties;
    node["required"] = ((node["required"] ?? []) as string[]).filter(
      (name) => properties[name] !== undefined,
    );
  } else if (keyword === "required") {
    node["required"] = names.filter(() => random.chance(0.5));
  } else if (keyword === "additionalProperties") {
    node[keyword] = random.pick([true, false, randomPlain(random)]);
  } else setKeyword(random, node, keyword);
}
