/** Whatever is deprecated says since when and what replaces it; deprecated operations also announce it in their headers. */
import { answersOf, isSuccess, operations } from "./support/lookup.js";
import { walk } from "./support/walk.js";

/** @param {any} document */
export default function deprecationMarks(document) {
  const marks = [...walk(document)].flatMap(({ node, path }) => {
    if (node.deprecated !== true)
      return node["x-sdk-deprecated"] === undefined
        ? []
        : [{ message: "x-sdk-deprecated stands beside `deprecated: true` only.", path }];
    const fact = node["x-sdk-deprecated"];
    return fact?.since && fact.replacement
      ? []
      : [
          {
            message: "What is deprecated needs x-sdk-deprecated with since and replacement.",
            path,
          },
        ];
  });
  const headers = operations(document)
    .filter((operation) => operation.node.deprecated === true)
    .flatMap((operation) =>
      answersOf(document, operation)
        .filter(
          ([status, answer]) =>
            isSuccess(status) &&
            ["Deprecation", "Sunset", "Link"].some((name) => answer?.headers?.[name] === undefined),
        )
        .map(([status]) => ({
          message: `${operation.node.operationId} is deprecated; its ${status} needs Deprecation, Sunset and Link.`,
          path: operation.path,
        })),
    );
  return [...marks, ...headers];
}
