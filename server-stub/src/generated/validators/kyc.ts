// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of KYC accepts. */
export const kyc = {
  createKycCheck: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: {
      type: "object",
      properties: { "x-sandbox-scenario": { type: "string", minLength: 1, maxLength: 255 } },
    },
    body: { $ref: "KycCheckRequest" },
  },
  createKycScore: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: {
      type: "object",
      properties: { "x-sandbox-scenario": { type: "string", minLength: 1, maxLength: 255 } },
    },
    body: { $ref: "KycScoreRequest" },
  },
  getKycCheck: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^kyc_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getKycScore: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^kys_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listKycScores: {
    params: null,
    query: {
      type: "object",
      properties: {
        customerId: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        decision: { $ref: "KycDecision" },
        status: { $ref: "KycScoreStatus" },
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
  reviewKycScore: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^kys_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "KycScoreReviewRequest" },
  },
} as const satisfies RequestTable;
