// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  cancelPayment,
  createPayment,
  getPayment,
  listPayments,
  reconcilePayment,
  reviewPayment,
} from "../operations/payments.ts";
import type {
  Payment,
  PaymentList,
  PaymentReviewRequest,
  PaymentsCreateParams,
  PaymentsListParams,
  PaymentsRetrieveParams,
} from "../types/payments.ts";

/** Pay money out to wallets and bank accounts, or collect it from wallets. */
export class Payments extends Resource {
  /**
   * Cancel a payment
   *
   * Stops a payment that was not sent to a rail yet (`held_for_review`, `pending`, `queued`) and
   * releases its reserved funds. A collection that waits for the payer is canceled as far as the
   * provider allows. Anything else answers 409 `payment_not_cancelable`; a completed payment is
   * taken back with a reversal instead. There is no body.
   *
   * @example
   * ```ts
   * const result = await client.payments.cancel("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  cancel(id: string, options?: RequestOptions): ApiPromise<Payment> {
    return this._call(cancelPayment, [id], undefined, options);
  }

  /**
   * Make a payment
   *
   * Pays out to a mobile-money wallet, a bank account or another account, or collects from a
   * wallet. The service chooses the rail by what each rail really charged on this corridor in
   * the last 24 hours, and the answer shows every candidate with its figures. A payout reserves
   * amount and fee at once; the money moves afterwards, so the answer is usually `pending` or
   * `submitted`: wait for the event `payment.completed`, read the payment again, or send
   * `Prefer: wait=N`. An `Idempotency-Key` is required: the same key and body never pay twice,
   * not even after the stored answer has expired. Nothing exists and the key stays free after
   * 402, 409 and 422; a payment that fails later is a 201 whose `status` becomes `failed` with
   * the reason in `failure`. `expand` takes `transaction` and `customer`.
   *
   * @example
   * ```ts
   * const result = await client.payments.create({
   *   amountMinorUnits: 15000000,
   *   currency: "NGN",
   *   accountId: "acct_01kag9ytq2f7sv3w5x8a0b1c2n",
   *   destination: {
   *     type: "bank_account",
   *     country: "GH",
   *     bankCode: "030100",
   *     accountNumber: "1441000123456",
   *     holderName: "Abena Mensah Trading",
   *   },
   *   destinationCurrency: "GHS",
   *   routing: { strategy: "lowest_cost" },
   *   reference: "PO-2026-118",
   *   purposeCode: "GDDS",
   * });
   * ```
   */
  create(params: PaymentsCreateParams, options?: RequestOptions): ApiPromise<Payment> {
    return this._call(createPayment, [], params, options);
  }

  /**
   * Read a payment
   *
   * Returns the payment as it is now, with its attempts, its rail decision and its timeline.
   * With `Prefer: wait=N` the answer is held for up to N seconds until the payment is final,
   * which saves polling. A payment `in_reconciliation` has an unknown outcome: its funds stay
   * reserved while the rail is asked, and it must not be paid again. `expand` takes
   * `transaction` and `customer`.
   *
   * @example
   * ```ts
   * const result = await client.payments.retrieve("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { expand: ["transaction", "customer"] }, {
   *   headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711", Prefer: "wait=10" },
   * });
   * ```
   */
  retrieve(id: string, params?: PaymentsRetrieveParams, options?: RequestOptions): ApiPromise<Payment> {
    return this._call(getPayment, [id], params, options);
  }

  /**
   * List payments
   *
   * Returns the payments of this tenant and mode, newest first, one page at a time. Filters
   * combine: a payment must match all of them. Use `startingAfter` with `nextCursor` for the
   * next page. `expand` takes `transaction` and `customer`.
   *
   * @example
   * ```ts
   * for await (const item of client.payments.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   expand: ["transaction", "customer"],
   *   status: "completed",
   *   rail: "gimacpay",
   *   direction: "payout",
   *   currency: "XAF",
   *   reference: "INV-1001",
   *   customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   bulkPaymentId: "blk_01kag9ytq2f7sv3w5x8a0b1c2d",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: PaymentsListParams, options?: RequestOptions): PagePromise<Payment, PaymentList> {
    return this._list(listPayments, [], params, options);
  }

  /**
   * Ask the rail for the outcome now
   *
   * Sends an enquiry for a payment whose outcome is open (`submitted`, `awaiting_approval`,
   * `in_reconciliation`) without waiting for the next scheduled one, and returns the payment
   * with what the rail said. If the rail still does not know, the payment stays as it is; it is
   * never failed by an enquiry alone. At most one enquiry per payment in 10 seconds, else 429. A
   * final payment answers 409.
   *
   * @example
   * ```ts
   * const result = await client.payments.reconcile("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  reconcile(id: string, options?: RequestOptions): ApiPromise<Payment> {
    return this._call(reconcilePayment, [id], undefined, options);
  }

  /**
   * Decide on a held payment
   *
   * Approves or declines a payment that the fraud analysis holds for review. An approved payment
   * goes on as `pending`; a declined one becomes `failed` with the code `fraud_declined` and its
   * funds are released. Decision and note are kept in the audit trail. A payment that is not
   * held answers 409 `invalid_state_transition`.
   *
   * @example
   * ```ts
   * const result = await client.payments.review("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { decision: "approve", note: "Called the recipient back; order confirmed." });
   * ```
   */
  review(id: string, params: PaymentReviewRequest, options?: RequestOptions): ApiPromise<Payment> {
    return this._call(reviewPayment, [id], params, options);
  }
}
