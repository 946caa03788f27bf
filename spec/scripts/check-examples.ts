/** Validates every example of the bundle against the schema that it stands for. */
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { resolve } from "../rules/support/lookup.js";
import { entries, walk, type Place } from "../rules/support/walk.js";
import type { CheckResult, Finding } from "./finding.ts";
import type { Json, JsonObject } from "./json.ts";
import { componentsSchema, toJsonSchema } from "./json-schema.ts";
import { toPointer } from "./spectral.ts";

interface Example {
  readonly at: string;
  readonly value: Json;
}

/** `document` is the bundle. */
export function checkExamples(document: JsonObject): CheckResult {
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: true });
  addFormats.default(ajv);
  for (const format of ["decimal", "password", "int32", "int64", "double", "byte", "binary"])
    ajv.addFormat(format, true);
  ajv.addFormat("decimal", /^-?\d+(\.\d+)?$/);
  ajv.addSchema(componentsSchema(document));
  const validators = new Map<string, ValidateFunction>();
  const findings: Finding[] = [];
  let count = 0;
  for (const place of walk(document)) {
    const found = examplesOf(document, place);
    if (found.length === 0) continue;
    const validate = validatorOf(ajv, validators, place);
    for (const example of found) {
      count += 1;
      if (!validate(example.value))
        findings.push(
          ...causes(validate.errors ?? []).map((error) => ({
            at: example.at,
            message: explain(error),
          })),
        );
    }
  }
  return { name: "examples", findings, checked: `${count} examples` };
}

/** The examples that stand on a parameter, header, schema or body, those in `components.examples` looked up. */
function examplesOf(document: JsonObject, { kind, node, path }: Place): Example[] {
  const at = toPointer(path);
  const own =
    "example" in node && kind !== "root"
      ? [{ at: `${at}/example`, value: node["example"] as Json }]
      : [];
  if (kind === "schema") return own;
  const named = entries(node["examples"]).map(([name, example]) => ({
    at: `${at}/examples/${name}${typeof example.$ref === "string" ? ` (${example.$ref})` : ""}`,
    value: (resolve(document, example)?.value ?? null) as Json,
  }));
  return [...own, ...named];
}

/** Equal schemas share a validator: most examples stand on a bare reference, and compiling is what costs time. */
function validatorOf(
  ajv: Ajv,
  validators: Map<string, ValidateFunction>,
  place: Place,
): ValidateFunction {
  const schema = toJsonSchema(
    (place.kind === "schema" ? place.node : (place.node["schema"] as Json | undefined)) ?? {},
  );
  const text = JSON.stringify(schema);
  const known = validators.get(text) ?? ajv.compile(schema);
  validators.set(text, known);
  return known;
}

/** Leaves out the echoes that a nullable member or a union adds to the real cause; where they are all there is, they stay. */
function causes(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const isEcho = ({ keyword, params }: ErrorObject): boolean =>
    keyword === "anyOf" ||
    keyword === "oneOf" ||
    (keyword === "type" && (params as { type: unknown }).type === "null");
  const real = errors.filter((error) => !isEcho(error));
  return real.length > 0 ? real : errors;
}

function explain(error: ErrorObject): string {
  const where = error.instancePath === "" ? "the value" : error.instancePath;
  const extra =
    error.keyword === "additionalProperties"
      ? `: ${String((error.params as { additionalProperty: string }).additionalProperty)}`
      : "";
  const values =
    error.keyword === "enum"
      ? `: ${(error.params as { allowedValues: unknown[] }).allowedValues.join(", ")}`
      : "";
  return `${where} ${error.message ?? "is not valid"}${extra}${values}`;
}
