/** Canned answers start from the API document's own examples, so that they stay valid when the document grows. */
import { CaseFault } from "./case-file.ts";
import { readBundle } from "./requirements.ts";
import { isRecord } from "./values.ts";

export type Node = Readonly<Record<string, unknown>>;

let document: Node | null = null;

function bundle(): Node {
  document ??= readBundle() as Node;
  return document;
}

export const node = (value: unknown): Node => (isRecord(value) ? value : {});

export function follow(value: unknown): Node {
  const reference = node(value)["$ref"];
  if (typeof reference !== "string") return node(value);
  return follow(at(reference));
}

/** What a reference inside the document points at. */
function at(reference: string): unknown {
  let here: unknown = bundle();
  for (const part of reference.slice(2).split("/"))
    here = node(here)[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  return here;
}

function operation(id: string): Node {
  for (const path of Object.values(node(bundle()["paths"]))) {
    for (const candidate of Object.values(node(path))) {
      if (node(candidate)["operationId"] === id) return node(candidate);
    }
  }
  throw new CaseFault(`no operation ${id} in the API document`);
}

/** The first example of that operation's answer with that status; throws when the document has none. */
export function exampleAnswer(id: string, status: number): unknown {
  const response = follow(node(operation(id)["responses"])[String(status)]);
  const content = node(response["content"]);
  const media = node(content["application/json"] ?? content["application/problem+json"]);
  if (media["example"] !== undefined) return structuredClone(media["example"]);
  const [first] = Object.values(node(media["examples"]));
  const value = follow(first)["value"];
  if (value === undefined) throw new CaseFault(`${id} has no example for ${status}`);
  return structuredClone(value);
}

/**
 * Merges a patch into a value: objects deeply, `{ $absent: 1 }` removes a member, `{ $only: x }` is x and nothing of what
 * was there, anything else replaces.
 */
export function merge(value: unknown, patch: unknown): unknown {
  if (patch === undefined) return value;
  if (isRecord(patch) && "$only" in patch) return patch["$only"];
  if (!isRecord(patch) || !isRecord(value) || "$raw" in patch) return patch;
  const result: Record<string, unknown> = { ...value };
  for (const [key, change] of Object.entries(patch)) {
    if (isRecord(change) && "$absent" in change) delete result[key];
    else result[key] = merge(result[key], change);
  }
  return result;
}

export type SpecOperation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** JSON Pointer into the API document. */
  readonly pointer: string;
  readonly pathNames: readonly string[];
  /** Values for the parameters without which the call cannot be made. */
  readonly required: {
    readonly query: Readonly<Record<string, unknown>>;
    readonly header: Readonly<Record<string, unknown>>;
  };
  readonly success: number;
  /** Media type of the success answer; empty without a body. */
  readonly media: string;
  readonly errors: readonly number[];
  readonly needsWidgetToken: boolean;
  /** Query parameters that may be left out, with their schemas. */
  readonly optionalQuery: readonly { readonly name: string; readonly schema: Node }[];
  /** Schemas of the JSON of its request and of its success; null without one. */
  readonly request: Node | null;
  readonly answer: Node | null;
};

function parametersOf(path: Node, operation: Node): Node[] {
  const both = [path["parameters"], operation["parameters"]];
  return both.flatMap((list) => (Array.isArray(list) ? list.map(follow) : []));
}

function jsonSchema(content: unknown): Node | null {
  const { schema } = node(node(content)["application/json"]);
  return schema === undefined ? null : node(schema);
}

function described(path: string, item: Node, method: string): SpecOperation[] {
  const operation = node(item[method]);
  if (typeof operation["operationId"] !== "string") return [];
  const parameters = parametersOf(item, operation);
  const required = (place: string): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        // The SDK makes the key itself.
        .filter(
          (one) =>
            one["in"] === place && one["required"] === true && one["name"] !== "Idempotency-Key",
        )
        .map((one) => [String(one["name"]), String(one["example"] ?? "x")]),
    );
  const statuses = Object.keys(node(operation["responses"])).map(Number);
  const success = statuses.find((status) => status >= 200 && status < 300) ?? 200;
  const content = node(follow(node(operation["responses"])[String(success)])["content"]);
  const security = JSON.stringify(operation["security"] ?? bundle()["security"] ?? []);
  return [
    {
      id: operation["operationId"],
      method: method.toUpperCase(),
      path,
      pointer: `/paths/${path.replaceAll("/", "~1")}/${method}`,
      pathNames: parameters.filter((one) => one["in"] === "path").map((one) => String(one["name"])),
      required: { query: required("query"), header: required("header") },
      success,
      media: Object.keys(content)[0] ?? "",
      errors: statuses.filter((status) => status >= 400),
      needsWidgetToken: /Widget/.test(security),
      optionalQuery: parameters
        .filter((one) => one["in"] === "query" && one["required"] !== true)
        .map((one) => ({ name: String(one["name"]), schema: node(one["schema"]) })),
      request: jsonSchema(follow(operation["requestBody"])["content"]),
      answer: jsonSchema(content),
    },
  ];
}

export function operations(): SpecOperation[] {
  return Object.entries(node(bundle()["paths"])).flatMap(([path, item]) =>
    Object.keys(node(item)).flatMap((method) => described(path, node(item), method)),
  );
}

/** The first example of that operation's request body, or undefined when it has none. */
export function exampleRequest(id: string): unknown {
  const body = follow(operation(id)["requestBody"]);
  const media = node(Object.values(node(body["content"]))[0]);
  if (media["example"] !== undefined) return structuredClone(media["example"]);
  const [first] = Object.values(node(media["examples"]));
  return structuredClone(follow(first)["value"]);
}

/** References from a node to named schemas and headers, directly and through what they are made of. */
export function componentsOf(pointer: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    const reference = value["$ref"];
    if (typeof reference === "string" && !found.has(reference.slice(1))) {
      found.add(reference.slice(1));
      visit(at(reference));
    }
    Object.values(value).forEach(visit);
  };
  visit(at(`#${pointer}`));
  return new Set([...found].filter((each) => /^\/components\/(schemas|headers)\//.test(each)));
}
