// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Events accepts. */
export const events = {
  getEvent: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listEvents: {
    params: null,
    query: {
      type: "object",
      properties: {
        type: { type: "array", items: { $ref: "EventSelector" }, minItems: 1, maxItems: 100 },
        resourceId: { type: "string", minLength: 5, maxLength: 64 },
        afterSequence: { type: "integer", minimum: 0, maximum: 9007199254740991 },
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
  streamEvents: {
    params: null,
    query: {
      type: "object",
      properties: {
        types: { type: "array", items: { $ref: "EventSelector" }, minItems: 1, maxItems: 100 },
        session: { type: "string", pattern: "^lsn_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      },
      additionalProperties: false,
    },
    headers: {
      type: "object",
      properties: { "last-event-id": { type: "string", minLength: 1, maxLength: 64 } },
    },
    body: null,
  },
} as const satisfies RequestTable;
