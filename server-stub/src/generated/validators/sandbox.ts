// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Sandbox accepts. */
export const sandbox = {
  addSandboxCorridorHistory: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "CorridorHistoryRequest" },
  },
  advanceSandboxClock: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "SandboxClockAdvanceRequest" },
  },
  createSandboxFault: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "SandboxFaultRequest" },
  },
  deleteSandboxFault: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^flt_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  fundSandboxBalance: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "SandboxFundingRequest" },
  },
  getSandboxClock: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listSandboxFaults: {
    params: null,
    query: {
      type: "object",
      properties: {
        status: { $ref: "SandboxFaultStatus" },
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
  resetSandbox: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  resetSandboxClock: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  setSandboxClock: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "SandboxClockSetRequest" },
  },
  triggerSandboxCallback: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "SandboxCallbackRequest" },
  },
} as const satisfies RequestTable;
