import type { OperationId } from "../generated/operations.ts";

/**
 * Operations that are described but answer 501 `not_implemented`. An operation must either stand here or have a handler:
 * both, and neither, do not compile (see `index.ts`).
 *
 * What is left are pages and files: the widgets' page and script, and the playground. They are built from the web
 * side of the product, which is not part of this server yet.
 */
export const UNSERVED = [
  "getPlayground",
  "getWidgetPage",
  "getWidgetScript",
] as const satisfies readonly OperationId[];

export type Unserved = (typeof UNSERVED)[number];
