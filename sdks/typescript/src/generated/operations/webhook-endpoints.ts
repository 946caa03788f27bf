// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { Delivery as DeliveryShape } from "../shapes/shared.ts";
import {
  EventReplay as EventReplayShape,
  EventReplayRequest as EventReplayRequestShape,
  WebhookEndpoint as WebhookEndpointShape,
  WebhookEndpointList as WebhookEndpointListShape,
  WebhookEndpointRequest as WebhookEndpointRequestShape,
  WebhookEndpointUpdateRequest as WebhookEndpointUpdateRequestShape,
  WebhookTestRequest as WebhookTestRequestShape,
} from "../shapes/webhook-endpoints.ts";

export const createWebhookEndpoint: Operation = {
  id: "createWebhookEndpoint",
  method: "POST",
  path: "/v1/webhooks/endpoints",
  body: WebhookEndpointRequestShape,
  result: WebhookEndpointShape,
  key: "Idempotency-Key",
  secret: "secret",
};

export const deleteWebhookEndpoint: Operation = {
  id: "deleteWebhookEndpoint",
  method: "DELETE",
  path: "/v1/webhooks/endpoints/{id}",
};

export const getWebhookEndpoint: Operation = {
  id: "getWebhookEndpoint",
  method: "GET",
  path: "/v1/webhooks/endpoints/{id}",
  result: WebhookEndpointShape,
  secret: "secret",
};

export const listWebhookEndpoints: Operation = {
  id: "listWebhookEndpoints",
  method: "GET",
  path: "/v1/webhooks/endpoints",
  result: WebhookEndpointListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  secret: "secret",
};

export const replayEvents: Operation = {
  id: "replayEvents",
  method: "POST",
  path: "/v1/webhooks/endpoints/{id}/replay",
  body: EventReplayRequestShape,
  result: EventReplayShape,
  key: "Idempotency-Key",
};

export const rotateWebhookSecret: Operation = {
  id: "rotateWebhookSecret",
  method: "POST",
  path: "/v1/webhooks/endpoints/{id}/rotate-secret",
  result: WebhookEndpointShape,
  secret: "secret",
};

export const sendTestEvent: Operation = {
  id: "sendTestEvent",
  method: "POST",
  path: "/v1/webhooks/endpoints/{id}/test",
  body: WebhookTestRequestShape,
  result: DeliveryShape,
  key: "Idempotency-Key",
};

export const updateWebhookEndpoint: Operation = {
  id: "updateWebhookEndpoint",
  method: "PATCH",
  path: "/v1/webhooks/endpoints/{id}",
  body: WebhookEndpointUpdateRequestShape,
  result: WebhookEndpointShape,
  secret: "secret",
};
