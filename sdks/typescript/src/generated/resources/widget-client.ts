// Generated from the API description. Do not edit: changes belong in the generator.
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  createClientKyc,
  createClientPayment,
  createClientQuote,
  getClientBalances,
  getClientPayment,
  getClientSession,
} from "../operations/widget-client.ts";
import type {
  ClientBalances,
  ClientKyc,
  ClientKycRequest,
  ClientPayment,
  ClientPaymentRequest,
  ClientQuote,
  ClientQuoteRequest,
  ClientSession,
} from "../types/widget-client.ts";

/** Widgets for your own pages, and the calls that they make. */
export class WidgetClient extends Resource {
  /**
   * Verify the visitor (browser)
   *
   * Runs the widget's identity assessment with what the visitor gave, and answers what the
   * visitor may know. It answers 202 while a provider works; `getClientSession` shows the id and
   * the webhook tells the result. The whole body must stay under 8 MiB. For identity widgets
   * only.
   *
   * @example
   * ```ts
   * const result = await client.widgetClient.createKyc({
   *   subject: {
   *     givenNames: "Wanjiru",
   *     lastName: "Kamau",
   *     dateOfBirth: "1998-05-04",
   *     phone: "+254712345000",
   *     country: "KE",
   *   },
   *   identity: { country: "KE", type: "NATIONAL_ID", number: "12345000" },
   *   consent: {
   *     granted: true,
   *     grantedAt: "2026-11-20T09:58:00.000Z",
   *     purpose: "identity_verification",
   *     reference: "consent-8843",
   *     noticeLanguage: "sw",
   *   },
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  createKyc(params: ClientKycRequest, options?: RequestOptions): ApiPromise<ClientKyc> {
    return this._call(createClientKyc, [], params, options);
  }

  /**
   * Pay with a widget (browser)
   *
   * Collects the widget's amount from the visitor's wallet; the visitor confirms on the phone.
   * The key is required and made of session id and `tryNumber`, so a repeated click or a reload
   * never pays twice. While a payment is completed or under way a new one is 409. Follow it with
   * `getClientPayment`; fulfil orders on the webhook, never on what the browser says.
   *
   * @example
   * ```ts
   * const result = await client.widgetClient.createPayment({ msisdn: "+237677999000", quoteId: "qte_01kag9ytq2f7sv3w5x8a0b1c2d" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  createPayment(params: ClientPaymentRequest, options?: RequestOptions): ApiPromise<ClientPayment> {
    return this._call(createClientPayment, [], params, options);
  }

  /**
   * Quote a widget payment (browser)
   *
   * Tells the visitor the fee, the total and the wallet before they agree. The price is firm
   * until `expiresAt`: give the quote's id when paying. For payment widgets only.
   *
   * @example
   * ```ts
   * const result = await client.widgetClient.createQuote({ msisdn: "+237677999000" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  createQuote(params: ClientQuoteRequest, options?: RequestOptions): ApiPromise<ClientQuote> {
    return this._call(createClientQuote, [], params, options);
  }

  /**
   * Read widget balances (browser)
   *
   * Returns the balances that the widget shows, by account or currency, and when they were read.
   * For balance widgets only.
   *
   * @example
   * ```ts
   * const result = await client.widgetClient.balances({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  balances(options?: RequestOptions): ApiPromise<ClientBalances> {
    return this._call(getClientBalances, [], undefined, options);
  }

  /**
   * Follow a widget payment (browser)
   *
   * Returns the payment of this session, as far as the visitor may see it. A payment of another
   * session is 404. `in_reconciliation` means that the outcome is still being checked; the
   * visitor may close the page.
   *
   * @example
   * ```ts
   * const result = await client.widgetClient.retrievePayment("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrievePayment(id: string, options?: RequestOptions): ApiPromise<ClientPayment> {
    return this._call(getClientPayment, [id], undefined, options);
  }

  /**
   * Get the widget session (browser)
   *
   * Returns what the widget needs in the browser: look, settings, wallet prefixes, and the
   * payment or assessment of a visitor who comes back after a reload. The first call opens the
   * session. It is authorized by the client token alone and works only from the widget's allowed
   * origins.
   *
   * @example
   * ```ts
   * const result = await client.widgetClient.session({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  session(options?: RequestOptions): ApiPromise<ClientSession> {
    return this._call(getClientSession, [], undefined, options);
  }
}
