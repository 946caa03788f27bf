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
  "createCustomer",
  "createGhostCard",
  "createKycCheck",
  "createKycScore",
  "createWidget",
  "createWidgetSession",
  "disableWidget",
  "eraseCustomer",
  "exportInsomniaCollection",
  "exportPostmanCollection",
  "freezeGhostCard",
  "getCardAuthorization",
  "getClientBalances",
  "getClientPayment",
  "getClientSession",
  "getCustomer",
  "getPlayground",
  "getSpendLimits",
  "getWidget",
  "getWidgetPage",
  "getWidgetScript",
  "listCustomers",
  "listGhostCardAuthorizations",
  "listGhostCards",
  "listKycScores",
  "listWidgets",
  "replaceSpendLimits",
  "revealGhostCard",
  "reverseAuthorization",
  "reviewKycScore",
  "unfreezeGhostCard",
  "updateCustomer",
  "updateGhostCard",
  "updateWidget",
] as const satisfies readonly OperationId[];

export type Unserved = (typeof UNSERVED)[number];
