/** JSON bodies are named schemas, so that every SDK has a type with a stable name for them. */
import { answersOf, isSuccess, operations, resolve } from "./support/lookup.js";
import { entries } from "./support/walk.js";

/** @param {any} document */
export default function successReferences(document) {
  return operations(document).flatMap((operation) => {
    const bodies = entries(resolve(document, operation.node.requestBody)?.content);
    const answers = answersOf(document, operation)
      .filter(([status]) => isSuccess(status))
      .flatMap(([, answer]) => entries(answer?.content));
    return [...bodies, ...answers]
      .filter(
        ([media, content]) =>
          /json|event-stream/.test(media) && typeof content.schema?.$ref !== "string",
      )
      .map(([media]) => ({
        message: `The ${media} body of ${operation.node.operationId} must be a $ref to a named schema.`,
        path: operation.path,
      }));
  });
}
