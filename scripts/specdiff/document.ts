/** One side of a comparison: a parsed OpenAPI 3.0 document whose references are followed on demand. */
import { at, isObject, type JsonObject } from "./json.ts";

/** A document cannot be compared: not OpenAPI 3.0, a reference into nowhere, or a circle of references. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
}

/** A value together with the place where it really stands. */
export interface Node {
  readonly value: JsonObject;
  readonly pointer: string;
}

export class Document {
  readonly root: JsonObject;
  readonly name: string;

  /** Throws a `DocumentError` unless `root` is an OpenAPI 3.0 document that has at least one path or event. */
  constructor(root: unknown, name: string) {
    if (!isObject(root)) throw new DocumentError(`${name}: is not an object.`);
    const version = root["openapi"];
    if (typeof version !== "string" || !version.startsWith("3.0.")) {
      const told =
        version === undefined ? "has no member openapi" : `is OpenAPI ${String(version)}`;
      throw new DocumentError(`${name}: ${told}; only 3.0 documents can be compared.`);
    }
    if (!isObject(root["paths"]))
      throw new DocumentError(`${name}: has no paths, so there is nothing to compare.`);
    this.root = root;
    this.name = name;
  }

  /** Follows references from `value`, which stands at `pointer`. Throws a `DocumentError` where one leads nowhere. */
  node(value: unknown, pointer: string): Node {
    const seen = new Set<string>();
    let current = value;
    let place = pointer;
    while (isObject(current) && typeof current["$ref"] === "string") {
      const ref = current["$ref"];
      if (!ref.startsWith("#/"))
        throw new DocumentError(`${this.name}: ${place}: ${ref} is outside; bundle it first.`);
      if (seen.has(ref))
        throw new DocumentError(`${this.name}: ${place}: ${ref} leads back to itself.`);
      seen.add(ref);
      place = decodeURIComponent(ref.slice(1));
      current = at(this.root, place);
      if (current === undefined)
        throw new DocumentError(`${this.name}: ${pointer}: ${ref} leads nowhere.`);
    }
    return { value: isObject(current) ? current : {}, pointer: place };
  }
}
