// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Transactions accepts. */
export const transactions = {
  getReversal: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^rev_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
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
  getTransaction: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^txn_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
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
  getTransactionAuditTrail: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^txn_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
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
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listReversals: {
    params: null,
    query: {
      type: "object",
      properties: {
        expand: {
          type: "array",
          items: { type: "string", minLength: 1, maxLength: 64 },
          maxItems: 4,
        },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        status: { $ref: "ReversalStatus" },
        reason: { $ref: "ReversalReason" },
        transactionId: { type: "string", pattern: "^txn_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listTransactions: {
    params: null,
    query: {
      type: "object",
      properties: {
        expand: {
          type: "array",
          items: { type: "string", minLength: 1, maxLength: 64 },
          maxItems: 4,
        },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        status: { $ref: "TransactionStatus" },
        type: { $ref: "TransactionType" },
        accountId: { type: "string", pattern: "^acct_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        paymentId: { type: "string", pattern: "^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        customerId: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        rail: { $ref: "RailId" },
        currency: { $ref: "CurrencyCode" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  reverseTransaction: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^txn_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
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
      properties: {
        prefer: { type: "string", pattern: "^wait=([1-9]|[12][0-9]|30)$" },
        "x-sandbox-scenario": { type: "string", minLength: 1, maxLength: 255 },
      },
    },
    body: { $ref: "ReversalRequest" },
  },
} as const satisfies RequestTable;
