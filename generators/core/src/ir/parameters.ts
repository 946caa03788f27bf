import {
  entries,
  isObject,
  own,
  ownList,
  ownText,
  type Value,
  type ValueObject,
} from "../source/plain.ts";
import { below } from "../source/pointer.ts";
import { objectAt, tell, type Build } from "./context.ts";
import { declOf, hiddenOf, sensitivityOf } from "./decl.ts";
import { UNKNOWN } from "./drafts.ts";
import { houseSensitive } from "./house.ts";
import { toJson } from "./json.ts";
import { typeRef } from "./schemas.ts";
import type { Encoding, Param, Style, TypeRef } from "./types.ts";

/** Headers that OpenAPI 3.0.3 says shall be ignored as parameters (section 4.7.12.1). */
const RESERVED_HEADERS = new Set(["accept", "content-type", "authorization"]);
const STYLES: Readonly<Record<Param["in"], readonly Style[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** The parameters of an operation: its own, then those of the path item that it does not override; document order. */
export function readParameters(
  build: Build,
  item: { at: string; value: ValueObject },
  operation: { at: string; value: ValueObject },
): readonly Param[] {
  const merged = new Map<string, Param>();
  for (const owner of [item, operation]) {
    for (const [index, value] of ownList(owner.value, "parameters").entries()) {
      const at = below(owner.at, "parameters", index);
      const param = readParameter(build, at, value);
      if (param === undefined) continue;
      const key = `${param.in} ${param.in === "header" ? param.name.wire.toLowerCase() : param.name.wire}`;
      if (
        owner === operation &&
        merged.has(key) &&
        merged.get(key)?.origin.pointer.startsWith(operation.at) === true
      ) {
        tell(
          build,
          "W-PARAMETER",
          at,
          `The ${param.in} parameter "${param.name.wire}" is declared twice.`,
          "The last one counts.",
          "Remove one of the two.",
        );
      }
      merged.set(key, param);
    }
  }
  return [...merged.values()];
}

function readParameter(build: Build, at: string, value: Value): Param | undefined {
  const node = objectAt(build, at, value, "A parameter");
  if (node === undefined) return undefined;
  const name = ownText(node.value, "name");
  const location = ownText(node.value, "in");
  if (
    name === undefined ||
    (location !== "path" && location !== "query" && location !== "header" && location !== "cookie")
  ) {
    tell(
      build,
      "W-PARAMETER",
      at,
      'A parameter needs a name, and "in" must be path, query, header or cookie.',
      "It is left out.",
    );
    return undefined;
  }
  if (location === "header" && RESERVED_HEADERS.has(name.toLowerCase())) return undefined;
  const required = location === "path" || own(node.value, "required") === true;
  if (build.posture === "client" && hiddenOf(node.value) === "all") return undefined;
  const param = readParam(build, node.at, name, location, node.value, required);
  if (location !== "header")
    houseSensitive(build, node.at, name, param.ref.type, [node.value, own(node.value, "schema")]);
  return param;
}

/** A Parameter or Header Object as a parameter. */
export function readParam(
  build: Build,
  at: string,
  name: string,
  location: Param["in"],
  node: ValueObject,
  required: boolean,
): Param {
  const [media, content] = entries(own(node, "content"))[0] ?? [];
  const schema = own(node, "schema") ?? own(content, "schema");
  const schemaAt =
    own(node, "schema") !== undefined || media === undefined
      ? below(at, "schema")
      : below(at, "content", media, "schema");
  const fallback = own(schema, "default");
  const json = fallback === undefined ? undefined : toJson(fallback);
  return {
    ...declOf(at, name, node),
    in: location,
    ref: parameterRef(build, at, schemaAt, schema),
    required,
    encode:
      media === undefined || own(node, "schema") !== undefined
        ? styleOf(build, at, location, node)
        : { by: "content", media },
    ...(json === undefined ? {} : { default: json }),
    sensitive: sensitivityOf(node, schema),
  };
}

function parameterRef(
  build: Build,
  at: string,
  schemaAt: string,
  schema: Value | undefined,
): TypeRef {
  if (schema !== undefined) return typeRef(build, schemaAt, schema);
  tell(
    build,
    "W-PARAMETER",
    at,
    "A parameter needs a schema or a content.",
    "Its type is unknown.",
    "Give it a schema.",
  );
  return UNKNOWN;
}

function styleOf(build: Build, at: string, location: Param["in"], node: ValueObject): Encoding {
  const [standard = "simple"] = STYLES[location];
  const wanted = ownText(node, "style");
  const style = STYLES[location].find((name) => name === wanted);
  if (wanted !== undefined && style === undefined) {
    tell(
      build,
      "W-PARAMETER",
      at,
      `The style "${wanted}" does not fit a ${location} parameter.`,
      `The style is ${standard}.`,
      `Use one of: ${STYLES[location].join(", ")}.`,
    );
  }
  const used = style ?? standard;
  const explode = own(node, "explode");
  return {
    by: "style",
    style: used,
    explode: typeof explode === "boolean" ? explode : used === "form" || used === "deepObject",
    allowReserved: location === "query" && own(node, "allowReserved") === true,
  };
}

/** Required first, otherwise document order. */
export function requiredFirst(params: readonly Param[]): readonly Param[] {
  return [
    ...params.filter((param) => param.required),
    ...params.filter((param) => !param.required),
  ];
}

/** The headers of a response or part as parameters, sorted by name; `Content-Type` is none. */
export function readHeaders(
  build: Build,
  at: string,
  headers: Value | undefined,
): readonly Param[] {
  return entries(headers)
    .flatMap(([name, value]) => {
      if (name.toLowerCase() === "content-type" || !isObject(value)) return [];
      const node = objectAt(build, below(at, name), value, "A header");
      return node === undefined
        ? []
        : [
            readParam(
              build,
              node.at,
              name,
              "header",
              node.value,
              own(node.value, "required") === true,
            ),
          ];
    })
    .sort((a, b) => (a.name.wire < b.name.wire ? -1 : 1));
}
