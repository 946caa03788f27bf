/** Every answer of every operation lists the headers that each response carries: request id, version, rate limit. */
import { answersOf, operations } from "./support/lookup.js";

/** @param {any} document @param {{ headers: string[] }} options */
export default function commonHeaders(document, { headers }) {
  return operations(document).flatMap((operation) =>
    answersOf(document, operation).flatMap(([status, answer]) => {
      const missing = headers.filter((name) => answer?.headers?.[name] === undefined);
      if (missing.length === 0) return [];
      return [
        {
          message: `${operation.node.operationId} ${status} does not list ${missing.join(", ")}.`,
          path: [...operation.path, "responses", status],
        },
      ];
    }),
  );
}
