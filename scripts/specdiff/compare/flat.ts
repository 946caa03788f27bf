/**
 * Schemas without `$ref` and `allOf`. A schema is a list of parts that must all hold; flattening merges what they say
 * into one record of constraints, each with the place it comes from.
 */
import type { Document } from "../document.ts";
import { canonical, isObject, type JsonObject, listOf, objectOf, step, textsOf } from "../json.ts";
import type { Direction } from "../model.ts";

/** A schema as written, possibly a reference, and where it stands. */
export interface Part {
  readonly value: unknown;
  readonly pointer: string;
}

/** All of these must hold for a value. */
export type Parts = readonly Part[];

export interface Union {
  readonly kind: "oneOf" | "anyOf";
  readonly pointer: string;
  readonly branches: readonly Parts[];
  readonly discriminator: JsonObject;
}

export interface Flat {
  readonly pointer: string;
  /** Types of JSON values that are valid, null aside; a number that is no integer is `fraction`. */
  readonly types: ReadonlySet<string>;
  readonly acceptsNull: boolean;
  /** Canonical texts of the values, null aside. */
  readonly values: ReadonlySet<string> | undefined;
  readonly open: boolean;
  readonly formats: ReadonlySet<string>;
  readonly patterns: ReadonlySet<string>;
  readonly least: (keyword: string) => number | undefined;
  readonly minimum: readonly [value: number, exclusive: boolean] | undefined;
  readonly maximum: readonly [value: number, exclusive: boolean] | undefined;
  readonly divisors: readonly number[];
  readonly uniqueItems: boolean;
  readonly properties: ReadonlyMap<string, Parts>;
  readonly required: ReadonlySet<string>;
  /** What unnamed members may be. */
  readonly extra: boolean | Parts;
  readonly items: Parts | undefined;
  readonly unions: readonly Union[];
  readonly prohibitions: readonly string[];
  readonly marks: JsonObject;
}

export const ALL_TYPES = ["string", "integer", "fraction", "boolean", "object", "array"] as const;

const typesOf = (type: unknown): readonly string[] => {
  if (type === "number") return ["integer", "fraction"];
  return typeof type === "string" ? [type] : ALL_TYPES;
};

function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  return typeof value;
}

interface Layer {
  readonly schema: JsonObject;
  readonly pointer: string;
}

/** The parts and everything under their `allOf`, references followed, each place once. */
function layersOf(document: Document, parts: Parts): readonly Layer[] {
  const layers = new Map<string, Layer>();
  const add = (part: Part): void => {
    const { value, pointer } = document.node(part.value, part.pointer);
    if (layers.has(pointer)) return;
    layers.set(pointer, { schema: value, pointer });
    listOf(value["allOf"]).forEach((each, index) =>
      add({ value: each, pointer: step(pointer, "allOf", index) }),
    );
  };
  parts.forEach(add);
  return [...layers.values()];
}

/** `nullable` counts beside `allOf` and `oneOf` too, where the letter of OpenAPI 3.0 leaves it without effect. */
function acceptsNull(document: Document, part: Part, depth = 0): boolean {
  const { value, pointer } = document.node(part.value, part.pointer);
  if (value["nullable"] === true || depth > 20) return true;
  if (value["type"] !== undefined) return false;
  if (Array.isArray(value["enum"]) && !value["enum"].includes(null)) return false;
  const under = (keyword: string): readonly boolean[] =>
    listOf(value[keyword]).map((each, index) =>
      acceptsNull(document, { value: each, pointer: step(pointer, keyword, index) }, depth + 1),
    );
  if (under("allOf").includes(false)) return false;
  if (value["anyOf"] !== undefined && !under("anyOf").includes(true)) return false;
  return value["oneOf"] === undefined || under("oneOf").filter(Boolean).length === 1;
}

const intersection = <T>(left: ReadonlySet<T>, right: Iterable<T>): ReadonlySet<T> =>
  left.intersection(new Set(right));

const isAnything = (value: unknown): boolean =>
  value === undefined || value === true || (isObject(value) && Object.keys(value).length === 0);

