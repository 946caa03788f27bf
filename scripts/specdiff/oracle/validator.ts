/** What ajv says of an instance. The translation to JSON Schema is written apart from the engine, to be a witness. */
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import type { Direction } from "../model.ts";
import type { Components, Schema } from "./schemas.ts";

/** A validator for `Root`, whose hidden members (readOnly, writeOnly) do not exist in `direction`. */
export function validatorOf(components: Components, direction: Direction): ValidateFunction {
  const ajv = new Ajv({ strict: false, logger: false });
  addFormats.default(ajv);
  const definitions = Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [
      name,
      translate(schema, components, direction),
    ]),
  );
  return ajv.compile({ $ref: "#/definitions/Root", definitions });
}

export function resolved(schema: Schema, components: Components): Schema {
  const ref = schema["$ref"];
  if (typeof ref !== "string") return schema;
  return resolved(components[ref.slice("#/components/schemas/".length)] ?? {}, components);
}

export function isHidden(schema: Schema, components: Components, direction: Direction): boolean {
  return resolved(schema, components)[direction === "request" ? "readOnly" : "writeOnly"] === true;
}

function translate(schema: Schema, components: Components, direction: Direction): Schema {
  const ref = schema["$ref"];
  if (typeof ref === "string")
    return { $ref: ref.replace("#/components/schemas/", "#/definitions/") };
  const deeper = (each: unknown): unknown =>
    typeof each === "object" && each !== null
      ? translate(each as Schema, components, direction)
      : each;
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...plain } = schema;
  for (const kind of ["allOf", "oneOf", "anyOf"])
    if (Array.isArray(plain[kind])) plain[kind] = plain[kind].map(deeper);
  for (const kind of ["items", "additionalProperties"])
    if (plain[kind] !== undefined) plain[kind] = deeper(plain[kind]);
  if (plain["properties"] !== undefined) {
    const entries = Object.entries(plain["properties"] as Components);
    const shown = entries.filter(([, each]) => !isHidden(each, components, direction));
    const hidden = new Set(entries.filter((each) => !shown.includes(each)).map(([name]) => name));
    plain["properties"] = Object.fromEntries(shown.map(([name, each]) => [name, deeper(each)]));
    if (Array.isArray(plain["required"]))
      plain["required"] = plain["required"].filter((name) => !hidden.has(String(name)));
  }
  for (const [keyword, flag] of [
    ["Minimum", exclusiveMinimum],
    ["Maximum", exclusiveMaximum],
  ] as const) {
    const inclusive = keyword.toLowerCase();
    if (flag !== true || plain[inclusive] === undefined) continue;
    plain[`exclusive${keyword}`] = plain[inclusive];
    delete plain[inclusive];
  }
  if (nullable !== true) return plain;
  return { anyOf: [{ type: "null" }, plain] };
}
