/** Every write says how a repeat is made safe; if a key does it, the write takes the key and names the errors that come with keys. */
import { operations, parametersOf } from "./support/lookup.js";

const values = ["key", "natural", "none"];
const codes = ["idempotency_key_invalid", "idempotency_in_progress", "idempotency_key_reused"];

/** @param {any} document */
export default function idempotencyMarks(document) {
  return operations(document).flatMap((operation) => {
    const { node, path } = operation;
    const mark = node["x-idempotent"];
    const writes = ["post", "put", "patch", "delete"].includes(String(path[2]));
    if (writes && !values.includes(mark))
      return [{ message: `${node.operationId} needs x-idempotent: ${values.join(", ")}.`, path }];
    const key = parametersOf(document, operation).find(
      (parameter) => parameter.name === "Idempotency-Key",
    );
    if ((mark === "key") !== (key !== undefined))
      return [
        {
          message: `${node.operationId}: x-idempotent: key and the parameter Idempotency-Key belong together.`,
          path,
        },
      ];
    if (key === undefined) return [];
    const wanted = key.required === true ? [...codes, "idempotency_key_required"] : codes;
    const missing = wanted.filter((code) => !node["x-sdk-error-codes"]?.includes(code));
    if (missing.length === 0) return [];
    return [
      { message: `${node.operationId} takes a key and must name ${missing.join(", ")}.`, path },
    ];
  });
}
