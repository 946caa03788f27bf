// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { Rail as RailShape, RailList as RailListShape } from "../shapes/rails.ts";
import type { Rail, RailList, RailsListParams } from "../types/rails.ts";
import type { RailId } from "../types/shared.ts";

const getRail: Operation = {
  id: "getRail",
  method: "GET",
  path: "/v1/rails/{id}",
  result: RailShape,
};

const listRails: Operation = {
  id: "listRails",
  method: "GET",
  path: "/v1/rails",
  result: RailListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

/** Firm prices, rails, corridors and how a rail is chosen. */
export class Rails extends Resource {
  /**
   * Read a rail
   *
   * Returns one rail with its reach, limits, tariff and health as they are now.
   *
   * @example
   * ```ts
   * const result = await client.rails.retrieve("gimacpay", {
   *   headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" },
   * });
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
   * }, {
   *   headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" },
   * })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: RailsListParams, options?: RequestOptions): PagePromise<Rail, RailList> {
    return this._list(listRails, [], params, options);
  }
}
