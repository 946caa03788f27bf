// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Customers accepts. */
export const customers = {
  createCustomer: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "CustomerRequest" },
  },
  eraseCustomer: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getCustomer: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listCustomers: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        externalId: { type: "string", minLength: 1, maxLength: 64 },
        type: { $ref: "CustomerType" },
        country: { $ref: "CountryCode" },
        kycTier: { $ref: "KycTier" },
        kycStatus: { $ref: "CustomerKycStatus" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  updateCustomer: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^cus_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "CustomerUpdateRequest" },
  },
} as const satisfies RequestTable;
