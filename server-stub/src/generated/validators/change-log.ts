// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Change log accepts. */
export const changeLog = {
  confirmChangeLogSubscription: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^csub_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "ChangeLogConfirmRequest" },
  },
  createChangeLogSubscription: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "ChangeLogSubscriptionRequest" },
  },
  deleteChangeLogSubscription: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^csub_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getChangeLogEntry: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^chg_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getChangeLogFeed: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getChangeLogSubscription: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^csub_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getDeprecationUsage: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listChangeLog: {
    params: null,
    query: {
      type: "object",
      properties: {
        kind: { $ref: "ChangeLogKind" },
        breaking: { type: "boolean" },
        operationId: { type: "string", minLength: 1, maxLength: 80 },
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
  listChangeLogSubscriptions: {
    params: null,
    query: {
      type: "object",
      properties: {
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
  unsubscribeChangeLog: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^csub_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: {
      type: "object",
      properties: {
        token: { type: "string", minLength: 20, maxLength: 200, pattern: "^[A-Za-z0-9_-]+$" },
      },
      required: ["token"],
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
} as const satisfies RequestTable;