/** Merges `parts`; members that never travel in `direction` (readOnly, writeOnly) are left out. */
export function flatten(document: Document, parts: Parts, direction: Direction): Flat {
  const layers = layersOf(document, parts);
  const schemas = layers.map((layer) => layer.schema);
  const hidden = direction === "request" ? "readOnly" : "writeOnly";

  let types: ReadonlySet<string> = new Set<string>(ALL_TYPES);
  let values: ReadonlySet<string> | undefined;
  for (const schema of schemas) {
    types = intersection(types, typesOf(schema["type"]));
    if (!Array.isArray(schema["enum"])) continue;
    const listed = schema["enum"].filter((value) => value !== null);
    values = intersection(values ?? new Set(listed.map(canonical)), listed.map(canonical));
    types = intersection(types, listed.map(typeOfValue));
  }

  const properties = propertiesOf(document, layers, hidden);
  const required = new Set(schemas.flatMap((schema) => textsOf(schema["required"])));
  for (const layer of layers)
    for (const [name, value] of Object.entries(objectOf(layer.schema["properties"])))
      if (document.node(value, layer.pointer).value[hidden] === true) required.delete(name);

  return {
    pointer: layers[0]?.pointer ?? "",
    types,
    acceptsNull: parts.every((part) => acceptsNull(document, part)),
    values,
    open: schemas.some((schema) => schema["x-sdk-open"] === true),
    formats: textSet(schemas, "format"),
    patterns: textSet(schemas, "pattern"),
    least: (keyword) => strictest(schemas, keyword),
    minimum: bound(schemas, "minimum", "exclusiveMinimum", 1),
    maximum: bound(schemas, "maximum", "exclusiveMaximum", -1),
    divisors: numbersOf(schemas, "multipleOf"),
    uniqueItems: schemas.some((schema) => schema["uniqueItems"] === true),
    properties,
    required,
    extra: extraOf(layers),
    items: itemsOf(layers),
    unions: layers.flatMap(unionsOf),
    prohibitions: schemas.flatMap((schema) =>
      schema["not"] === undefined ? [] : [canonical(schema["not"])],
    ),
    marks: schemas[0] ?? {},
  };
}

const textSet = (schemas: readonly JsonObject[], keyword: string): ReadonlySet<string> =>
  new Set(schemas.flatMap((schema) => textsOf([schema[keyword]])));

const numbersOf = (schemas: readonly JsonObject[], keyword: string): readonly number[] =>
  schemas.flatMap((schema) => {
    const value = schema[keyword];
    return typeof value === "number" ? [value] : [];
  });

function strictest(schemas: readonly JsonObject[], keyword: string): number | undefined {
  const numbers = numbersOf(schemas, keyword);
  if (numbers.length === 0) return undefined;
  return keyword.startsWith("min") ? Math.max(...numbers) : Math.min(...numbers);
}

function bound(
  schemas: readonly JsonObject[],
  keyword: string,
  exclusive: string,
  sign: 1 | -1,
): readonly [number, boolean] | undefined {
  let strict: readonly [number, boolean] | undefined;
  for (const schema of schemas) {
    const value = schema[keyword];
    if (typeof value !== "number") continue;
    const each = [value, schema[exclusive] === true] as const;
    const order = strict === undefined ? 1 : (value - strict[0]) * sign;
    if (order > 0 || (order === 0 && each[1])) strict = each;
  }
  return strict;
}

/** A member must satisfy every layer that names it, and the `additionalProperties` of every layer that does not. */
function propertiesOf(
  document: Document,
  layers: readonly Layer[],
  hidden: string,
): ReadonlyMap<string, Parts> {
  const names = new Set(
    layers.flatMap((layer) => Object.keys(objectOf(layer.schema["properties"]))),
  );
  const found = new Map<string, Parts>();
  for (const name of names) {
    const parts: Part[] = [];
    let banned = false;
    for (const { schema, pointer } of layers) {
      const own = objectOf(schema["properties"]);
      const extra = schema["additionalProperties"];
      if (Object.hasOwn(own, name)) {
        const part = { value: own[name], pointer: step(pointer, "properties", name) };
        if (document.node(part.value, part.pointer).value[hidden] === true) banned = true;
        parts.push(part);
      } else if (extra === false) banned = true;
      else if (!isAnything(extra))
        parts.push({ value: extra, pointer: step(pointer, "additionalProperties") });
    }
    if (!banned) found.set(name, parts);
  }
  return found;
}

function extraOf(layers: readonly Layer[]): boolean | Parts {
  const parts: Part[] = [];
  for (const { schema, pointer } of layers) {
    const extra = schema["additionalProperties"];
    if (extra === false) return false;
    if (!isAnything(extra))
      parts.push({ value: extra, pointer: step(pointer, "additionalProperties") });
  }
  return parts.length === 0 ? true : parts;
}

function itemsOf(layers: readonly Layer[]): Parts | undefined {
  const parts = layers.flatMap(({ schema, pointer }) =>
    schema["items"] === undefined
      ? []
      : [{ value: schema["items"], pointer: step(pointer, "items") }],
  );
  return parts.length === 0 ? undefined : parts;
}

function unionsOf({ schema, pointer }: Layer): readonly Union[] {
  return (["oneOf", "anyOf"] as const).flatMap((kind) =>
    Array.isArray(schema[kind])
      ? [
          {
            kind,
            pointer: step(pointer, kind),
            branches: schema[kind].map((value, index) => [
              { value, pointer: step(pointer, kind, index) },
            ]),
            discriminator: objectOf(schema["discriminator"]),
          },
        ]
      : [],
  );
}
