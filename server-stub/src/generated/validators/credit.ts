// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Credit accepts. */
export const credit = {
  createCreditScore: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: {
      type: "object",
      properties: { "x-sandbox-scenario": { type: "string", minLength: 1, maxLength: 255 } },
    },
    body: { $ref: "CreditScoreRequest" },
  },
  getCreditScore: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^crs_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
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
  listCreditScores: {
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
        customerId: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        decision: { $ref: "CreditDecision" },
        grade: { $ref: "CreditGrade" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
} as const satisfies RequestTable;
