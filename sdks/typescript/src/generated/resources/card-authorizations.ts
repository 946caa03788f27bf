// Generated from the API description. Do not edit: changes belong in the generator.
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  captureAuthorization,
  getCardAuthorization,
  reverseAuthorization,
} from "../operations/card-authorizations.ts";
import type { CardAuthorization, CardCaptureRequest } from "../types/card-authorizations.ts";

/** Virtual cards with spend limits, and their authorizations. */
export class CardAuthorizations extends Resource {
  /**
   * Capture an authorization
   *
   * Takes what is held, fully or partly, and turns it into a transaction. Several captures may
   * add up to the authorized amount; restaurants and hotels may take up to 20 % more if limits
   * and funds allow it. The amount counts in the window of the authorization. More than is held
   * is 409 `capture_exceeds_authorization`.
   *
   * @example
   * ```ts
   * const result = await client.cardAuthorizations.capture("cauth_01kag9ytq2f7sv3w5x8a0b1c2d", {});
   * ```
   */
  capture(id: string, params: CardCaptureRequest, options?: RequestOptions): ApiPromise<CardAuthorization> {
    return this._call(captureAuthorization, [id], params, options);
  }

  /**
   * Get an authorization
   *
   * Returns one authorization with its captures and the limits it counts against. One of another
   * tenant or mode is 404.
   *
   * @example
   * ```ts
   * const result = await client.cardAuthorizations.retrieve("cauth_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<CardAuthorization> {
    return this._call(getCardAuthorization, [id], undefined, options);
  }

  /**
   * Release an authorization
   *
   * Releases what is still held, to the account and to the limits. What was captured stays
   * captured. An authorization that holds nothing is 409 `invalid_state_transition`.
   *
   * @example
   * ```ts
   * const result = await client.cardAuthorizations.reverse("cauth_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  reverse(id: string, options?: RequestOptions): ApiPromise<CardAuthorization> {
    return this._call(reverseAuthorization, [id], undefined, options);
  }
}
