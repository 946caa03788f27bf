/** Looking things up in a bundled document: references, operations with their parts, and who uses a schema. */
import { entries, isRecord, places, walk } from "./walk.js";

/** The value that a local reference leads to, or the value itself. @param {any} document @param {any} node @returns {any} */
export function resolve(document, node) {
  let value = node;
  for (let hops = 0; isRecord(value) && typeof value.$ref === "string" && hops < 20; hops += 1)
    value = at(document, value.$ref);
  return value;
}

/** @param {any} document @param {string} reference */
function at(document, reference) {
  if (!reference.startsWith("#/")) return undefined;
  return reference
    .slice(2)
    .split("/")
    .reduce((value, part) => value?.[part.replaceAll("~1", "/").replaceAll("~0", "~")], document);
}

/** Operations of `paths`, not those of events and callbacks. @param {any} document */
export function operations(document) {
  return places(document, "operation").filter(
    (place) => place.path[0] === "paths" && place.path.length === 3,
  );
}

/** Parameters of an operation, those of its path included, references resolved. @param {any} document @param {import('./walk.js').Place} operation @returns {any[]} */
export function parametersOf(document, operation) {
  const item = document.paths[/** @type {string} */ (operation.path[1])];
  return [...(item.parameters ?? []), ...(operation.node.parameters ?? [])]
    .map((each) => resolve(document, each))
    .filter(isRecord);
}

/** Answers of an operation as [status, response], references resolved. @param {any} document @param {import('./walk.js').Place} operation @returns {[string, any][]} */
export function answersOf(document, operation) {
  return entries(operation.node.responses).map(([status, answer]) => [
    status,
    resolve(document, answer),
  ]);
}

/** @param {string} status */
export function isSuccess(status) {
  return status.startsWith("2");
}

/** The JSON schema of the first success answer, references resolved. @param {any} document @param {import('./walk.js').Place} operation */
export function successSchema(document, operation) {
  const answer = answersOf(document, operation).find(([status]) => isSuccess(status))?.[1];
  return resolve(document, answer?.content?.["application/json"]?.schema);
}

/**
 * Names of the component schemas that requests and answers reach, directly or through other schemas.
 * @param {any} document @returns {{ request: Set<string>, response: Set<string> }}
 */
export function usedSchemas(document) {
  const request = new Set();
  const response = new Set();
  for (const operation of operations(document)) {
    const body = resolve(document, operation.node.requestBody);
    for (const [, media] of entries(body?.content)) follow(document, media.schema, request);
    for (const [status, answer] of answersOf(document, operation)) {
      if (!isSuccess(status)) continue;
      for (const [, media] of entries(answer?.content)) follow(document, media.schema, response);
    }
  }
  return { request, response };
}

/** @param {any} document @param {any} schema @param {Set<string>} found */
function follow(document, schema, found) {
  for (const reference of references(schema)) {
    const name = reference.split("/").at(-1) ?? "";
    if (!reference.startsWith("#/components/schemas/") || found.has(name)) continue;
    found.add(name);
    follow(document, document.components?.schemas?.[name], found);
  }
}

/** References that stand in a schema, by its grammar. @param {any} schema @returns {string[]} */
export function references(schema) {
  const wrapped = { components: { schemas: { it: schema } } };
  return [...walk(wrapped)]
    .filter((place) => typeof place.node.$ref === "string")
    .map((place) => place.node.$ref);
}

/** Component name that a place lies in, for schemas in `components`. @param {import('./walk.js').Place} place */
export function componentOf(place) {
  return place.path[0] === "components" && place.path[1] === "schemas"
    ? String(place.path[2])
    : undefined;
}
