/**
 * Which operations there are and what stock clients call their parts: the facts of the API document from which the
 * drivers of foreign clients dispatch. Names are left as the document has them; each driver applies its generator's rules.
 */
import { readBundle } from "../runner/requirements.ts";
import { isRecord } from "../runner/values.ts";

export type Parameter = {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
};

export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Name of the schema of the JSON body; null without one. */
  readonly body: string | null;
  /** Name of the schema of the first 2xx answer with JSON; null without one. */
  readonly result: string | null;
};

const methods = ["get", "put", "post", "delete", "patch"];

const nameOf = (reference: unknown): string => String(reference).split("/").at(-1) ?? "";

/** A node, or what its `$ref` points at. */
function at(document: unknown, node: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(node)) return {};
  const reference = node["$ref"];
  if (typeof reference !== "string") return node;
  const found = reference
    .slice(2)
    .split("/")
    .reduce<unknown>((here, key) => (isRecord(here) ? here[key] : undefined), document);
  return isRecord(found) ? found : {};
}

/** The component that the JSON of a request or answer is made of; "" for a schema without a name. */
function schemaName(content: unknown): string | null {
  const json = isRecord(content) ? content["application/json"] : undefined;
  const schema = isRecord(json) ? json["schema"] : undefined;
  if (!isRecord(schema)) return null;
  return typeof schema["$ref"] === "string" ? nameOf(schema["$ref"]) : "";
}

export function readOperations(document: unknown = readBundle()): readonly Operation[] {
  const paths = isRecord(document) && isRecord(document["paths"]) ? document["paths"] : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) => {
      if (!methods.includes(method) || !isRecord(operation)) return [];
      const shared = isRecord(item) && Array.isArray(item["parameters"]) ? item["parameters"] : [];
      const own = Array.isArray(operation["parameters"]) ? operation["parameters"] : [];
      const answers = isRecord(operation["responses"]) ? operation["responses"] : {};
      const success = Object.entries(answers).find(([status]) => status.startsWith("2"))?.[1];
      return [
        {
          id: String(operation["operationId"]),
          method: method.toUpperCase(),
          path,
          parameters: [...shared, ...own].map((each) => {
            const { name, in: place, required } = at(document, each);
            return {
              name: String(name),
              in: place as Parameter["in"],
              required: required === true,
            };
          }),
          body: schemaName(at(document, operation["requestBody"])["content"]),
          result: schemaName(at(document, success)["content"]),
        },
      ];
    }),
  );
}
