import type { OperationId } from "../generated/operations.ts";

/**
 * Operations that are described but answer 501 `not_implemented`. An operation must either stand here or have a handler:
 * both, and neither, do not compile (see `index.ts`).
 */
export const UNSERVED = [
  "authorizeGhostCard",
  "captureAuthorization",
  "closeGhostCard",
  "createClientKyc",
  "createClientPayment",
  "createClientQuote",
  "createGhostCard",
  "createKycCheck",
  "createKycScore",
  "createWidget",
  "createWidgetSession",
  "disableWidget",
  "exportInsomniaCollection",
  "exportPostmanCollection",
  "freezeGhostCard",
  "getCardAuthorization",
  "getClientBalances",
  "getClientPayment",
  "getClientSession",
  "getPlayground",
  "getSpendLimits",
  "getWidget",
  "getWidgetPage",
  "getWidgetScript",
  "listGhostCardAuthorizations",
  "listGhostCards",
  "listKycScores",
  "listWidgets",
  "replaceSpendLimits",
  "revealGhostCard",
  "reverseAuthorization",
  "reviewKycScore",
  "unfreezeGhostCard",
  "updateGhostCard",
  "updateWidget",
] as const satisfies readonly OperationId[];

export type Unserved = (typeof UNSERVED)[number];
