// Generated from the API description. Do not edit: changes belong in the generator.
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { previewRouting } from "../operations/routing.ts";
import type { RoutingDecision, RoutingPreviewRequest } from "../types/routing.ts";

/** Firm prices, rails, corridors and how a rail is chosen. */
export class Routing extends Resource {
  /**
   * Try the choice of a rail
   *
   * Runs the same choice of a rail as `POST /v1/payments` and returns the decision with every
   * candidate, but makes and reserves nothing. With `asOf` the choice is made as at that time,
   * with the history of the 24 hours before it; `asOf` = `decidedAt` of an old decision gives
   * the same `decisionHash`. When no rail is eligible the answer is 422 `no_eligible_rail` with
   * the reasons.
   *
   * @example
   * ```ts
   * const result = await client.routing.preview({
   *   amountMinorUnits: 25000,
   *   currency: "XAF",
   *   destination: {
   *     type: "mobile_money",
   *     msisdn: "+24166999000",
   *     provider: "airtel_money",
   *     country: "GA",
   *   },
   *   routing: { strategy: "balanced" },
   *   asOf: "2026-11-20T10:00:00.000Z",
   * });
   * ```
   */
  preview(params: RoutingPreviewRequest, options?: RequestOptions): ApiPromise<RoutingDecision> {
    return this._call(previewRouting, [], params, options);
  }
}
