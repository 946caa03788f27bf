// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { getCorridor, getCorridorCosts, listCorridors } from "../operations/corridors.ts";
import type {
  Corridor,
  CorridorCost,
  CorridorId,
  CorridorList,
  CorridorsCostsParams,
  CorridorsListParams,
} from "../types/corridors.ts";

/** Firm prices, rails, corridors and how a rail is chosen. */
export class Corridors extends Resource {
  /**
   * Read a corridor
   *
   * Returns one corridor with the rails that serve it.
   *
   * @example
   * ```ts
   * const result = await client.corridors.retrieve("CM-GA-XAF-XAF", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: CorridorId, options?: RequestOptions): ApiPromise<Corridor> {
    return this._call(getCorridor, [id], undefined, options);
  }

  /**
   * Read the cost history of a corridor
   *
   * Returns what each rail of the corridor really charged in the 24 hours before `asOf`, how
   * often it succeeded and how long it took, as the routing sees it. Newer observations weigh
   * more; with few observations the figures lean on the tariff (`basis`). With a past `asOf` you
   * see the history as it was then.
   *
   * @example
   * ```ts
   * const result = await client.corridors.costs("CM-GA-XAF-XAF", { asOf: "2026-11-20T10:00:00.000Z" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  costs(id: CorridorId, params?: CorridorsCostsParams, options?: RequestOptions): ApiPromise<CorridorCost> {
    return this._call(getCorridorCosts, [id], params, options);
  }

  /**
   * List corridors
   *
   * Returns the pairs of countries and currencies between which payments run, with the rails
   * that serve them, in order of their ids.
   *
   * @example
   * ```ts
   * for await (const item of client.corridors.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   sourceCountry: "CM",
   *   destinationCountry: "GA",
   *   active: true,
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: CorridorsListParams, options?: RequestOptions): PagePromise<Corridor, CorridorList> {
    return this._list(listCorridors, [], params, options);
  }
}
