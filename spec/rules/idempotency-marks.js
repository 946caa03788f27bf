/** Every write says how a repeat is made safe, and takes the key if a key does it. */
import { operations, parametersOf } from "./support/lookup.js";

const values = ["key", "natural", "none"];

/** @param {any} document */
export default function idempotencyMarks(document) {
  return operations(document).flatMap((operation) => {
    const { node, path } = operation;
    const mark = node["x-idempotent"];
    const writes = ["post", "put", "patch", "delete"].includes(String(path[2]));
    if (writes && !values.includes(mark))
      return [{ message: `${node.operationId} needs x-idempotent: ${values.join(", ")}.`, path }];
    const takesKey = parametersOf(document, operation).some(
      (parameter) => parameter.name === "Idempotency-Key",
    );
    if ((mark === "key") !== takesKey)
      return [
        {
          message: `${node.operationId}: x-idempotent: key and the parameter Idempotency-Key belong together.`,
          path,
        },
      ];
    return [];
  });
}
