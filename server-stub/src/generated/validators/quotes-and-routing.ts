// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Quotes and routing accepts. */
export const quotesAndRouting = {
  createQuote: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "QuoteRequest" },
  },
  getCorridor: {
    params: { type: "object", properties: { id: { $ref: "CorridorId" } }, required: ["id"] },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getCorridorCosts: {
    params: { type: "object", properties: { id: { $ref: "CorridorId" } }, required: ["id"] },
    query: {
      type: "object",
      properties: { asOf: { type: "string", format: "date-time" } },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  getQuote: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^qte_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getRail: {
    params: { type: "object", properties: { id: { $ref: "RailId" } }, required: ["id"] },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listCorridors: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        sourceCountry: { $ref: "CountryCode" },
        destinationCountry: { $ref: "CountryCode" },
        active: { type: "boolean" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listCurrencies: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listMerchantCategories: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listProviders: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        country: { $ref: "CountryCode" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listRails: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        country: { $ref: "CountryCode" },
        currency: { $ref: "CurrencyCode" },
        kind: { $ref: "RailKind" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  lookupRecipient: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: {
      type: "object",
      properties: { "x-sandbox-scenario": { type: "string", minLength: 1, maxLength: 255 } },
    },
    body: { $ref: "RecipientLookupRequest" },
  },
  previewRouting: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "RoutingPreviewRequest" },
  },
} as const satisfies RequestTable;
