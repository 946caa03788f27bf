/** Reads a document from a file: one JSON or YAML file as it is, a split description through Redocly's bundler. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { Document, DocumentError } from "./document.ts";
import { isObject } from "./json.ts";

/** Throws a `DocumentError` that names the file when it is missing, broken, or no OpenAPI 3.0 document. */
export async function readDocument(path: string): Promise<Document> {
  let root: unknown;
  try {
    const text = readFileSync(path, "utf8");
    root = path.endsWith(".json") ? JSON.parse(text) : load(text);
    if (hasOutsideReference(root)) root = await bundled(path);
  } catch (error) {
    throw new DocumentError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return new Document(root, path);
}

function hasOutsideReference(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasOutsideReference);
  if (!isObject(value)) return false;
  if (typeof value["$ref"] === "string" && !value["$ref"].startsWith("#")) return true;
  return Object.values(value).some(hasOutsideReference);
}

async function bundled(path: string): Promise<unknown> {
  // Loaded only for split descriptions: it takes longer than the comparison.
  const { bundle, createConfig } = await import("@redocly/openapi-core");
  const { bundle: result, problems } = await bundle({ ref: path, config: await createConfig({}) });
  const errors = problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0) throw new Error(errors.map((each) => each.message).join("; "));
  return result.parsed;
}

/** The file of the newest release in `folder` (`<version>.json`, by version, not by name); undefined before the first. */
export function newestRelease(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const versions = readdirSync(folder).flatMap((name) => {
    const match = /^(\d+)\.(\d+)\.(\d+)\.json$/.exec(name);
    return match === null ? [] : [{ name, parts: match.slice(1).map(Number) }];
  });
  versions.sort((left, right) => {
    const index = left.parts.findIndex((part, place) => part !== right.parts[place]);
    return index < 0 ? 0 : (left.parts[index] ?? 0) - (right.parts[index] ?? 0);
  });
  const newest = versions.at(-1);
  return newest === undefined ? undefined : join(folder, newest.name);
}
