import { isNode, resolve, type Node } from "./document.ts";

/** What clients' validators refuse or do not need. */
const DROPPED = new Set([
  "example",
  "examples",
  "description",
  "title",
  "default",
  "discriminator",
  "deprecated",
  "readOnly",
  "writeOnly",
  "xml",
  "externalDocs",
  "format",
]);

/** An OpenAPI 3.0 schema as one JSON Schema (draft 7), with every schema it refers to under `definitions`. */
export function toJsonSchema(document: Node, schema: Node): Node {
  const definitions: Record<string, unknown> = {};
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isNode(node)) return node;
    const ref = node["$ref"];
    if (typeof ref === "string") {
      const name = ref.slice(ref.lastIndexOf("/") + 1);
      if (!(name in definitions)) {
        definitions[name] = true;
        definitions[name] = visit(resolve(document, node));
      }
      return { $ref: `#/definitions/${name}` };
    }
    const out: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith("x-") || DROPPED.has(key) || key === "nullable") continue;
      if (key === "properties")
        out[key] = Object.fromEntries(
          Object.entries(value as Node).map(([name, property]) => [name, visit(property)]),
        );
      else if (key === "enum" || key === "required") out[key] = value;
      else if (key === "exclusiveMinimum" || key === "exclusiveMaximum") continue;
      else out[key] = visit(value);
    }
    // 3.0 says "exclusive" as a flag beside the bound, draft 7 as the bound itself.
    for (const [flag, bound] of [
      ["exclusiveMinimum", "minimum"],
      ["exclusiveMaximum", "maximum"],
    ] as const)
      if (node[flag] === true) {
        out[flag] = out[bound];
        delete out[bound];
      }
    return node["nullable"] === true ? { anyOf: [out, { type: "null" }] } : out;
  };
  const root = visit(schema) as Node;
  const names = Object.keys(definitions).sort();
  return names.length === 0
    ? root
    : { ...root, definitions: Object.fromEntries(names.map((name) => [name, definitions[name]])) };
}
