/** Validates every x-... key of the bundle against extensions.schema.json; a key that is not listed there is an error. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ErrorObject } from "ajv";
import { walk } from "../rules/support/walk.js";
import type { CheckResult, Finding } from "./finding.ts";
import type { JsonObject } from "./json.ts";
import { toPointer } from "./spectral.ts";

const schemaFile = join(import.meta.dirname, "..", "extensions.schema.json");

/** `document` is the bundle. */
export function checkExtensions(document: JsonObject): CheckResult {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  });
  const schema = JSON.parse(readFileSync(schemaFile, "utf8")) as { $defs: Record<string, unknown> };
  ajv.addSchema(schema, "extensions");
  let count = 0;
  const findings: Finding[] = [];
  for (const { kind, node, path } of walk(document)) {
    const definition =
      kind === "operation" && (path[0] !== "paths" || path.length > 3) ? "event" : kind;
    const keys = Object.keys(node).filter((key) => key.startsWith("x-"));
    count += keys.length;
    const facts = Object.fromEntries(keys.map((key) => [key, node[key] as unknown]));
    if (!ajv.validate(`extensions#/$defs/${definition}`, facts)) {
      for (const error of ajv.errors ?? [])
        findings.push({ at: toPointer(path) || "/", message: explain(error) });
    }
  }
  return { name: "extensions", findings, checked: `${count} x-... keys` };
}

function explain(error: ErrorObject): string {
  const where = error.instancePath === "" ? "" : `${error.instancePath.slice(1)} `;
  if (error.keyword === "additionalProperties") {
    const key = String((error.params as { additionalProperty: string }).additionalProperty);
    return `${where}${key} is not a known extension here; extensions.schema.json lists them.`;
  }
  return `${where}${error.message ?? "is not valid"}.`;
}
