/**
 * Walks an OpenAPI 3.0 document by its grammar, so that examples, defaults and extension values are never taken for
 * schemas. References are not followed: shared parts are visited once, in `components`.
 *
 * @typedef {'root' | 'operation' | 'parameter' | 'header' | 'requestBody' | 'mediaType' | 'response' | 'schema' | 'securityScheme'} Kind
 * @typedef {(string | number)[]} Path
 * @typedef {{ kind: Kind, node: Record<string, any>, path: Path, name: string, parent?: Place }} Place
 *   `name`: name of the property, parameter, header, component, status or media type that the node stands under.
 */

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** @param {unknown} value @returns {value is Record<string, any>} */
export function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {[string, any][]} */
export function entries(value) {
  return isRecord(value) ? Object.entries(value) : [];
}

/** Every place of the given kinds, in document order. @param {any} document @param {Kind[]} kinds @returns {Place[]} */
export function places(document, ...kinds) {
  return [...walk(document)].filter((place) => kinds.includes(place.kind));
}

/** @param {any} document @returns {Generator<Place>} */
export function* walk(document) {
  const root = place("root", document, [], "");
  yield root;
  for (const [path, item] of entries(document.paths)) yield* pathItem(item, ["paths", path], path);
  for (const [name, item] of entries(document["x-webhooks"]))
    yield* pathItem(item, ["x-webhooks", name], name);
  const components = isRecord(document.components) ? document.components : {};
  /** @type {[string, (node: any, path: Path, name: string) => Generator<Place>][]} */
  const sections = [
    ["schemas", schema],
    ["parameters", parameter],
    ["headers", header],
    ["responses", response],
    ["requestBodies", requestBody],
  ];
  for (const [section, visit] of sections) {
    for (const [name, node] of entries(components[section]))
      yield* visit(node, ["components", section, name], name);
  }
  for (const [name, node] of entries(components.securitySchemes)) {
    yield place("securityScheme", node, ["components", "securitySchemes", name], name);
  }
}

/** @param {any} item @param {Path} path @param {string} name @returns {Generator<Place>} */
function* pathItem(item, path, name) {
  if (!isRecord(item) || item.$ref) return;
  yield* list(item.parameters, [...path, "parameters"], parameter);
  for (const method of methods) {
    const node = item[method];
    if (!isRecord(node)) continue;
    const at = [...path, method];
    const operation = place("operation", node, at, `${method} ${name}`);
    yield operation;
    yield* list(node.parameters, [...at, "parameters"], parameter);
    yield* requestBody(node.requestBody, [...at, "requestBody"]);
    for (const [status, answer] of entries(node.responses))
      yield* response(answer, [...at, "responses", status], status);
    for (const [callback, urls] of entries(node.callbacks)) {
      for (const [url, inner] of entries(urls))
        yield* pathItem(inner, [...at, "callbacks", callback, url], url);
    }
  }
}

/** @param {any} node @param {Path} path @returns {Generator<Place>} */
function* parameter(node, path) {
  if (!isRecord(node) || node.$ref) return;
  yield place("parameter", node, path, String(node.name));
  yield* schema(node.schema, [...path, "schema"], String(node.name));
}

/** @param {any} node @param {Path} path @param {string} name @returns {Generator<Place>} */
function* header(node, path, name) {
  if (!isRecord(node) || node.$ref) return;
  yield place("header", node, path, name);
  yield* schema(node.schema, [...path, "schema"], name);
}

/** @param {any} node @param {Path} path @returns {Generator<Place>} */
function* requestBody(node, path) {
  if (!isRecord(node) || node.$ref) return;
  yield place("requestBody", node, path, "");
  yield* content(node.content, [...path, "content"]);
}

/** @param {any} node @param {Path} path @param {string} name @returns {Generator<Place>} */
function* response(node, path, name) {
  if (!isRecord(node) || node.$ref) return;
  yield place("response", node, path, name);
  for (const [field, value] of entries(node.headers))
    yield* header(value, [...path, "headers", field], field);
  yield* content(node.content, [...path, "content"]);
}

/** @param {any} node @param {Path} path @returns {Generator<Place>} */
function* content(node, path) {
  for (const [media, value] of entries(node)) {
    yield place("mediaType", value, [...path, media], media);
    yield* schema(value.schema, [...path, media, "schema"], "");
  }
}

/** @param {any} node @param {Path} path @param {string} name @param {Place} [parent] @returns {Generator<Place>} */
function* schema(node, path, name, parent) {
  if (!isRecord(node)) return;
  const here = place("schema", node, path, name, parent);
  yield here;
  for (const [field, value] of entries(node.properties))
    yield* schema(value, [...path, "properties", field], field, here);
  for (const keyword of ["allOf", "oneOf", "anyOf"]) {
    const branches = Array.isArray(node[keyword]) ? node[keyword] : [];
    for (const [index, branch] of branches.entries())
      yield* schema(branch, [...path, keyword, index], name, here);
  }
  yield* schema(node.items, [...path, "items"], name, here);
  yield* schema(node.not, [...path, "not"], name, here);
  yield* schema(node.additionalProperties, [...path, "additionalProperties"], name, here);
}

/** @param {any} nodes @param {Path} path @param {(node: any, path: Path, name: string) => Generator<Place>} visit @returns {Generator<Place>} */
function* list(nodes, path, visit) {
  const items = Array.isArray(nodes) ? nodes : [];
  for (const [index, node] of items.entries()) yield* visit(node, [...path, index], "");
}

/** @param {Kind} kind @param {any} node @param {Path} path @param {string} name @param {Place} [parent] @returns {Place} */
function place(kind, node, path, name, parent) {
  return parent === undefined ? { kind, node, path, name } : { kind, node, path, name, parent };
}
