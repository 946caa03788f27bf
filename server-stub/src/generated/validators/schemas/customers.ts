// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const customersSchemas = {
  CustomerKycStatus: { type: "string", enum: ["unverified", "pending", "verified", "rejected", "expired"] },
  CustomerRequest: {
    type: "object",
    properties: {
      externalId: { type: "string", minLength: 1, maxLength: 64 },
      type: { $ref: "CustomerType" },
      givenNames: { type: "string", minLength: 1, maxLength: 100 },
      lastName: { type: "string", minLength: 1, maxLength: 100 },
      businessName: { type: "string", minLength: 1, maxLength: 120 },
      dateOfBirth: { type: "string", format: "date" },
      phone: { $ref: "PhoneNumber" },
      email: { type: "string", format: "email", maxLength: 254 },
      country: { $ref: "CountryCode" },
      address: { $ref: "AddressInput" },
      preferredLanguage: { $ref: "LanguageTag" },
      metadata: { $ref: "Metadata" },
    },
    required: ["country"],
    additionalProperties: false,
  },
  CustomerType: { type: "string", enum: ["individual", "business"] },
  CustomerUpdateRequest: {
    type: "object",
    properties: {
      externalId: { anyOf: [{ type: "string", minLength: 1, maxLength: 64 }, { type: "null" }] },
      givenNames: { anyOf: [{ type: "string", minLength: 1, maxLength: 100 }, { type: "null" }] },
      lastName: { anyOf: [{ type: "string", minLength: 1, maxLength: 100 }, { type: "null" }] },
      businessName: { anyOf: [{ type: "string", minLength: 1, maxLength: 120 }, { type: "null" }] },
      dateOfBirth: { anyOf: [{ type: "string", format: "date" }, { type: "null" }] },
      phone: { anyOf: [{ $ref: "PhoneNumber" }, { type: "null" }] },
      email: { anyOf: [{ type: "string", format: "email", maxLength: 254 }, { type: "null" }] },
      country: { $ref: "CountryCode" },
      address: { anyOf: [{ $ref: "AddressInput" }, { type: "null" }] },
      preferredLanguage: { $ref: "LanguageTag" },
      metadata: { $ref: "Metadata" },
    },
    additionalProperties: false,
    minProperties: 1,
  },
} as const satisfies SchemaTable;
