/** Translates OpenAPI 3.0 schemas into JSON Schema draft 7, so that an ordinary validator can check examples. */
import { isObject, type Json, type JsonObject } from "./json.ts";

/** Base name under which the components of a document are registered with the validator. */
export const componentsId = "components";

const annotations = new Set([
  "example",
  "discriminator",
  "xml",
  "externalDocs",
  "deprecated",
  "readOnly",
  "writeOnly",
  "nullable",
  "description",
  "title",
  "default",
]);

/** One JSON Schema that holds all components as `$defs`; references lead to `components#/$defs/<name>`. */
export function componentsSchema(document: JsonObject): JsonObject {
  const components = isObject(document["components"]) ? document["components"] : {};
  const schemas = isObject(components["schemas"]) ? components["schemas"] : {};
  const definitions = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema ?? {})]),
  );
  return { $id: componentsId, $defs: definitions };
}

/**
 * The same schema in draft 7. `nullable: true` becomes a choice of null, also beside `allOf` and `oneOf`, where the
 * letter of OpenAPI 3.0 leaves it without effect and everyone means null. `integer` keeps its bounds.
 */
export function toJsonSchema(schema: Json): JsonObject {
  if (!isObject(schema)) return {};
  if (typeof schema["$ref"] === "string")
    return { $ref: schema["$ref"].replace("#/components/schemas/", `${componentsId}#/$defs/`) };
  const plain: Record<string, Json> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (value === undefined || annotations.has(key) || key.startsWith("x-")) continue;
    plain[key] = translate(key, value);
  }
  if (schema["nullable"] !== true) return plain;
  if (Array.isArray(plain["enum"]) && !plain["enum"].includes(null))
    plain["enum"] = [...(plain["enum"] as Json[]), null];
  return { anyOf: [{ type: "null" }, plain] };
}

function translate(key: string, value: Json): Json {
  switch (key) {
    case "properties":
      return Object.fromEntries(
        Object.entries(isObject(value) ? value : {}).map(([name, each]) => [
          name,
          toJsonSchema(each ?? {}),
        ]),
      );
    case "items":
    case "not":
      return toJsonSchema(value);
    case "additionalProperties":
      return typeof value === "boolean" ? value : toJsonSchema(value);
    case "allOf":
    case "oneOf":
    case "anyOf":
      return (value as readonly Json[]).map(toJsonSchema);
    default:
      return value;
  }
}
