import { isNode, resolve, type Node } from "../../playground/export/document.ts";
import type { Deprecation, FieldView } from "./views.ts";

/** Deeper than this an object is only named; the page of its own operation shows it whole. */
const MAX_DEPTH = 4;
/** A union of more kinds than this is only named. */
const MAX_VARIANTS = 6;

export interface FieldReader {
  readonly document: Node;
  /** The text in the page's language. */
  readonly say: (text: string) => string;
  /** The word of a limit in the page's language. */
  readonly label: (limit: string) => string;
}

/** A schema with its references followed and its allOf parts laid over each other. */
interface Flat {
  readonly node: Node;
  /** Last component name on the way; empty for an inline schema. */
  readonly name: string;
}

/** The members of a schema as a table: of an object its properties, of a list those of its items. */
export function fieldsOf(
  reader: FieldReader,
  schema: unknown,
  anchor: string,
  seen: readonly string[] = [],
): Pick<FieldView, "children" | "variants"> {
  const flat = flatten(reader.document, schema);
  const { node, name } = flat;
  const path = name === "" ? seen : [...seen, name];
  if (seen.length > MAX_DEPTH || (name !== "" && seen.includes(name)))
    return { children: [], variants: [] };
  if (node["type"] === "array") return fieldsOf(reader, node["items"], anchor, path);
  const union = (node["oneOf"] ?? node["anyOf"]) as readonly unknown[] | undefined;
  const properties = isNode(node["properties"]) ? node["properties"] : {};
  if (union !== undefined && Object.keys(properties).length === 0) {
    if (union.length > MAX_VARIANTS) return { children: [], variants: [] };
    return { children: [], variants: variantsOf(reader, node, union, anchor, path) };
  }
  const extra = node["additionalProperties"];
  if (Object.keys(properties).length === 0 && isNode(extra) && Object.keys(extra).length > 0)
    return { children: [fieldOf(reader, "*", extra, `${anchor}.*`, false, path)], variants: [] };
  return { children: membersOf(reader, node, anchor, path), variants: [] };
}

function membersOf(
  reader: FieldReader,
  node: Node,
  anchor: string,
  seen: readonly string[],
): readonly FieldView[] {
  const required = new Set((node["required"] as readonly string[] | undefined) ?? []);
  const entries = Object.entries(isNode(node["properties"]) ? node["properties"] : {});
  const names = new Set(entries.map(([name]) => name));
  const fields = entries.map(([name, property]) => {
    const field = fieldOf(reader, name, property, `${anchor}.${name}`, required.has(name), seen);
    const replacement = field.deprecated?.replacement ?? "";
    return names.has(replacement) ? { ...field, legacyOf: replacement } : field;
  });
  // An old name stands right under the one that took its place.
  const ordered: FieldView[] = [];
  for (const field of fields.filter(({ legacyOf }) => legacyOf === null))
    ordered.push(field, ...fields.filter(({ legacyOf }) => legacyOf === field.name));
  return ordered;
}

function variantsOf(
  reader: FieldReader,
  node: Node,
  union: readonly unknown[],
  anchor: string,
  seen: readonly string[],
): FieldView["variants"] {
  const mapping = isNode(node["discriminator"]) ? node["discriminator"]["mapping"] : undefined;
  const labels = new Map(
    Object.entries(isNode(mapping) ? mapping : {}).map(([label, ref]) => [String(ref), label]),
  );
  return union
    .filter((one) => isNode(one) && (one["$ref"] !== undefined || isNode(one["properties"])))
    .map((one, index) => {
      const ref = String((one as Node)["$ref"] ?? "");
      const label = labels.get(ref) ?? ref.slice(ref.lastIndexOf("/") + 1);
      const fields = fieldsOf(reader, one, `${anchor}.${label || index}`, seen);
      return { label, fields: fields.children };
    });
}

