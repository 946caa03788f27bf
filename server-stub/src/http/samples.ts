import { refuse } from "../domain/shared/refusal.ts";
import { publishedDocument } from "./published.ts";

type Node = Readonly<Record<string, unknown>>;

/** The sample resource that the API description gives for an event type, or for another event of the same resource. */
export async function sampleOf(
  type: string,
): Promise<{ readonly id: string; readonly object: string }> {
  const document = JSON.parse((await publishedDocument()).json) as Node;
  const hooks = at(document, "x-webhooks");
  const sameResource = Object.keys(hooks).filter(
    (name) => name.split(".")[0] === type.split(".")[0],
  );
  for (const name of [type, ...sameResource]) {
    const content = at(hooks, name, "post", "requestBody", "content", "application/json");
    const examples = Object.values(at(content, "examples")).map((one) =>
      resolve(document, one as Node),
    );
    const data = (examples[0]?.["value"] as Node | undefined)?.["data"];
    if (isResource(data)) return data;
  }
  throw refuse("internal_error", `The API description has no example of ${type}.`);
}

function isResource(value: unknown): value is { readonly id: string; readonly object: string } {
  return typeof value === "object" && value !== null && "id" in value && "object" in value;
}

function at(node: Node, ...path: readonly string[]): Node {
  return path.reduce((here, key) => (here[key] ?? {}) as Node, node);
}

function resolve(document: Node, node: Node): Node {
  const ref = node["$ref"];
  return typeof ref === "string" ? at(document, ...ref.slice(2).split("/")) : node;
}
