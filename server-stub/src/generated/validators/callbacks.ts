// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Callbacks accepts. */
export const callbacks = {
  receiveMobileMoneyCallback: {
    params: {
      type: "object",
      properties: { provider: { $ref: "MobileMoneyProvider" } },
      required: ["provider"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: {
      type: "object",
      properties: {
        "x-callback-timestamp": { type: "string", pattern: "^\\d{10,11}$" },
        "x-callback-signature": { type: "string", pattern: "^v1=[0-9a-f]{64}$" },
      },
      required: ["x-callback-timestamp", "x-callback-signature"],
    },
    body: { $ref: "ProviderCallbackRequest" },
  },
  receiveRailCallback: {
    params: { type: "object", properties: { railId: { $ref: "RailId" } }, required: ["railId"] },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: {
      type: "object",
      properties: {
        "x-callback-timestamp": { type: "string", pattern: "^\\d{10,11}$" },
        "x-callback-signature": { type: "string", pattern: "^v1=[0-9a-f]{64}$" },
      },
      required: ["x-callback-timestamp", "x-callback-signature"],
    },
    body: { $ref: "ProviderCallbackRequest" },
  },
} as const satisfies RequestTable;
