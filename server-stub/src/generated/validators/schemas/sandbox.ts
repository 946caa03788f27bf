// Generated from the API description; do not edit.
import type { SchemaTable } from "../../../http/validator-tables.ts";

/** Types that requests may hold. */
export const sandboxSchemas = {
  CorridorHistoryRequest: {
    type: "object",
    properties: {
      corridorId: { $ref: "CorridorId" },
      observations: {
        type: "array",
        items: { $ref: "CorridorObservation" },
        minItems: 1,
        maxItems: 1000,
      },
    },
    required: ["corridorId", "observations"],
    additionalProperties: false,
  },
  CorridorObservation: {
    type: "object",
    properties: {
      rail: { type: "string", minLength: 2, maxLength: 40, pattern: "^[a-z_]{2,40}$" },
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
      currency: { $ref: "CurrencyCode" },
      cost: { $ref: "Money" },
      fxMarginBps: { type: "integer", minimum: 0, maximum: 10000 },
      succeeded: { type: "boolean" },
      latencySeconds: { type: "integer", minimum: 0, maximum: 604800 },
      observedAt: { type: "string", format: "date-time" },
    },
    required: ["rail", "currency", "cost", "succeeded", "latencySeconds", "observedAt"],
    additionalProperties: false,
    anyOf: [{ required: ["amountMinorUnits"] }, { required: ["amount"] }],
  },
  SandboxCallbackRequest: {
    type: "object",
    properties: {
      event: { $ref: "ProviderCallbackEvent" },
      reasonCode: { type: "string", minLength: 1, maxLength: 64 },
      delaySeconds: { type: "integer", minimum: 0, maximum: 604800 },
    },
    required: ["event"],
    additionalProperties: false,
  },
  SandboxClockAdvanceRequest: {
    type: "object",
    properties: { seconds: { type: "integer", minimum: 1, maximum: 31622400 } },
    required: ["seconds"],
    additionalProperties: false,
  },
  SandboxClockSetRequest: {
    type: "object",
    properties: { now: { type: "string", format: "date-time" }, frozen: { type: "boolean" } },
    required: ["now"],
    additionalProperties: false,
  },
  SandboxFaultKind: {
    type: "string",
    enum: [
      "latency",
      "error",
      "timeout",
      "drop",
      "duplicate",
      "reorder",
      "contradict",
      "corrupt",
    ],
  },
  SandboxFaultParameters: {
    type: "object",
    properties: {
      latencyMs: { type: "integer", minimum: 0, maximum: 120000 },
      delaySeconds: { type: "integer", minimum: 0, maximum: 604800 },
      copies: { type: "integer", minimum: 2, maximum: 10 },
      reasonCode: { type: "string", minLength: 1, maxLength: 64 },
      httpStatus: { type: "integer", minimum: 400, maximum: 599 },
    },
    additionalProperties: false,
  },
  SandboxFaultRequest: {
    type: "object",
    properties: {
      target: { $ref: "SandboxFaultTarget" },
      kind: { $ref: "SandboxFaultKind" },
      parameters: { $ref: "SandboxFaultParameters" },
      probability: { type: "number", minimum: 0, maximum: 1 },
      seed: { type: "integer", minimum: 0, maximum: 2147483647 },
      maxCount: { type: "integer", minimum: 1, maximum: 100000 },
      expiresAt: { type: "string", format: "date-time" },
    },
    required: ["target", "kind"],
    additionalProperties: false,
  },
  SandboxFaultStatus: { type: "string", enum: ["active", "exhausted", "expired"] },
  SandboxFaultTarget: {
    type: "string",
    maxLength: 80,
    pattern: "^(rail:[a-z_]{2,40}|callback:[a-z_]{2,40}|scorer:(fraud|credit)|kyc_provider|webhook:whe_[0-7][0-9a-hjkmnp-tv-z]{25}|database)$",
  },
  SandboxFundingRequest: {
    type: "object",
    properties: {
      accountId: { type: "string", pattern: "^acct_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
      currency: { $ref: "CurrencyCode" },
      amountMinorUnits: { type: "integer", minimum: 1, maximum: 999999999999 },
      amount: { type: "integer", minimum: 1, maximum: 999999999999 },
    },
    additionalProperties: false,
    anyOf: [{ required: ["amountMinorUnits"] }, { required: ["amount"] }],
  },
} as const satisfies SchemaTable;
