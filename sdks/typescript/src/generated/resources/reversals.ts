// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { getReversal, listReversals } from "../operations/reversals.ts";
import type {
  Reversal,
  ReversalList,
  ReversalsListParams,
  ReversalsRetrieveParams,
} from "../types/reversals.ts";

/** What moved, with its reversal and its audit trail. */
export class Reversals extends Resource {
  /**
   * Read a reversal
   *
   * Returns the reversal as it is now, with its audit trail. With `Prefer: wait=N` the answer is
   * held for up to N seconds until the reversal is final. `expand` takes `transaction`.
   *
   * @example
   * ```ts
   * const result = await client.reversals.retrieve("rev_01kag9ytq2f7sv3w5x8a0b1c2d", { expand: ["transaction", "customer"] }, {
   *   headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711", Prefer: "wait=10" },
   * });
   * ```
   */
  retrieve(id: string, params?: ReversalsRetrieveParams, options?: RequestOptions): ApiPromise<Reversal> {
    return this._call(getReversal, [id], params, options);
  }

  /**
   * List reversals
   *
   * Returns the reversals of this tenant and mode, newest first. Filters combine. `expand` takes
   * `transaction`.
   *
   * @example
   * ```ts
   * for await (const item of client.reversals.list({
   *   expand: ["transaction", "customer"],
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   status: "pending",
   *   reason: "wrong_recipient",
   *   transactionId: "txn_01kag9ytq2f7sv3w5x8a0b1c2d",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: ReversalsListParams, options?: RequestOptions): PagePromise<Reversal, ReversalList> {
    return this._list(listReversals, [], params, options);
  }
}
