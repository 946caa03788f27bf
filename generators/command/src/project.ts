/** Facts about the output that follow from a document of somebody else's. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Api } from "@njia/generator-core";
import { digest, splitWords, toCase } from "@njia/generator-core";

/** A package name made from the title, such as `swagger-petstore`; targets make it legal for their language. */
export function packageNameOf(api: Api): string {
  const name = toCase(splitWords(api.title), "kebab");
  return /^[a-z]/.test(name) ? name : `api-${name || "client"}`;
}

/** The document's version where it has the form `1.2.3`, otherwise `0.1.0`. */
export function packageVersionOf(api: Api): string {
  return /^\d+\.\d+\.\d+(-[0-9A-Za-z.]+)?$/.test(api.version) ? api.version : "0.1.0";
}

/** SHA-256 of each input file, by its name without folders. */
export function inputDigests(paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(paths.map((path) => [basename(path), digest(readFileSync(path))]));
}
