import type { OperationId } from "../generated/operations.ts";

/**
 * Operations that are described but answer 501 `not_implemented`. An operation must either stand here or have a handler:
 * both, and neither, do not compile (see `index.ts`).
 *
 * What is left is the playground, which is built from the web side of the product.
 */
export const UNSERVED = [
  "getPlayground",
] as const satisfies readonly OperationId[];

export type Unserved = (typeof UNSERVED)[number];
