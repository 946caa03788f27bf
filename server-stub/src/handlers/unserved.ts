import type { OperationId } from "../generated/operations.ts";

/**
 * Operations that are described but answer 501 `not_implemented`. An operation must either stand here or have a handler:
 * both, and neither, do not compile (see `index.ts`). Every operation is served now.
 */
export const UNSERVED = [] as const satisfies readonly OperationId[];

export type Unserved = (typeof UNSERVED)[number];
