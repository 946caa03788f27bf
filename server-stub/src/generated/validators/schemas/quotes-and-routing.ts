// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const quotesAndRoutingSchemas = {
  QuoteRequest: {
    type: "object",
    properties: {
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
      currency: { $ref: "CurrencyCode" },
      amountType: { $ref: "AmountType" },
      direction: { $ref: "PaymentDirection" },
      accountId: { type: "string", pattern: "^acct_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      destination: { $ref: "Party" },
      source: { $ref: "MobileMoneyParty" },
      destinationCurrency: { $ref: "CurrencyCode" },
      rail: { type: "string", pattern: "^[a-z][a-z0-9_]{1,39}$" },
      routing: { $ref: "RoutingPreference" },
      feeBearer: { $ref: "FeeBearer" },
      metadata: { $ref: "Metadata" },
    },
    required: ["currency"],
    additionalProperties: false,
    anyOf: [{ required: ["amountMinorUnits"] }, { required: ["amount"] }],
  },
  RailKind: {
    type: "string",
    enum: [
      "pan_african_settlement",
      "cemac_mobile_money",
      "mobile_money",
      "mobile_money_hub",
      "internal",
    ],
  },
  RecipientLookupRequest: {
    type: "object",
    properties: { destination: { $ref: "Party" } },
    required: ["destination"],
    additionalProperties: false,
  },
  RoutingPreviewRequest: {
    type: "object",
    properties: {
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
      currency: { $ref: "CurrencyCode" },
      amountType: { $ref: "AmountType" },
      direction: { $ref: "PaymentDirection" },
      accountId: { type: "string", pattern: "^acct_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      destination: { $ref: "Party" },
      source: { $ref: "MobileMoneyParty" },
      destinationCurrency: { $ref: "CurrencyCode" },
      rail: { type: "string", pattern: "^[a-z][a-z0-9_]{1,39}$" },
      routing: { $ref: "RoutingPreference" },
      feeBearer: { $ref: "FeeBearer" },
      asOf: { type: "string", format: "date-time" },
    },
    required: ["currency"],
    additionalProperties: false,
    anyOf: [{ required: ["amountMinorUnits"] }, { required: ["amount"] }],
  },
} as const satisfies SchemaTable;
