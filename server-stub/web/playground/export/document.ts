/** A node of the API description: an OpenAPI 3.0 document with internal references only, as JSON. */
export type Node = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description: string;
  /** The example of the document as text; empty where it gives none. */
  readonly example: string;
}

/** How a request proves who it is; `session` sends the API key too. */
export type Proof = "none" | "key" | "session" | "widget";

/** What an export needs to know of an operation. */
export interface ApiOperation {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly proof: Proof;
  readonly parameters: readonly Parameter[];
  readonly body: {
    readonly media: string;
    readonly examples: Readonly<Record<string, unknown>>;
  } | null;
  /** Documented statuses from 200 to 299, ascending. */
  readonly success: readonly number[];
  /** Schema of the first successful JSON answer. */
  readonly answer: Node | null;
  /** Media type of the first successful answer; null where there is no body. */
  readonly media: string | null;
}

const METHODS = ["get", "put", "post", "patch", "delete"] as const;

/** Every operation of the document, in its order. */
export function operationsOf(document: Node): readonly ApiOperation[] {
  return Object.entries(at(document, "paths")).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Node)[method] as Node | undefined;
      return operation === undefined
        ? []
        : [readOperation(document, path, item as Node, method, operation)];
    }),
  );
}

function readOperation(
  document: Node,
  path: string,
  item: Node,
  method: string,
  operation: Node,
): ApiOperation {
  const responses = Object.entries(at(operation, "responses"))
    .filter(([status]) => /^2\d\d$/.test(status))
    .map(([status, response]) => ({
      status: Number(status),
      content: at(resolve(document, response), "content"),
    }))
    .sort((a, b) => a.status - b.status);
  const [media = null] = responses.flatMap(({ content }) => Object.keys(content));
  const json = responses.flatMap(({ content }) =>
    isNode(content["application/json"]) ? [content["application/json"]] : [],
  )[0];
  return {
    id: String(operation["operationId"]),
    method: method.toUpperCase(),
    path,
    tag: String(listOf(operation["tags"])[0] ?? "Other"),
    summary: String(operation["summary"] ?? operation["operationId"]),
    description: String(operation["description"] ?? "").trim(),
    deprecated: operation["deprecated"] === true,
    proof: proofOf((operation["security"] ?? document["security"]) as readonly Node[] | undefined),
    parameters: parametersOf(document, [
      ...listOf(item["parameters"]),
      ...listOf(operation["parameters"]),
    ]),
    body: bodyOf(document, operation["requestBody"]),
    success: responses.map(({ status }) => status),
    answer: json === undefined ? null : ((json["schema"] as Node | undefined) ?? null),
    media,
  };
}

/** The first alternative of the security requirement is the one that asks for least. */
function proofOf(security: readonly Node[] = []): Proof {
  const schemes = Object.keys(security[0] ?? {});
  if (schemes.includes("WidgetAuth")) return "widget";
  if (schemes.includes("SessionAuth")) return "session";
  return schemes.length > 0 ? "key" : "none";
}

function parametersOf(document: Node, list: readonly unknown[]): readonly Parameter[] {
  const byName = new Map<string, Parameter>();
  for (const entry of list) {
    const node = resolve(document, entry);
    const place = String(node["in"]);
    if (place !== "path" && place !== "query" && place !== "header") continue;
    byName.set(`${place} ${String(node["name"])}`, {
      name: String(node["name"]),
      in: place,
      required: node["required"] === true,
      description: String(node["description"] ?? "").trim(),
      example: textOf(exampleOf(document, node)),
    });
  }
  return [...byName.values()];
}

function bodyOf(document: Node, entry: unknown): ApiOperation["body"] {
  if (entry === undefined) return null;
  const [first] = Object.entries(at(resolve(document, entry), "content"));
  if (first === undefined) return null;
  const [media, content] = first as [string, Node];
  const named = Object.entries(at(content, "examples")).map(([name, one]) => [
    name,
    resolve(document, one)["value"],
  ]);
  const plain = exampleOf(document, content);
  return {
    media,
    examples: Object.fromEntries(
      named.length > 0 ? named : plain === undefined ? [] : [["example", plain]],
    ),
  };
}

function exampleOf(document: Node, node: Node): unknown {
  if (node["example"] !== undefined) return node["example"];
  const [named] = Object.values(at(node, "examples"));
  if (named !== undefined) return resolve(document, named)["value"];
  const schema = resolve(document, node["schema"]);
  if (schema["example"] !== undefined) return schema["example"];
  const members = Object.entries(at(schema, "properties")).flatMap(([name, property]) => {
    const example = exampleOf(document, { schema: property });
    return example === undefined ? [] : [[name, example]];
  });
  return members.length === 0 ? schema["default"] : Object.fromEntries(members);
}

/** A parameter's value as it stands in a URL or header field: lists are joined by commas. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return Array.isArray(value)
    ? value.map(textOf).join(",")
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);
}

/** The node itself, or what its reference points at. */
export function resolve(document: Node, node: unknown): Node {
  const ref = isNode(node) ? node["$ref"] : undefined;
  if (typeof ref !== "string") return isNode(node) ? node : {};
  const target = ref
    .slice(2)
    .split("/")
    .reduce<unknown>(
      (here, key) => (here as Node)[key.replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );
  return resolve(document, target);
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function at(node: Node, key: string): Node {
  const value = node[key];
  return isNode(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
