/** Every list can be paged in the one way that the SDKs know, and takes the parameters that this way needs. */
import { operations, parametersOf, resolve, successSchema } from "./support/lookup.js";

const way = {
  style: "cursor",
  send: "startingAfter",
  size: "limit",
  items: "/data",
  next: "/nextCursor",
  more: "/hasMore",
};

/** @param {any} document */
export default function paginationMarks(document) {
  return operations(document).flatMap((operation) => {
    const { node, path } = operation;
    const schema = successSchema(document, operation);
    const isList =
      path[2] === "get" && resolve(document, schema?.properties?.object)?.enum?.[0] === "list";
    const mark = node["x-sdk-pagination"];
    if (!isList)
      return mark === undefined
        ? []
        : [
            {
              message: `${node.operationId} answers no list, so x-sdk-pagination has no place here.`,
              path,
            },
          ];
    const wrong = Object.entries(way)
      .filter(([key, value]) => mark?.[key] !== value)
      .map(([key, value]) => `${key}: ${value}`);
    if (wrong.length > 0)
      return [
        { message: `${node.operationId} needs x-sdk-pagination with ${wrong.join(", ")}.`, path },
      ];
    const names = parametersOf(document, operation).map((parameter) => parameter.name);
    const missing = ["limit", "startingAfter", "endingBefore"].filter(
      (name) => !names.includes(name),
    );
    const absent = ["data", "hasMore", "nextCursor", "url"].filter(
      (name) => schema.properties[name] === undefined,
    );
    if (missing.length > 0)
      return [{ message: `${node.operationId} needs the parameters ${missing.join(", ")}.`, path }];
    if (absent.length > 0)
      return [{ message: `The list of ${node.operationId} needs ${absent.join(", ")}.`, path }];
    return [];
  });
}
