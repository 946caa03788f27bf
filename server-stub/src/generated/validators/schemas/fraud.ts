// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const fraudSchemas = {
  FraudAnalysisRequest: {
    type: "object",
    properties: {
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
      currency: { $ref: "CurrencyCode" },
      type: { $ref: "FraudTransactionType" },
      occurredAt: { type: "string", format: "date-time" },
      paymentId: { type: "string", pattern: "^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      transactionId: { type: "string", pattern: "^txn_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      reference: { type: "string", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9 ._/-]+$" },
      sender: { $ref: "FraudSenderInput" },
      recipient: { $ref: "FraudRecipientInput" },
      device: { $ref: "FraudDeviceInput" },
      network: { $ref: "FraudNetworkInput" },
      location: { $ref: "FraudLocationInput" },
      channel: { $ref: "FraudChannel" },
      agentId: { type: "string", minLength: 1, maxLength: 64 },
      merchantCategoryCode: { type: "string", pattern: "^[0-9]{4}$" },
      historyOverride: { $ref: "FraudHistoryOverride" },
      metadata: { $ref: "Metadata" },
    },
    required: ["currency", "type"],
    additionalProperties: false,
    anyOf: [{ required: ["amountMinorUnits"] }, { required: ["amount"] }],
  },
  FraudChannel: { type: "string", enum: ["app", "web", "ussd", "api", "agent", "pos"] },
  FraudDecision: { type: "string", enum: ["allow", "review", "block"] },
  FraudDeviceInput: {
    type: "object",
    properties: {
      id: { type: "string", minLength: 1, maxLength: 128 },
      os: { type: "string", maxLength: 40 },
      model: { type: "string", maxLength: 80 },
      rooted: { type: "boolean" },
      emulator: { type: "boolean" },
      appVersion: { type: "string", maxLength: 40 },
    },
    additionalProperties: false,
  },
  FraudFailMode: { type: "string", enum: ["review", "allow", "block"] },
  FraudFeedbackLabel: { type: "string", enum: ["fraud", "legitimate", "unsure"] },
  FraudFeedbackRequest: {
    type: "object",
    properties: { label: { $ref: "FraudFeedbackLabel" }, note: { type: "string", maxLength: 500 } },
    required: ["label"],
    additionalProperties: false,
  },
  FraudHistoryOverride: {
    type: "object",
    additionalProperties: { type: "number", minimum: 0, maximum: 1 },
    maxProperties: 40,
  },
  FraudLocationInput: {
    type: "object",
    properties: {
      lat: { type: "number", minimum: -90, maximum: 90 },
      lon: { type: "number", minimum: -180, maximum: 180 },
      country: { $ref: "CountryCode" },
      accuracyMeters: { type: "integer", minimum: 0, maximum: 40000000 },
    },
    required: ["lat", "lon"],
    additionalProperties: false,
  },
  FraudNetworkInput: {
    type: "object",
    properties: {
      ip: { type: "string", minLength: 2, maxLength: 45 },
      asn: { type: "integer", minimum: 0, maximum: 4294967295 },
      country: { $ref: "CountryCode" },
      vpn: { type: "boolean" },
    },
    additionalProperties: false,
  },
  FraudPolicyRequest: {
    type: "object",
    properties: {
      reviewAt: { type: "integer", minimum: 0, maximum: 100 },
      blockAt: { type: "integer", minimum: 0, maximum: 100 },
      failMode: { $ref: "FraudFailMode" },
    },
    required: ["reviewAt", "blockAt", "failMode"],
    additionalProperties: false,
  },
  FraudRecipientInput: {
    type: "object",
    properties: {
      phone: { $ref: "PhoneNumber" },
      accountNumber: { type: "string", pattern: "^[A-Za-z0-9]{4,34}$" },
      merchantId: { type: "string", minLength: 1, maxLength: 64 },
      country: { $ref: "CountryCode" },
      firstSeenAt: { type: "string", format: "date-time" },
    },
    additionalProperties: false,
  },
  FraudRiskLevel: { type: "string", enum: ["low", "medium", "high", "critical"] },
  FraudSenderInput: {
    type: "object",
    properties: {
      customerId: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      phone: { $ref: "PhoneNumber" },
      country: { $ref: "CountryCode" },
      accountAgeDays: { type: "integer", minimum: 0, maximum: 36500 },
      kycTier: { $ref: "KycTier" },
      simChangedAt: { type: "string", format: "date-time" },
    },
    additionalProperties: false,
  },
  FraudTransactionType: {
    type: "string",
    enum: ["payout", "collection", "p2p", "cash_out", "card_authorization", "login", "other"],
  },
} as const satisfies SchemaTable;
