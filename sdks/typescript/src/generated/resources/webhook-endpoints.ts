// Generated from the API description. Do not edit: changes belong in the generator.
import type { EmptyResult } from "../../runtime/operation.ts";
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  replayEvents,
  rotateWebhookSecret,
  sendTestEvent,
  updateWebhookEndpoint,
} from "../operations/webhook-endpoints.ts";
import type { Delivery } from "../types/shared.ts";
import type {
  EventReplay,
  EventReplayRequest,
  WebhookEndpoint,
  WebhookEndpointList,
  WebhookEndpointRequest,
  WebhookEndpointUpdateRequest,
  WebhookEndpointsListParams,
  WebhookTestRequest,
} from "../types/webhook-endpoints.ts";

/** Endpoints that receive events, and the deliveries to them. */
export class WebhookEndpoints extends Resource {
  /**
   * Create a webhook endpoint
   *
   * Registers a URL that receives events, at least once each, signed by the Standard Webhooks
   * rules. The answer shows the signing secret, once. Choose `ordering: per_resource` if events
   * of one resource must arrive in order. A URL that resolves to a private address is 400
   * `webhook_url_not_allowed`; an event that does not exist is 400 `webhook_event_unknown`.
   * Endpoints made under an API version before 2026-09-01 start with the deprecated flat
   * payload.
   *
   * @example
   * ```ts
   * const result = await client.webhookEndpoints.create({
   *   url: "https://hooks.sahel-pay.example/njia",
   *   description: "Payment status for the Douala back office",
   *   events: ["payment.*", "kyc_score.completed"],
   *   ordering: "per_resource",
   *   metadata: { team: "payments" },
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  create(params: WebhookEndpointRequest, options?: RequestOptions): ApiPromise<WebhookEndpoint> {
    return this._call(createWebhookEndpoint, [], params, options);
  }

  /**
   * Delete a webhook endpoint
   *
   * Deletes an endpoint. Deliveries that are pending become `skipped`; past ones stay readable
   * for 90 days. Deleting it again is 404.
   *
   * @example
   * ```ts
   * await client.webhookEndpoints.delete("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  delete(id: string, options?: RequestOptions): ApiPromise<EmptyResult> {
    return this._call(deleteWebhookEndpoint, [id], undefined, options);
  }

  /**
   * Get a webhook endpoint
   *
   * Returns one endpoint with the state of its deliveries. The secret is null.
   *
   * @example
   * ```ts
   * const result = await client.webhookEndpoints.retrieve("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<WebhookEndpoint> {
    return this._call(getWebhookEndpoint, [id], undefined, options);
  }

  /**
   * List webhook endpoints
   *
   * Returns the endpoints of this tenant and mode, newest first. Secrets are never shown again.
   *
   * @example
   * ```ts
   * for await (const item of client.webhookEndpoints.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: WebhookEndpointsListParams, options?: RequestOptions): PagePromise<WebhookEndpoint, WebhookEndpointList> {
    return this._list(listWebhookEndpoints, [], params, options);
  }

  /**
   * Deliver past events again
   *
   * Queues events of a period for this endpoint again: by default only those it never answered
   * with 2xx. Event ids stay the same, so a receiver that drops duplicates is safe. With
   * `dryRun` it answers 200 with the count and delivers nothing. A period that starts more than
   * 90 days ago is 400.
   *
   * @example
   * ```ts
   * const result = await client.webhookEndpoints.replayEvents("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { since: "2026-11-19T20:00:00.000Z", dryRun: true });
   * ```
   */
  replayEvents(id: string, params: EventReplayRequest, options?: RequestOptions): ApiPromise<EventReplay> {
    return this._call(replayEvents, [id], params, options);
  }

  /**
   * Rotate a signing secret
   *
   * Makes a new secret and shows it, once. For 24 hours deliveries carry two signatures, one
   * with each secret, so that receivers can change over without a gap. An answer that is lost
   * cannot be read again: rotate once more.
   *
   * @example
   * ```ts
   * const result = await client.webhookEndpoints.rotateSecret("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  rotateSecret(id: string, options?: RequestOptions): ApiPromise<WebhookEndpoint> {
    return this._call(rotateWebhookSecret, [id], undefined, options);
  }

  /**
   * Send a test event
   *
   * Sends a sample event of any type to the endpoint, signed like a real one, enveloped or flat.
   * Test events are not part of the event log and have no effect on the endpoint's failure
   * counts. Read the result in the delivery.
   *
   * @example
   * ```ts
   * const result = await client.webhookEndpoints.sendTestEvent("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { eventType: "payment.completed", payloadFormat: "enveloped" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  sendTestEvent(id: string, params: WebhookTestRequest, options?: RequestOptions): ApiPromise<Delivery> {
    return this._call(sendTestEvent, [id], params, options);
  }

  /**
   * Change a webhook endpoint
   *
   * Changes the members that are given. It is also how an endpoint moves from the flat payload
   * to the enveloped one, and how a disabled endpoint is enabled again. Deliveries that are
   * pending go to the new URL, in the new format.
   *
   * @example
   * ```ts
   * const result = await client.webhookEndpoints.update("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { payloadFormat: "enveloped", apiVersion: "2026-09-01" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  update(id: string, params: WebhookEndpointUpdateRequest, options?: RequestOptions): ApiPromise<WebhookEndpoint> {
    return this._call(updateWebhookEndpoint, [id], params, options);
  }
}
