// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Fraud accepts. */
export const fraud = {
  analyzeFraud: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: {
      type: "object",
      properties: { "x-sandbox-scenario": { type: "string", minLength: 1, maxLength: 255 } },
    },
    body: { $ref: "FraudAnalysisRequest" },
  },
  getFraudAnalysis: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^fra_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getFraudPolicy: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listFraudAnalyses: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        decision: { $ref: "FraudDecision" },
        riskLevel: { $ref: "FraudRiskLevel" },
        paymentId: { type: "string", pattern: "^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        type: { $ref: "FraudTransactionType" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  replaceFraudPolicy: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "FraudPolicyRequest" },
  },
  submitFraudFeedback: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^fra_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "FraudFeedbackRequest" },
  },
} as const satisfies RequestTable;
