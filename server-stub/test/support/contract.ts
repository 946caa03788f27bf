import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import formats from "ajv-formats";

/** Checks answers against the bundled OpenAPI document itself, so that a mistake of our generator cannot hide from it. */
export interface Contract {
  /** What is wrong with an answer; empty when the document allows it. */
  problemsOf(answer: Answer): readonly string[];
}

export interface Answer {
  readonly method: string;
  /** Concrete path without query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

type Node = Readonly<Record<string, unknown>>;

const HEADERS_OF_ALL = [
  "x-request-id",
  "x-api-version",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
  "ratelimit",
  "ratelimit-policy",
];

/** Reads the bundle (`npm run bundle -w spec` makes it). */
export function openContract(): Contract {
  const document = JSON.parse(
    readFileSync(new URL("../../../spec/dist/openapi.json", import.meta.url), "utf8"),
  ) as Node;
  // OpenAPI 3.0 says `nullable` where JSON Schema says a type; a plain null then also passes a reference beside it.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });
  formats.default(ajv);
  ajv.addFormat("decimal", /^-?[0-9]+(\.[0-9]+)?$/);
  ajv.addSchema({
    $id: "bundle",
    components: { schemas: withNulls(at(document, "components", "schemas")) },
  });
  const routes = Object.entries(at(document, "paths")).map(([template, item]) => ({
    shape: new RegExp(`^${template.replace(/\./g, "\\.").replace(/\{[^}]+\}/g, "[^/]+")}$`),
    isConcrete: !template.includes("{"),
    item: item as Node,
  }));
  const compiled = new Map<string, ValidateFunction>();
  const schemaOf = (schema: Node): ValidateFunction => {
    const key = JSON.stringify(schema);
    const known =
      compiled.get(key) ??
      ajv.compile(
        withNulls(
          JSON.parse(key.replaceAll('"#/components', '"bundle#/components')) as Node,
        ) as Node,
      );
    compiled.set(key, known);
    return known;
  };
  return {
    problemsOf({ method, path, status, headers, body }) {
      const found = HEADERS_OF_ALL.filter((name) => !headers.has(name)).map(
        (name) => `the header ${name} is missing`,
      );
      const matching = routes
        .filter(({ shape }) => shape.test(path))
        .sort((a, b) => Number(b.isConcrete) - Number(a.isConcrete));
      const operation = matching
        .map(({ item }) => item[method.toLowerCase()] as Node | undefined)
        .find((one) => one !== undefined);
      const response =
        operation === undefined
          ? undefined
          : resolve(document, at(operation, "responses")[String(status)] as Node | undefined);
      if (operation !== undefined && response === undefined && !GENERAL.has(status))
        return [...found, `${String(operation["operationId"])} does not document status ${status}`];
      const media = (headers.get("content-type") ?? "").split(";")[0] ?? "";
      const content =
        response === undefined ? undefined : (response["content"] as Node | undefined);
      const schema =
        content === undefined
          ? status >= 400
            ? PROBLEM
            : undefined
          : ((content[media] as Node | undefined)?.["schema"] as Node | undefined);
      if (schema === undefined)
        return content === undefined
          ? found
          : [...found, `media type ${media} is not documented for status ${status}`];
      if (status >= 400 && media !== "application/problem+json")
        found.push(`an error came as ${media}`);
      if (typeof body === "string") return found;
      const validate = schemaOf(schema);
      return validate(body)
        ? found
        : [
            ...found,
            ...(validate.errors ?? [])
              .slice(0, MAX_SHOWN)
              .map(
                (error) =>
                  `${error.instancePath} ${error.message ?? ""} ${JSON.stringify(error.params)}`,
              ),
          ];
    },
  };
}

/** A body that fits no variant of a union fails in dozens of ways. */
const MAX_SHOWN = 8;
const PROBLEM: Node = { $ref: "#/components/schemas/Problem" };
/** Statuses that come before any operation is looked at, or that stand for work not done yet. */
const GENERAL = new Set([404, 405, 413, 415, 429, 500, 501]);

function at(node: Node, ...path: readonly string[]): Node {
  return path.reduce((here, key) => (here[key] ?? {}) as Node, node);
}

function resolve(document: Node, node: Node | undefined): Node | undefined {
  const ref = node?.["$ref"];
  return typeof ref === "string" ? at(document, ...ref.slice(2).split("/")) : node;
}

function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== "object" || value === null) return value;
  const node = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === "example" || key === "examples" ? member : withNulls(member),
    ]),
  );
  if (node["nullable"] !== true) return node;
  const { nullable: _nullable, ...rest } = node;
  return { anyOf: [rest, { type: "null" }] };
}
