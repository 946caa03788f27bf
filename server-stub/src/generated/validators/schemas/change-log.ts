// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const changeLogSchemas = {
  ChangeLogChannel: { type: "string", enum: ["email", "webhook", "webhook_event"] },
  ChangeLogConfirmRequest: {
    type: "object",
    properties: {
      token: { type: "string", minLength: 20, maxLength: 200, pattern: "^[A-Za-z0-9_-]+$" },
    },
    required: ["token"],
    additionalProperties: false,
  },
  ChangeLogFilterInput: {
    type: "object",
    properties: {
      breakingOnly: { type: "boolean" },
      operations: {
        type: "array",
        items: { type: "string", minLength: 1, maxLength: 80 },
        uniqueItems: true,
        maxItems: 200,
      },
      onlyAffectingMe: { type: "boolean" },
    },
    additionalProperties: false,
  },
  ChangeLogKind: {
    type: "string",
    enum: ["added", "changed", "deprecated", "removed", "fixed", "security"],
  },
  ChangeLogSubscriptionRequest: {
    type: "object",
    properties: {
      channel: { $ref: "ChangeLogChannel" },
      target: { type: "string", minLength: 3, maxLength: 2048 },
      filter: { $ref: "ChangeLogFilterInput" },
    },
    required: ["channel"],
    additionalProperties: false,
  },
} as const satisfies SchemaTable;
