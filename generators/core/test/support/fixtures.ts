import { readdirSync, readFileSync } from "node:fs";
import { buildApi, type BuildOptions } from "../../src/ir/build.ts";
import { violations } from "../../src/ir/invariants.ts";
import { allOperations, indexTypes } from "../../src/ir/types-index.ts";
import type { Api, Field, NamedType, Operation, TypeId } from "../../src/ir/types.ts";
import { collectReport, type Diagnostic } from "../../src/diagnostics.ts";
import type { Document } from "../../src/source/document.ts";
import { parseDocument } from "../../src/source/load.ts";

const FOLDER = new URL("../../../testbed/fixtures/", import.meta.url);

export interface Built {
  readonly document: Document;
  readonly api: Api;
  readonly diagnostics: readonly Diagnostic[];
}

/** The names of all fixtures of a kind. */
export function fixtureNames(kind: "positive" | "negative"): readonly string[] {
  return readdirSync(new URL(`${kind}/`, FOLDER))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => name.replace(/\.yaml$/, ""))
    .sort();
}

export function fixtureText(kind: "positive" | "negative", name: string): string {
  return readFileSync(new URL(`${kind}/${name}.yaml`, FOLDER), "utf8");
}

export function buildFixture(name: string): Built {
  return buildText(fixtureText("positive", name), `${name}.yaml`);
}

/** Builds a text; fails when an invariant does not hold. */
export function buildText(
  text: string,
  file = "test.yaml",
  options: Partial<BuildOptions> = {},
): Built {
  const report = collectReport();
  const document = parseDocument({ text, file }, { report });
  const api = buildApi(document, { posture: "client", ...options, report });
  const broken = violations(api);
  if (broken.length > 0) throw new Error(broken.join("\n"));
  return { document, api, diagnostics: report.diagnostics };
}

/** A document with the component schemas given as YAML (indented by four), whose type T is the only answer. */
export function buildSchemas(schemas: string, options: Partial<BuildOptions> = {}): Built {
  return buildText(
    `openapi: 3.0.3
info: { title: T, version: "1" }
paths: { /t: { get: { operationId: getT, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/T" } } } } } } } }
components:
  schemas:
${schemas}
`,
    "test.yaml",
    options,
  );
}

export function typeOf(api: Api, id: string): NamedType {
  const type = indexTypes(api).get(id as TypeId);
  if (type === undefined)
    throw new Error(`no type ${id} among ${api.types.map((each) => each.id).join(", ")}`);
  return type;
}

export function kindOf<K extends NamedType["kind"]>(
  api: Api,
  id: string,
  kind: K,
): Extract<NamedType, { kind: K }> {
  const type = typeOf(api, id);
  if (type.kind !== kind) throw new Error(`${id} is a ${type.kind}`);
  return type as Extract<NamedType, { kind: K }>;
}

export function fieldOf(api: Api, id: string, wire: string): Field {
  const field = kindOf(api, id, "record").fields.find((each) => each.name.wire === wire);
  if (field === undefined) throw new Error(`${id} has no field ${wire}`);
  return field;
}

export function operationOf(api: Api, id: string): Operation {
  const operation = allOperations(api).find((each) => each.id === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return operation;
}
