import type { OperationId } from "../generated/operations.ts";

/**
 * Operations that are described but answer 501 `not_implemented`. An operation must either stand here or have a handler:
 * both, and neither, do not compile (see `index.ts`).
 */
export const UNSERVED = [
  "createClientKyc",
  "createClientPayment",
  "createClientQuote",
  "createWidget",
  "createWidgetSession",
  "disableWidget",
  "exportInsomniaCollection",
  "exportPostmanCollection",
  "getClientBalances",
  "getClientPayment",
  "getClientSession",
  "getPlayground",
  "getWidget",
  "getWidgetPage",
  "getWidgetScript",
  "listWidgets",
  "updateWidget",
] as const satisfies readonly OperationId[];

export type Unserved = (typeof UNSERVED)[number];
