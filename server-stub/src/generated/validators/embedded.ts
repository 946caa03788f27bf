// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Embedded accepts. */
export const embedded = {
  createClientKyc: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "ClientKycRequest" },
  },
  createClientPayment: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "ClientPaymentRequest" },
  },
  createClientQuote: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "ClientQuoteRequest" },
  },
  createWidget: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "WidgetRequest" },
  },
  createWidgetSession: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^wgt_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  disableWidget: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^wgt_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getClientBalances: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getClientPayment: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getClientSession: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getWidget: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^wgt_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getWidgetPage: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^wgt_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getWidgetScript: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listWidgets: {
    params: null,
    query: {
      type: "object",
      properties: {
        kind: { $ref: "WidgetKind" },
        status: { $ref: "WidgetStatus" },
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
  updateWidget: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^wgt_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "WidgetUpdateRequest" },
  },
} as const satisfies RequestTable;