/** One member, parameter or header as a row. */
export function fieldOf(
  reader: FieldReader,
  name: string,
  schema: unknown,
  anchor: string,
  required: boolean,
  seen: readonly string[] = [],
): FieldView {
  const { node } = flatten(reader.document, schema);
  const inner = node["type"] === "array" ? flatten(reader.document, node["items"]).node : node;
  return {
    anchor,
    name,
    type: typeOf(reader.document, schema),
    required,
    nullable: node["nullable"] === true,
    description: reader.say(String(node["description"] ?? "")),
    deprecated: deprecationOf(node, reader.say),
    legacyOf: null,
    sensitive: node["x-sensitive"] !== undefined && node["x-sensitive"] !== false,
    limits: limitsOf(node).map(([label, value]) => [reader.label(label), value] as const),
    values: valuesOf(reader, inner),
    ...fieldsOf(reader, schema, anchor, seen),
    example: exampleText(node["example"]),
  };
}

/** Follows references and lays allOf parts over each other; what stands outside wins. */
export function flatten(document: Node, schema: unknown, name = ""): Flat {
  if (!isNode(schema)) return { node: {}, name };
  const ref = schema["$ref"];
  if (typeof ref === "string")
    return flatten(document, resolve(document, schema), ref.slice(ref.lastIndexOf("/") + 1));
  const parts = schema["allOf"];
  if (!Array.isArray(parts)) return { node: schema, name };
  const { allOf: _, ...own } = schema;
  let merged: Node = {};
  let inherited = name;
  for (const part of parts) {
    const flat = flatten(document, part);
    if (parts.length === 1 && flat.name !== "") inherited = flat.name;
    merged = lay(merged, flat.node);
  }
  return { node: lay(merged, own), name: inherited };
}

function lay(under: Node, over: Node): Node {
  const properties = {
    ...(isNode(under["properties"]) ? under["properties"] : {}),
    ...(isNode(over["properties"]) ? over["properties"] : {}),
  };
  const required = [
    ...((under["required"] as readonly string[] | undefined) ?? []),
    ...((over["required"] as readonly string[] | undefined) ?? []),
  ];
  return {
    ...under,
    ...over,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** A type in a word or two: "string", "list of Payment". Names are those of the document, which the SDKs share. */
export function typeOf(document: Node, schema: unknown): string {
  const { node, name } = flatten(document, schema);
  if (node["type"] === "array") return `${typeOf(document, node["items"])}[]`;
  const isObject = node["type"] === "object" || node["properties"] !== undefined;
  if ((isObject || node["oneOf"] !== undefined) && name !== "") return name;
  if (node["enum"] !== undefined && name !== "") return `${String(node["type"])} · ${name}`;
  const format = node["format"];
  const type = String(node["type"] ?? (isObject ? "object" : "any"));
  return format === undefined ? type : `${type} · ${String(format)}`;
}

export function deprecationOf(node: Node, say: (text: string) => string): Deprecation | null {
  if (node["deprecated"] !== true) return null;
  const facts = isNode(node["x-sdk-deprecated"]) ? node["x-sdk-deprecated"] : {};
  const text = (key: string): string => String(facts[key] ?? "");
  return {
    since: text("since"),
    removedIn: text("removedIn"),
    sunset: text("sunset"),
    replacement: text("replacement"),
    message: say(text("message")),
  };
}

const LIMITS = [
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "pattern",
  "default",
] as const;

function limitsOf(node: Node): readonly (readonly [string, string])[] {
  return LIMITS.flatMap((key) => {
    const value = node[key];
    return value === undefined || value === null ? [] : [[key, exampleText(value)] as const];
  });
}

function valuesOf(reader: FieldReader, node: Node): FieldView["values"] {
  const values = node["enum"];
  if (!Array.isArray(values)) return [];
  const facts = isNode(node["x-sdk-enum"]) ? node["x-sdk-enum"] : {};
  return values
    .filter((value) => value !== null)
    .map((value) => {
      const known = facts[String(value)];
      return {
        value: String(value),
        description: isNode(known) ? reader.say(String(known["description"] ?? "")) : "",
      };
    });
}

function exampleText(value: unknown): string {
  return value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
}
