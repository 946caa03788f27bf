// Generated from the API description. Do not edit: changes belong in the generator.
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { receiveMobileMoneyCallback, receiveRailCallback } from "../operations/callbacks.ts";
import type {
  CallbacksReceiveMobileMoneyParams,
  CallbacksReceiveRailParams,
  MobileMoneyProvider,
  ProviderCallbackReceipt,
} from "../types/callbacks.ts";
import type { RailId } from "../types/rails.ts";

/** Where mobile-money providers and rails report. */
export class Callbacks extends Resource {
  /**
   * Receive a mobile-money provider callback
   *
   * Takes what a mobile-money provider says about an attempt. It needs no API key: the signature
   * over the raw body authorizes it. The message is stored before it is applied; a repeat has no
   * effect, a late one settles a payment in reconciliation, and one that contradicts a final
   * state opens a case. An attempt that is not known yet answers 404
   * `callback_reference_unknown`; the message is kept for 10 minutes.
   *
   * @example
   * ```ts
   * const result = await client.callbacks.receiveMobileMoney("mtn_momo", {
   *   callbackId: "MP261120.1000.A12345",
   *   event: "succeeded",
   *   reference: "att_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   providerReference: "MP261120.1000.A12345",
   *   amountMinorUnits: 25000,
   *   currency: "XAF",
   *   feeCharged: { amountMinorUnits: 250, currency: "XAF" },
   *   occurredAt: "2026-11-20T10:00:00.000Z",
   *   xCallbackTimestamp: "1795168800",
   *   xCallbackSignature: "v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
   * });
   * ```
   */
  receiveMobileMoney(provider: MobileMoneyProvider, params: CallbacksReceiveMobileMoneyParams, options?: RequestOptions): ApiPromise<ProviderCallbackReceipt> {
    return this._call(receiveMobileMoneyCallback, [provider], params, options);
  }

  /**
   * Receive a payment rail callback
   *
   * Takes what a payment rail says about an attempt. It needs no API key: the signature over the
   * raw body authorizes it. The message is stored before it is applied; a repeat has no effect,
   * a late one settles a payment in reconciliation, and one that contradicts a final state opens
   * a case. An attempt that is not known yet answers 404 `callback_reference_unknown`; the
   * message is kept for 10 minutes.
   *
   * @example
   * ```ts
   * const result = await client.callbacks.receiveRail("papss", {
   *   callbackId: "PSP-20261120-000017",
   *   event: "accepted",
   *   reference: "att_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   providerReference: "NGGHA20261120000017",
   *   occurredAt: "2026-11-20T10:00:00.000Z",
   *   xCallbackTimestamp: "1795168800",
   *   xCallbackSignature: "v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  receiveRail(railId: RailId, params: CallbacksReceiveRailParams, options?: RequestOptions): ApiPromise<ProviderCallbackReceipt> {
    return this._call(receiveRailCallback, [railId], params, options);
  }
}
