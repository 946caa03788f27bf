// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Audit accepts. */
export const audit = {
  listAuditEntries: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        action: { type: "string", minLength: 1, maxLength: 64 },
        resourceId: { type: "string", minLength: 1, maxLength: 64 },
        actorId: { type: "string", minLength: 1, maxLength: 64 },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listRequestLog: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        operationId: { type: "string", pattern: "^[a-zA-Z]{1,64}$" },
        minStatus: { type: "integer", minimum: 100, maximum: 599 },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  streamRequestLog: {
    params: null,
    query: {
      type: "object",
      properties: {
        operationId: { type: "string", pattern: "^[a-zA-Z]{1,64}$" },
        minStatus: { type: "integer", minimum: 100, maximum: 599 },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  verifyAuditLog: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
} as const satisfies RequestTable;
