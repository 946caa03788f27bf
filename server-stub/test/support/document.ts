import { readFileSync } from "node:fs";

/** The bundled OpenAPI document as tests walk through it, read without our generator. */
export interface DocumentedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Names of the security schemes of each alternative; empty when no credentials are needed. */
  readonly auth: readonly (readonly string[])[];
  readonly parameters: readonly DocumentedParameter[];
  /** Schema of the JSON request body, or null. */
  readonly body: Schema | null;
  /** Request bodies that the document shows. */
  readonly examples: readonly Json[];
  /** Type of the `id` of what a list holds, such as `pay`, or null. */
  readonly listed: string | null;
}

export interface DocumentedParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly schema: Schema;
}

/** A string member of a request body; in the path `[]` stands for an element of an array, `{}` for a member with a name of the caller's own. */
export interface BodyString {
  readonly path: readonly string[];
  readonly schema: Schema;
}

export type Json = Readonly<Record<string, unknown>>;
export type Schema = Json;

const document = JSON.parse(
  readFileSync(new URL("../../../spec/dist/openapi.json", import.meta.url), "utf8"),
) as Json;
const METHODS = ["get", "put", "post", "patch", "delete"];

/** Every operation of the document, in its order. */
export const DOCUMENTED: readonly DocumentedOperation[] = Object.entries(
  document["paths"] as Json,
).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const node = (item as Json)[method] as Json | undefined;
    return node === undefined ? [] : [readOperation(method, path, item as Json, node)];
  }),
);

/** The prefix of the ids that a string schema takes (`pay` of `^pay_[0-7]…`), or null when it takes none. */
export function idPrefix(schema: Schema): string | null {
  return /([a-z]{2,6})_\[0-7\]/.exec(String(schema["pattern"] ?? ""))?.[1] ?? null;
}

/** Every string that a request body can hold, each path once. */
export function bodyStrings(operation: DocumentedOperation): readonly BodyString[] {
  const found = new Map<string, BodyString>();
  const walk = (node: unknown, path: readonly string[], depth: number): void => {
    const schema = resolve(node);
    if (schema === undefined || depth > 16) return;
    for (const name of ["allOf", "oneOf", "anyOf"])
      for (const part of (schema[name] ?? []) as readonly unknown[]) walk(part, path, depth + 1);
    const named = schema["additionalProperties"];
    if (typeof named === "object") walk(named, [...path, "{}"], depth + 1);
    if (schema["items"] !== undefined) walk(schema["items"], [...path, "[]"], depth + 1);
    for (const [name, member] of Object.entries((schema["properties"] ?? {}) as Json))
      walk(member, [...path, name], depth + 1);
    if (schema["type"] === "string" && !found.has(path.join(".")))
      found.set(path.join("."), { path, schema });
  };
  walk(operation.body, [], 0);
  return [...found.values()];
}

function readOperation(method: string, path: string, item: Json, node: Json): DocumentedOperation {
  const parameters = [
    ...((item["parameters"] ?? []) as readonly unknown[]),
    ...((node["parameters"] ?? []) as readonly unknown[]),
  ].map((one) => {
    const found = resolve(one) ?? {};
    return {
      name: String(found["name"]),
      in: found["in"] as DocumentedParameter["in"],
      schema: resolve(found["schema"]) ?? {},
    };
  });
  const json = at(resolve(node["requestBody"]), "content", "application/json");
  const listed = at(resolve(at(node, "responses", "200")), "content", "application/json", "schema");
  return {
    id: String(node["operationId"]),
    method: method.toUpperCase(),
    path,
    auth: ((node["security"] ?? document["security"]) as readonly Json[]).map((one) =>
      Object.keys(one),
    ),
    parameters,
    body: (json?.["schema"] as Schema | undefined) ?? null,
    examples: Object.values((json?.["examples"] ?? {}) as Json).map(
      (one) => resolve(one)?.["value"] as Json,
    ),
    listed: listedPrefix(listed),
  };
}

function listedPrefix(schema: unknown): string | null {
  const items = resolve(memberOf(memberOf(schema, "data"), "items"));
  const id = items === undefined ? undefined : memberOf(items, "id");
  return id === undefined ? null : idPrefix(id);
}

/** A property of an object schema, looked for through references and `allOf`; `items` is the element of an array. */
function memberOf(node: unknown, name: string): Json | undefined {
  const schema = resolve(node);
  if (schema === undefined) return undefined;
  const own = name === "items" ? schema["items"] : at(schema, "properties", name);
  if (own !== undefined) return resolve(own);
  for (const part of (schema["allOf"] ?? []) as readonly unknown[]) {
    const found = memberOf(part, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function at(node: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((here, key) => here?.[key] as Json | undefined, node);
}

function resolve(node: unknown): Json | undefined {
  let here = (node ?? undefined) as Json | undefined;
  while (typeof here?.["$ref"] === "string")
    here = at(document, ...here["$ref"].slice(2).split("/"));
  return here;
}
