// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const transactionsSchemas = {
  ReversalReason: {
    type: "string",
    enum: [
      "duplicate",
      "fraudulent",
      "customer_request",
      "wrong_recipient",
      "wrong_amount",
      "service_not_rendered",
      "technical_error",
      "other",
    ],
  },
  ReversalRequest: {
    type: "object",
    properties: {
      reason: { $ref: "ReversalReason" },
      note: { type: "string", minLength: 1, maxLength: 500 },
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
      idempotencyKey: {
        type: "string",
        minLength: 1,
        maxLength: 255,
        pattern: "^[\\x21-\\x7E]{1,255}$",
      },
      metadata: { $ref: "Metadata" },
    },
    required: ["reason"],
    additionalProperties: false,
  },
  ReversalStatus: { type: "string", enum: ["pending", "completed", "failed"] },
  TransactionStatus: {
    type: "string",
    enum: [
      "pending",
      "processing",
      "in_reconciliation",
      "completed",
      "failed",
      "canceled",
      "reversal_pending",
      "reversed",
      "partially_reversed",
    ],
  },
  TransactionType: {
    type: "string",
    enum: ["payout", "collection", "reversal", "card_capture", "book", "funding"],
  },
} as const satisfies SchemaTable;
