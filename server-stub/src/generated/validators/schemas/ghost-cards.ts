// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const ghostCardsSchemas = {
  CardAuthorizationRequest: {
    type: "object",
    properties: {
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
      currency: { $ref: "CurrencyCode" },
      merchant: { $ref: "CardMerchantInput" },
      networkId: { type: "string", minLength: 1, maxLength: 64 },
      cvc: { type: "string", pattern: "^\\d{3}$" },
      expMonth: { type: "integer", minimum: 1, maximum: 12 },
      expYear: { type: "integer", minimum: 2000, maximum: 2199 },
      metadata: { $ref: "Metadata" },
    },
    required: ["currency", "merchant"],
    additionalProperties: false,
    anyOf: [{ required: ["amountMinorUnits"] }, { required: ["amount"] }],
  },
  CardAuthorizationStatus: {
    type: "string",
    enum: ["approved", "declined", "captured", "partially_captured", "reversed", "expired"],
  },
  CardCaptureRequest: {
    type: "object",
    properties: {
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
      currency: { $ref: "CurrencyCode" },
    },
    additionalProperties: false,
  },
  CardMerchantInput: {
    type: "object",
    properties: {
      id: { type: "string", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_.-]{1,64}$" },
      name: { type: "string", minLength: 1, maxLength: 100 },
      categoryCode: { type: "string", pattern: "^\\d{4}$" },
      city: { type: "string", minLength: 1, maxLength: 60 },
      country: { $ref: "CountryCode" },
    },
    required: ["id", "name", "categoryCode", "country"],
    additionalProperties: false,
  },
  GhostCardRequest: {
    type: "object",
    properties: {
      currency: { $ref: "CurrencyCode" },
      label: { type: "string", minLength: 1, maxLength: 60 },
      customerId: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      accountId: { type: "string", pattern: "^acct_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      spendLimits: { type: "array", items: { $ref: "SpendLimitInput" }, maxItems: 30 },
      allowedCategories: {
        type: "array",
        items: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          pattern: "^(\\*|\\d{4}|[a-z_]{2,32})$",
        },
        uniqueItems: true,
        maxItems: 200,
      },
      blockedCategories: {
        type: "array",
        items: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          pattern: "^(\\*|\\d{4}|[a-z_]{2,32})$",
        },
        uniqueItems: true,
        maxItems: 200,
      },
      allowedMerchants: {
        type: "array",
        items: { type: "string", minLength: 1, maxLength: 64 },
        uniqueItems: true,
        maxItems: 200,
      },
      blockedMerchants: {
        type: "array",
        items: { type: "string", minLength: 1, maxLength: 64 },
        uniqueItems: true,
        maxItems: 200,
      },
      allowedCountries: {
        type: "array",
        items: { $ref: "CountryCode" },
        uniqueItems: true,
        maxItems: 200,
      },
      singleUse: { type: "boolean" },
      expiresAt: { type: "string", format: "date-time" },
      timezone: {
        type: "string",
        minLength: 1,
        maxLength: 64,
        pattern: "^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$",
      },
      metadata: { $ref: "Metadata" },
    },
    required: ["currency"],
    additionalProperties: false,
  },
  GhostCardStatus: { type: "string", enum: ["active", "frozen", "closed", "expired"] },
  GhostCardUpdateRequest: {
    type: "object",
    properties: {
      label: { anyOf: [{ type: "string", minLength: 1, maxLength: 60 }, { type: "null" }] },
      allowedCategories: {
        type: "array",
        items: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          pattern: "^(\\*|\\d{4}|[a-z_]{2,32})$",
        },
        uniqueItems: true,
        maxItems: 200,
      },
      blockedCategories: {
        type: "array",
        items: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          pattern: "^(\\*|\\d{4}|[a-z_]{2,32})$",
        },
        uniqueItems: true,
        maxItems: 200,
      },
      allowedMerchants: {
        type: "array",
        items: { type: "string", minLength: 1, maxLength: 64 },
        uniqueItems: true,
        maxItems: 200,
      },
      blockedMerchants: {
        type: "array",
        items: { type: "string", minLength: 1, maxLength: 64 },
        uniqueItems: true,
        maxItems: 200,
      },
      allowedCountries: {
        type: "array",
        items: { $ref: "CountryCode" },
        uniqueItems: true,
        maxItems: 200,
      },
      metadata: { $ref: "Metadata" },
    },
    additionalProperties: false,
  },
  SpendLimitInput: {
    type: "object",
    properties: {
      scope: { $ref: "SpendLimitScope" },
      merchantId: {
        type: "string",
        minLength: 1,
        maxLength: 64,
        pattern: "^(\\*|[A-Za-z0-9_.-]{1,64})$",
      },
      category: {
        type: "string",
        minLength: 1,
        maxLength: 32,
        pattern: "^(\\*|\\d{4}|[a-z_]{2,32})$",
      },
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
      interval: { $ref: "SpendLimitInterval" },
      maxCount: { type: "integer", minimum: 1, maximum: 10000 },
    },
    required: ["scope", "interval"],
    additionalProperties: false,
    anyOf: [
      { required: ["amountMinorUnits"] },
      { required: ["amount"] },
      { required: ["maxCount"] },
    ],
  },
  SpendLimitInterval: {
    type: "string",
    enum: ["per_authorization", "daily", "weekly", "monthly", "yearly", "all_time"],
  },
  SpendLimitScope: { type: "string", enum: ["card", "merchant", "category"] },
  SpendLimitsRequest: {
    type: "object",
    properties: { spendLimits: { type: "array", items: { $ref: "SpendLimitInput" }, maxItems: 30 } },
    required: ["spendLimits"],
    additionalProperties: false,
  },
} as const satisfies SchemaTable;
