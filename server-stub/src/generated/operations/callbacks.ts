// Generated from the API description; do not edit.
import type { OperationFacts } from "../../http/operation.ts";

/** Operations of Callbacks. */
export const callbacks = {
  receiveMobileMoneyCallback: {
    id: "receiveMobileMoneyCallback",
    summary: "Receive a mobile-money provider callback",
    method: "POST",
    path: "/v1/callbacks/mobile-money/{provider}",
    auth: [],
    scopes: [],
    rateClass: "callbacks",
    idempotency: "none",
    success: [200],
    codes: ["callback_reference_unknown", "callback_signature_invalid"],
    body: { required: true, media: ["application/json"] },
    answers: ["application/json"],
    lists: [],
    deprecated: null,
    renamed: [],
  },
  receiveRailCallback: {
    id: "receiveRailCallback",
    summary: "Receive a payment rail callback",
    method: "POST",
    path: "/v1/callbacks/rails/{railId}",
    auth: [],
    scopes: [],
    rateClass: "callbacks",
    idempotency: "none",
    success: [200],
    codes: ["callback_reference_unknown", "callback_signature_invalid"],
    body: { required: true, media: ["application/json"] },
    answers: ["application/json"],
    lists: [],
    deprecated: null,
    renamed: [],
  },
} as const satisfies Readonly<Record<string, OperationFacts>>;
