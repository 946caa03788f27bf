// Generated from the API description. Do not edit: changes belong in the generator.
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { lookupRecipient } from "../operations/recipients.ts";
import type { RecipientLookup, RecipientLookupRequest } from "../types/recipients.ts";

/** Firm prices, rails, corridors and how a rail is chosen. */
export class Recipients extends Resource {
  /**
   * Look up a recipient
   *
   * Asks the provider whether the wallet or account exists, whether it can take money and, when
   * `holderName` is given, whether the name fits. Names come back with most letters hidden.
   * Nothing is stored or paid. A provider that cannot be reached answers 422
   * `recipient_not_reachable`.
   *
   * @example
   * ```ts
   * const result = await client.recipients.lookup({
   *   destination: {
   *     type: "mobile_money",
   *     msisdn: "+24166999000",
   *     country: "GA",
   *     holderName: "Aline Mba",
   *   },
   * }, {
   *   headers: {
   *     "Accept-Language": "fr",
   *     "X-Correlation-Id": "order-4711",
   *     "X-Sandbox-Scenario": "payment.callback_late; latencyMs=400",
   *   },
   * });
   * ```
   */
  lookup(params: RecipientLookupRequest, options?: RequestOptions): ApiPromise<RecipientLookup> {
    return this._call(lookupRecipient, [], params, options);
  }
}
