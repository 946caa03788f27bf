// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Webhooks accepts. */
export const webhooks = {
  closeListenSession: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^lsn_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  createListenSession: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "ListenSessionRequest" },
  },
  createWebhookEndpoint: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "WebhookEndpointRequest" },
  },
  deleteWebhookEndpoint: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getDelivery: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getWebhookEndpoint: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listDeliveries: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: {
      type: "object",
      properties: {
        status: { $ref: "DeliveryStatus" },
        eventId: { type: "string", pattern: "^evt_[0-7][0-9a-hjkmnp-tv-z]{25}$" },
        eventType: { $ref: "EventType" },
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
  listEventTypes: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listListenSessions: {
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
  listWebhookEndpoints: {
    params: null,
    query: {
      type: "object",
      properties: {
        status: { $ref: "WebhookEndpointStatus" },
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
  recordListenResults: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^lsn_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "ListenResultsRequest" },
  },
  replayEvents: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "EventReplayRequest" },
  },
  retryDelivery: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^dlv_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  rotateWebhookSecret: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  sendTestEvent: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "WebhookTestRequest" },
  },
  updateWebhookEndpoint: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^whe_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "WebhookEndpointUpdateRequest" },
  },
} as const satisfies RequestTable;
