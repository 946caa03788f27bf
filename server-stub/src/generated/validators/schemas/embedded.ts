// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const embeddedSchemas = {
  ClientKycRequest: {
    type: "object",
    properties: {
      subject: { $ref: "KycSubject" },
      identity: { $ref: "KycIdentityInput" },
      document: { $ref: "KycDocumentInput" },
      selfie: { $ref: "KycSelfieInput" },
      consent: { $ref: "ConsentInput" },
    },
    required: ["consent"],
    additionalProperties: false,
  },
  ClientPaymentRequest: {
    type: "object",
    properties: {
      msisdn: { $ref: "PhoneNumber" },
      provider: { $ref: "MobileMoneyProvider" },
      country: { $ref: "CountryCode" },
      holderName: { type: "string", minLength: 1, maxLength: 120 },
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
      quoteId: { type: "string", pattern: "^qte_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
    },
    required: ["msisdn"],
    additionalProperties: false,
  },
  ClientQuoteRequest: {
    type: "object",
    properties: {
      msisdn: { $ref: "PhoneNumber" },
      provider: { $ref: "MobileMoneyProvider" },
      country: { $ref: "CountryCode" },
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
    },
    required: ["msisdn"],
    additionalProperties: false,
  },
  WidgetConfigInput: {
    type: "object",
    properties: {
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
      currency: { $ref: "CurrencyCode" },
      reference: { type: "string", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9 ._/-]+$" },
      description: { type: "string", minLength: 1, maxLength: 140 },
      methods: { type: "array", items: { const: "mobile_money" }, minItems: 1, maxItems: 1 },
      lockAmount: { type: "boolean" },
      country: { $ref: "CountryCode" },
      accountIds: {
        type: "array",
        items: { type: "string", pattern: "^acct_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        uniqueItems: true,
        maxItems: 10,
      },
      currencies: {
        type: "array",
        items: { $ref: "CurrencyCode" },
        uniqueItems: true,
        maxItems: 10,
      },
      showPending: { type: "boolean" },
      requestedTier: { $ref: "KycRequestedTier" },
      checks: {
        type: "array",
        items: { $ref: "KycCheckType" },
        uniqueItems: true,
        minItems: 1,
        maxItems: 14,
      },
    },
    additionalProperties: false,
  },
  WidgetKind: { type: "string", enum: ["payment", "balance", "kyc"] },
  WidgetRequest: {
    type: "object",
    properties: {
      kind: { $ref: "WidgetKind" },
      allowedOrigins: {
        type: "array",
        items: {
          type: "string",
          maxLength: 255,
          pattern: "^(https://[A-Za-z0-9.-]+(:\\d{1,5})?|http://localhost:\\*|http://([a-z0-9-]{1,63}\\.){0,3}localhost(:\\d{1,5})?)$",
        },
        uniqueItems: true,
        minItems: 1,
        maxItems: 10,
      },
      customerId: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      locale: { $ref: "LanguageTag" },
      theme: { $ref: "WidgetThemeInput" },
      sessionTtlSeconds: { type: "integer", minimum: 60, maximum: 3600 },
      config: { $ref: "WidgetConfigInput" },
      metadata: { $ref: "Metadata" },
    },
    required: ["kind", "allowedOrigins", "config"],
    additionalProperties: false,
  },
  WidgetStatus: { type: "string", enum: ["active", "disabled"] },
  WidgetThemeInput: {
    type: "object",
    properties: {
      mode: { $ref: "WidgetThemeMode" },
      primaryColor: { type: "string", pattern: "^#[0-9A-Fa-f]{6}$" },
      radius: { type: "integer", minimum: 0, maximum: 24 },
      logoUrl: { type: "string", format: "uri", maxLength: 2048 },
    },
    additionalProperties: false,
  },
  WidgetThemeMode: { type: "string", enum: ["light", "dark", "auto"] },
  WidgetUpdateRequest: {
    type: "object",
    properties: {
      allowedOrigins: {
        type: "array",
        items: {
          type: "string",
          maxLength: 255,
          pattern: "^(https://[A-Za-z0-9.-]+(:\\d{1,5})?|http://localhost:\\*|http://([a-z0-9-]{1,63}\\.){0,3}localhost(:\\d{1,5})?)$",
        },
        uniqueItems: true,
        minItems: 1,
        maxItems: 10,
      },
      locale: { anyOf: [{ $ref: "LanguageTag" }, { type: "null" }] },
      theme: { $ref: "WidgetThemeInput" },
      sessionTtlSeconds: { type: "integer", minimum: 60, maximum: 3600 },
      config: { $ref: "WidgetConfigInput" },
      metadata: { $ref: "Metadata" },
    },
    additionalProperties: false,
  },
} as const satisfies SchemaTable;
