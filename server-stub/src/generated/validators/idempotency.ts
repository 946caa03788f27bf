// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Idempotency accepts. */
export const idempotency = {
  getIdempotencyKey: {
    params: {
      type: "object",
      properties: {
        operationId: { type: "string", pattern: "^[a-zA-Z]{1,64}$" },
        key: { type: "string", minLength: 1, maxLength: 255 },
      },
      required: ["operationId", "key"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
} as const satisfies RequestTable;
