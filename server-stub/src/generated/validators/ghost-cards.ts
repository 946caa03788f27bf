// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Ghost cards accepts. */
export const ghostCards = {
  authorizeGhostCard: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^card_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: {
      type: "object",
      properties: { "x-sandbox-scenario": { type: "string", minLength: 1, maxLength: 255 } },
    },
    body: { $ref: "CardAuthorizationRequest" },
  },
  captureAuthorization: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^cauth_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "CardCaptureRequest" },
  },
  closeGhostCard: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^card_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  createGhostCard: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "GhostCardRequest" },
  },
  freezeGhostCard: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^card_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getCardAuthorization: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^cauth_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getGhostCard: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^card_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getSpendLimits: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^card_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: {
      type: "object",
      properties: {
        limitId: { type: "string", pattern: "^lim_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        afterKey: { type: "string", minLength: 1, maxLength: 64 },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listGhostCardAuthorizations: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^card_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: {
      type: "object",
      properties: {
        status: { $ref: "CardAuthorizationStatus" },
        merchantId: { type: "string", minLength: 1, maxLength: 64 },
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
  listGhostCards: {
    params: null,
    query: {
      type: "object",
      properties: {
        status: { $ref: "GhostCardStatus" },
        customerId: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        currency: { $ref: "CurrencyCode" },
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
  replaceSpendLimits: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^card_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "SpendLimitsRequest" },
  },
  revealGhostCard: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^card_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  reverseAuthorization: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^cauth_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  unfreezeGhostCard: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^card_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  updateGhostCard: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^card_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "GhostCardUpdateRequest" },
  },
} as const satisfies RequestTable;
