/** Canned answers start from the API document's own examples, so that they stay valid when the document grows. */
import { CaseFault } from "./case-file.ts";
import { readBundle } from "./requirements.ts";
import { isRecord } from "./values.ts";

type Node = Readonly<Record<string, unknown>>;

let document: Node | null = null;

function bundle(): Node {
  document ??= readBundle() as Node;
  return document;
}

const node = (value: unknown): Node => (isRecord(value) ? value : {});

function follow(value: unknown): Node {
  const reference = node(value)["$ref"];
  if (typeof reference !== "string") return node(value);
  let at: unknown = bundle();
  for (const part of reference.slice(2).split("/")) {
    at = node(at)[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return follow(at);
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

/** Merges a patch into a value: objects deeply, `{ $absent: 1 }` removes a member, anything else replaces. */
export function merge(value: unknown, patch: unknown): unknown {
  if (patch === undefined) return value;
  if (!isRecord(patch) || !isRecord(value) || "$raw" in patch) return patch;
  const result: Record<string, unknown> = { ...value };
  for (const [key, change] of Object.entries(patch)) {
    if (isRecord(change) && "$absent" in change) delete result[key];
    else result[key] = merge(result[key], change);
  }
  return result;
}
