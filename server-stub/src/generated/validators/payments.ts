// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Payments accepts. */
export const payments = {
  cancelPayment: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  createPayment: {
    params: null,
    query: {
      type: "object",
      properties: {
        expand: {
          type: "array",
          items: { type: "string", minLength: 1, maxLength: 64 },
          maxItems: 4,
        },
      },
      additionalProperties: false,
    },
    headers: {
      type: "object",
      properties: {
        prefer: { type: "string", pattern: "^wait=([1-9]|[12][0-9]|30)$" },
        "x-sandbox-scenario": { type: "string", minLength: 1, maxLength: 255 },
      },
    },
    body: { $ref: "PaymentRequest" },
  },
  getPayment: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: {
      type: "object",
      properties: {
        expand: {
          type: "array",
          items: { type: "string", minLength: 1, maxLength: 64 },
          maxItems: 4,
        },
      },
      additionalProperties: false,
    },
    headers: {
      type: "object",
      properties: { prefer: { type: "string", pattern: "^wait=([1-9]|[12][0-9]|30)$" } },
    },
    body: null,
  },
  listPayments: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        expand: {
          type: "array",
          items: { type: "string", minLength: 1, maxLength: 64 },
          maxItems: 4,
        },
        status: { $ref: "PaymentStatus" },
        rail: { $ref: "RailId" },
        direction: { $ref: "PaymentDirection" },
        currency: { $ref: "CurrencyCode" },
        reference: { type: "string", minLength: 1, maxLength: 64 },
        customerId: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        bulkPaymentId: { type: "string", pattern: "^blk_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  reconcilePayment: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  reviewPayment: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "PaymentReviewRequest" },
  },
} as const satisfies RequestTable;
