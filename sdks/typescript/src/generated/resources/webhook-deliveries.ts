// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { getDelivery, listDeliveries, retryDelivery } from "../operations/webhook-deliveries.ts";
import type { Delivery } from "../types/shared.ts";
import type { DeliveryList, WebhookDeliveriesListParams } from "../types/webhook-deliveries.ts";

/** Endpoints that receive events, and the deliveries to them. */
export class WebhookDeliveries extends Resource {
  /**
   * Get a delivery
   *
   * Returns one delivery with all its attempts: when, how long, which answer. `nextAttemptAt`
   * tells when the next attempt is due.
   *
   * @example
   * ```ts
   * const result = await client.webhookDeliveries.retrieve("dlv_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<Delivery> {
    return this._call(getDelivery, [id], undefined, options);
  }

  /**
   * List deliveries of an endpoint
   *
   * Returns the deliveries to one endpoint with their attempts, newest first. Use it to see why
   * a receiver misses events. Deliveries are kept for 90 days.
   *
   * @example
   * ```ts
   * for await (const item of client.webhookDeliveries.list("whe_01kag9ytq2f7sv3w5x8a0b1c2d", {
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
  list(id: string, params?: WebhookDeliveriesListParams, options?: RequestOptions): PagePromise<Delivery, DeliveryList> {
    return this._list(listDeliveries, [id], params, options);
  }

  /**
   * Retry a delivery
   *
   * Makes a finished delivery pending again, due at once, with a fresh ladder of attempts. It
   * works for failed and for succeeded deliveries. A delivery that is pending or under way
   * answers 409 `invalid_state_transition`.
   *
   * @example
   * ```ts
   * const result = await client.webhookDeliveries.retry("dlv_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retry(id: string, options?: RequestOptions): ApiPromise<Delivery> {
    return this._call(retryDelivery, [id], undefined, options);
  }
}
