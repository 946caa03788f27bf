// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const kycSchemas = {
  KycCheckRequest: {
    type: "object",
    properties: {
      firstName: { type: "string", minLength: 1, maxLength: 80 },
      lastName: { type: "string", minLength: 1, maxLength: 80 },
      dateOfBirth: { type: "string", format: "date" },
      country: { $ref: "CountryCode" },
      idType: { $ref: "IdentityType" },
      idNumber: { type: "string", minLength: 4, maxLength: 32, pattern: "^[A-Za-z0-9/-]{4,32}$" },
      phone: { $ref: "PhoneNumber" },
    },
    required: ["firstName", "lastName", "country", "idType", "idNumber"],
    additionalProperties: false,
  },
  KycDecision: { type: "string", enum: ["clear", "attention", "block"] },
  KycScoreRequest: {
    type: "object",
    properties: {
      customerId: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      subject: { $ref: "KycSubject" },
      identity: { $ref: "KycIdentityInput" },
      document: { $ref: "KycDocumentInput" },
      selfie: { $ref: "KycSelfieInput" },
      consent: { $ref: "ConsentInput" },
      checks: {
        type: "array",
        items: { $ref: "KycCheckType" },
        uniqueItems: true,
        minItems: 1,
        maxItems: 14,
      },
      requestedTier: { $ref: "KycRequestedTier" },
    },
    required: ["consent"],
    additionalProperties: false,
    anyOf: [{ required: ["customerId"] }, { required: ["subject"] }],
  },
  KycScoreReviewRequest: {
    type: "object",
    properties: {
      decision: { $ref: "KycScoreReviewRequestDecision" },
      note: { type: "string", minLength: 1, maxLength: 500 },
    },
    required: ["decision"],
    additionalProperties: false,
  },
  KycScoreReviewRequestDecision: { type: "string", enum: ["clear", "block"] },
  KycScoreStatus: { type: "string", enum: ["processing", "completed", "error"] },
} as const satisfies SchemaTable;
