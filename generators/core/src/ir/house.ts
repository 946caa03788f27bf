import { own, type ValueObject } from "../source/plain.ts";
import { tell, type Build } from "./context.ts";
import type { Operation } from "./types.ts";

/** What SDKs of our own document depend on, checked here too because a lint can be skipped. Only under `strict`. */
export function houseRules(
  build: Build,
  at: string,
  node: ValueObject,
  operation: Operation,
): void {
  const writes = /^(?:POST|PUT|PATCH|DELETE)$/.test(operation.method);
  const mark = own(node, "x-idempotent");
  if (writes && mark !== "key" && mark !== "natural" && mark !== "none") {
    tell(
      build,
      "W-HOUSE-IDEMPOTENCY",
      at,
      "A writing operation must say how it is repeated.",
      "It is repeated only if it never left.",
      "Add x-idempotent: key, natural or none.",
    );
  }
  if (mark === "key" && operation.idempotency === undefined) {
    tell(
      build,
      "W-HOUSE-IDEMPOTENCY",
      at,
      "x-idempotent is key, but the operation has no such header.",
      "The header is Idempotency-Key.",
    );
  }
}
