// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const balancesSchemas = {
  AccountRequest: {
    type: "object",
    properties: {
      name: { type: "string", minLength: 1, maxLength: 80 },
      type: { $ref: "AccountType" },
      country: { $ref: "CountryCode" },
      currency: { $ref: "CurrencyCode" },
      metadata: { $ref: "Metadata" },
    },
    required: ["name", "currency"],
    additionalProperties: false,
  },
  AccountStatus: { type: "string", enum: ["active", "frozen", "closed"] },
  AccountType: { type: "string", enum: ["wallet", "card_funding", "collection"] },
  LedgerEntryKind: {
    type: "string",
    enum: [
      "payment",
      "fee",
      "reversal",
      "fx",
      "card_hold",
      "card_capture",
      "adjustment",
      "funding",
    ],
  },
  LedgerPhase: { type: "string", enum: ["pending", "posted", "voided"] },
} as const satisfies SchemaTable;
