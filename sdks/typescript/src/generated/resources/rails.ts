// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { getRail, listRails } from "../operations/rails.ts";
import type { Rail, RailId, RailList, RailsListParams } from "../types/rails.ts";

/** Firm prices, rails, corridors and how a rail is chosen. */
export class Rails extends Resource {
  /**
   * Read a rail
   *
   * Returns one rail with its reach, limits, tariff and health as they are now.
   *
   * @example
   * ```ts
   * const result = await client.rails.retrieve("gimacpay", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: RailId, options?: RequestOptions): ApiPromise<Rail> {
    return this._call(getRail, [id], undefined, options);
  }

  /**
   * List rails
   *
   * Returns all rails with their reach, limits, tariff and health, in order of their ids. Rails
   * without a configured connector are played by the service (`simulated`).
   *
   * @example
   * ```ts
   * for await (const item of client.rails.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   country: "GA",
   *   currency: "XAF",
   *   kind: "mobile_money",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: RailsListParams, options?: RequestOptions): PagePromise<Rail, RailList> {
    return this._list(listRails, [], params, options);
  }
}
