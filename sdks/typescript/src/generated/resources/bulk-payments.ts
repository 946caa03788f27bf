// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  cancelBulkPayment,
  createBulkPayment,
  getBulkPayment,
  listBulkItems,
  listBulkPayments,
  retryBulkPayment,
} from "../operations/bulk-payments.ts";
import type {
  BulkItem,
  BulkItemList,
  BulkPayment,
  BulkPaymentList,
  BulkPaymentRequest,
  BulkPaymentsListItemsParams,
  BulkPaymentsListParams,
  BulkPaymentsRetrieveParams,
  BulkRetryRequest,
} from "../types/bulk-payments.ts";

/** Up to 500 payments in one request, retried automatically. */
export class BulkPayments extends Resource {
  /**
   * Cancel the rest of a bulk payment
   *
   * Cancels the items that have not started (`pending`) or wait for another attempt
   * (`retry_scheduled`). Items that are with a rail run on, so the bulk payment becomes final
   * only when they are. A bulk payment that is final answers 409 `invalid_state_transition`.
   * There is no body.
   *
   * @example
   * ```ts
   * const result = await client.bulkPayments.cancel("blk_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  cancel(id: string, options?: RequestOptions): ApiPromise<BulkPayment> {
    return this._call(cancelBulkPayment, [id], undefined, options);
  }

  /**
   * Make up to 500 payments
   *
   * Takes up to 500 payments in one order and answers 202 with all items; they run afterwards,
   * 25 at a time. Each item has its own idempotency key, in the same space as the keys of `POST
   * /v1/payments`: an item that was paid before is linked to that payment (`deduplicated`) and
   * not paid again, so a half-lost batch may be sent again under a new key. In mode `partial`
   * faulty items become `rejected` and the rest runs; in mode `all_or_nothing` everything must
   * be valid and funded, or nothing happens (402, 422). Items that fail with a retryable code
   * are tried again by themselves, on another rail if allowed; an unknown outcome is never tried
   * again before the rail says that nothing was executed. The bulk payment is final only when
   * every item is.
   *
   * @example
   * ```ts
   * const result = await client.bulkPayments.create({
   *   payments: [
   *     {
   *       amountMinorUnits: 40000,
   *       currency: "XAF",
   *       destination: { type: "mobile_money", msisdn: "+237677999000", country: "CM" },
   *       itemReference: "M-1",
   *       idempotencyKey: "coop-118-m1",
   *     },
   *     {
   *       amountMinorUnits: 40000,
   *       currency: "XAF",
   *       destination: {
   *         type: "mobile_money",
   *         msisdn: "+237699999000",
   *         provider: "orange_money",
   *         country: "CM",
   *       },
   *       itemReference: "M-2",
   *       idempotencyKey: "coop-118-m2",
   *     },
   *   ],
   *   mode: "all_or_nothing",
   *   reference: "COOP-118",
   * });
   * ```
   */
  create(params: BulkPaymentRequest, options?: RequestOptions): ApiPromise<BulkPayment> {
    return this._call(createBulkPayment, [], params, options);
  }

  /**
   * Read a bulk payment
   *
   * Returns the bulk payment with its counts and sums. `items` is null unless `expand=items` is
   * given; for large batches read the items page by page with `GET
   * /v1/payments/bulk/{id}/items`.
   *
   * @example
   * ```ts
   * const result = await client.bulkPayments.retrieve("blk_01kag9ytq2f7sv3w5x8a0b1c2d", { expand: ["transaction", "customer"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, params?: BulkPaymentsRetrieveParams, options?: RequestOptions): ApiPromise<BulkPayment> {
    return this._call(getBulkPayment, [id], params, options);
  }

  /**
   * List the items of a bulk payment
   *
   * Returns the items in order of their index, one page at a time. Filter by state, for example
   * `failed`, to see what went wrong: `error` tells why an item was rejected, `failure` why its
   * last attempt failed.
   *
   * @example
   * ```ts
   * for await (const item of client.bulkPayments.listItems("blk_01kag9ytq2f7sv3w5x8a0b1c2d", {
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   status: "failed",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  listItems(id: string, params?: BulkPaymentsListItemsParams, options?: RequestOptions): PagePromise<BulkItem, BulkItemList> {
    return this._list(listBulkItems, [id], params, options);
  }

  /**
   * List bulk payments
   *
   * Returns the bulk payments of this tenant and mode, newest first, without their items. Filter
   * by state or by the reference you gave.
   *
   * @example
   * ```ts
   * for await (const item of client.bulkPayments.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   status: "processing",
   *   reference: "PAYROLL-2026-11",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: BulkPaymentsListParams, options?: RequestOptions): PagePromise<BulkPayment, BulkPaymentList> {
    return this._list(listBulkPayments, [], params, options);
  }

  /**
   * Try failed items again
   *
   * Starts new attempts for items that failed with a retryable code, all of them or those named
   * in `itemIds`. The items keep their ids and payments; nothing that may have been executed is
   * sent again. An `Idempotency-Key` is required. When no item can be tried again, the answer is
   * 409 `invalid_state_transition`.
   *
   * @example
   * ```ts
   * const result = await client.bulkPayments.retry("blk_01kag9ytq2f7sv3w5x8a0b1c2d", {});
   * ```
   */
  retry(id: string, params: BulkRetryRequest, options?: RequestOptions): ApiPromise<BulkPayment> {
    return this._call(retryBulkPayment, [id], params, options);
  }
}
