// Generated from the API description. Do not edit: changes belong in the generator.
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { createQuote, getQuote } from "../operations/quotes.ts";
import type { Quote, QuoteRequest } from "../types/quotes.ts";

/** Firm prices, rails, corridors and how a rail is chosen. */
export class Quotes extends Resource {
  /**
   * Make a quote
   *
   * Fixes fee, rail and exchange rate for one payment. The price holds for 60 seconds with a
   * currency exchange and for 10 minutes without; a payment that names the quote in `quoteId`
   * pays exactly this price. Nothing is reserved. When no rail can carry the payment the answer
   * is 422 with the reasons of every rail. An `Idempotency-Key` is accepted.
   *
   * @example
   * ```ts
   * const result = await client.quotes.create({
   *   amountMinorUnits: 500000,
   *   currency: "KES",
   *   destination: { type: "mobile_money", msisdn: "+256772999000", provider: "mtn_momo", country: "UG" },
   *   destinationCurrency: "UGX",
   * });
   * ```
   */
  create(params: QuoteRequest, options?: RequestOptions): ApiPromise<Quote> {
    return this._call(createQuote, [], params, options);
  }

  /**
   * Read a quote
   *
   * Returns the quote with its state: `active` until `expiresAt`, then `expired`, or `used` by
   * the payment named in `paymentId`.
   *
   * @example
   * ```ts
   * const result = await client.quotes.retrieve("qte_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<Quote> {
    return this._call(getQuote, [id], undefined, options);
  }
}
