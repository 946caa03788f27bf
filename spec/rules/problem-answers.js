/** Errors are `Problem` as application/problem+json, and every operation says which ones it may answer. */
import { answersOf, operations } from "./support/lookup.js";
import { entries } from "./support/walk.js";

/** @param {any} document */
export default function problemAnswers(document) {
  return operations(document).flatMap((operation) => {
    const failures = answersOf(document, operation).filter(([status]) => /^[45]/.test(status));
    if (failures.length === 0)
      return [
        { message: `${operation.node.operationId} lists no error answer.`, path: operation.path },
      ];
    return failures.flatMap(([status, answer]) => {
      const contents = entries(answer?.content);
      const right =
        contents.length === 1 &&
        contents[0]?.[0] === "application/problem+json" &&
        contents[0][1].schema?.$ref === "#/components/schemas/Problem";
      return right
        ? []
        : [
            {
              message: `${status} must be a Problem as application/problem+json and nothing else.`,
              path: [...operation.path, "responses", status],
            },
          ];
    });
  });
}
