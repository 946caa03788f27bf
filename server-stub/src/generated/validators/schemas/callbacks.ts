// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const callbacksSchemas = {
  ProviderCallbackRequest: {
    type: "object",
    properties: {
      callbackId: { type: "string", minLength: 1, maxLength: 64 },
      event: { $ref: "ProviderCallbackEvent" },
      reference: { type: "string", minLength: 1, maxLength: 64 },
      providerReference: { type: "string", minLength: 1, maxLength: 128 },
      amountMinorUnits: { type: "integer", minimum: 0, maximum: 999999999999 },
      currency: { $ref: "CurrencyCode" },
      reasonCode: { type: "string", minLength: 1, maxLength: 64 },
      feeCharged: { $ref: "Money" },
      occurredAt: { type: "string", format: "date-time" },
    },
    required: ["callbackId", "event", "reference", "occurredAt"],
    additionalProperties: false,
  },
} as const satisfies SchemaTable;
