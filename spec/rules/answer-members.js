/** Every documented member of an answer is always there; what is absent is null. And resources say what they are. */
import {
  answersOf,
  componentOf,
  isSuccess,
  operations,
  resolve,
  usedSchemas,
} from "./support/lookup.js";
import { places } from "./support/walk.js";

/** @param {any} document @param {{ optionalMembers: string[], withoutObject: string[] }} options */
export default function answerMembers(document, options) {
  const { request, response } = usedSchemas(document);
  const loose = places(document, "schema")
    .filter(
      (place) =>
        response.has(componentOf(place) ?? "") &&
        !request.has(componentOf(place) ?? "") &&
        place.node.properties !== undefined,
    )
    .filter((place) => !options.optionalMembers.includes(componentOf(place) ?? ""))
    .flatMap(({ node, path }) => {
      const missing = Object.keys(node.properties).filter(
        (name) => !(node.required ?? []).includes(name) && !isExpansion(node, name),
      );
      return missing.length === 0
        ? []
        : [
            {
              message: `${missing.join(", ")}: members of answers are required; absent values are null.`,
              path,
            },
          ];
    });
  const nameless = operations(document).flatMap((operation) =>
    answersOf(document, operation)
      .filter(([status]) => isSuccess(status))
      .map(([, answer]) => answer?.content?.["application/json"]?.schema)
      .filter(
        (schema) =>
          schema !== undefined &&
          !options.withoutObject.includes(String(schema.$ref).split("/").at(-1) ?? ""),
      )
      .filter((schema) => !saysWhatItIs(document, schema))
      .map(() => ({
        message: `The answer of ${operation.node.operationId} needs a member \`object\` with one value.`,
        path: operation.path,
      })),
  );
  return [...loose, ...nameless];
}

/** @param {any} document @param {any} schema */
function saysWhatItIs(document, schema) {
  const target = resolve(document, schema);
  if (Array.isArray(target?.oneOf))
    return target.oneOf.every((/** @type {any} */ branch) => saysWhatItIs(document, branch));
  if (Array.isArray(target?.allOf))
    return target.allOf.some((/** @type {any} */ branch) => saysWhatItIs(document, branch));
  return resolve(document, target?.properties?.object)?.enum?.length === 1;
}

/** `customer` beside `customerId` is there only when the request asks for it with `expand`. @param {any} node @param {string} name */
function isExpansion(node, name) {
  return node.properties[`${name}Id`] !== undefined;
}
