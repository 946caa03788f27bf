// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Balances accepts. */
export const balances = {
  createAccount: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "AccountRequest" },
  },
  getAccount: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^acct_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listAccounts: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        currency: { $ref: "CurrencyCode" },
        type: { $ref: "AccountType" },
        status: { $ref: "AccountStatus" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listBalances: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        currency: { $ref: "CurrencyCode" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listLedgerEntries: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^acct_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        kind: { $ref: "LedgerEntryKind" },
        phase: { $ref: "LedgerPhase" },
        transactionId: { type: "string", pattern: "^txn_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
} as const satisfies RequestTable;
