// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Bulk payments accepts. */
export const bulkPayments = {
  cancelBulkPayment: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^blk_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  createBulkPayment: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: {
      type: "object",
      properties: { "x-sandbox-scenario": { type: "string", minLength: 1, maxLength: 255 } },
    },
    body: { $ref: "BulkPaymentRequest" },
  },
  getBulkPayment: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^blk_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
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
    headers: null,
    body: null,
  },
  listBulkItems: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^blk_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        status: { $ref: "BulkItemStatus" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listBulkPayments: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        status: { $ref: "BulkPaymentStatus" },
        reference: { type: "string", minLength: 1, maxLength: 64 },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  retryBulkPayment: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^blk_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "BulkRetryRequest" },
  },
} as const satisfies RequestTable;
