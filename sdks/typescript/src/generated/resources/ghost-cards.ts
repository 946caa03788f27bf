// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  authorizeGhostCard,
  closeGhostCard,
  createGhostCard,
  freezeGhostCard,
  getGhostCard,
  getSpendLimits,
  listGhostCardAuthorizations,
  listGhostCards,
  replaceSpendLimits,
  revealGhostCard,
  unfreezeGhostCard,
  updateGhostCard,
} from "../operations/ghost-cards.ts";
import type { CardAuthorization } from "../types/card-authorizations.ts";
import type {
  CardAuthorizationList,
  CardAuthorizationRequest,
  GhostCard,
  GhostCardList,
  GhostCardRequest,
  GhostCardSecrets,
  GhostCardUpdateRequest,
  GhostCardsListAuthorizationsParams,
  GhostCardsListParams,
  GhostCardsSpendLimitsParams,
  SpendLimit,
  SpendLimitList,
  SpendLimitsRequest,
} from "../types/ghost-cards.ts";

/** Virtual cards with spend limits, and their authorizations. */
export class GhostCards extends Resource {
  /**
   * Authorize a purchase
   *
   * Decides a purchase with the card: where the issuer processor asks, and in test mode the
   * simulator of a merchant. An approval holds the money and counts against every limit that
   * matches, exactly, also under concurrency. A decline is a 201 too, with status `declined`,
   * `declineCode` and the limit that declined it. The key is required, so a repeated request is
   * decided once. Test merchants such as `mrch_test_insufficient_funds` give a fixed answer.
   *
   * @example
   * ```ts
   * const result = await client.ghostCards.authorize("card_01kag9ytq2f7sv3w5x8a0b1c2d", {
   *   amountMinorUnits: 18500,
   *   currency: "XAF",
   *   merchant: {
   *     id: "mrch_marche_central",
   *     name: "Marché Central de Douala",
   *     categoryCode: "5411",
   *     city: "Douala",
   *     country: "CM",
   *   },
   *   networkId: "net-20261120-0001",
   * }, {
   *   headers: {
   *     "Accept-Language": "fr",
   *     "X-Correlation-Id": "order-4711",
   *     "X-Sandbox-Scenario": "payment.callback_late; latencyMs=400",
   *   },
   * });
   * ```
   */
  authorize(id: string, params: CardAuthorizationRequest, options?: RequestOptions): ApiPromise<CardAuthorization> {
    return this._call(authorizeGhostCard, [id], params, options);
  }

  /**
   * Close a ghost card
   *
   * Closes a card for good. Holds stay and can still be captured; nothing new is approved.
   * Closing a closed card is 409 `card_closed`.
   *
   * @example
   * ```ts
   * const result = await client.ghostCards.close("card_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  close(id: string, options?: RequestOptions): ApiPromise<GhostCard> {
    return this._call(closeGhostCard, [id], undefined, options);
  }

  /**
   * Create a ghost card
   *
   * Makes a virtual card that is funded from an account and bound by limits: for the card, for
   * one merchant or each merchant, for one category or each category. Limits count in calendar
   * windows of the card's own time zone and are exact under concurrency. The key is required, so
   * a repeated request never makes a second card. Allowing and blocking the same kind is 400
   * `conflicting_controls`.
   *
   * @example
   * ```ts
   * const result = await client.ghostCards.create({
   *   currency: "XAF",
   *   label: "Market purchases, Douala",
   *   customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   accountId: "acct_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   spendLimits: [
   *     {
   *       scope: "category",
   *       category: "groceries",
   *       amountMinorUnits: 150000,
   *       interval: "monthly",
   *     },
   *     {
   *       scope: "merchant",
   *       merchantId: "mrch_marche_central",
   *       amountMinorUnits: 50000,
   *       interval: "monthly",
   *     },
   *     { scope: "merchant", merchantId: "*", amountMinorUnits: 75000, interval: "daily" },
   *   ],
   *   blockedCategories: ["gambling", "crypto"],
   *   allowedCountries: ["CM", "GA"],
   *   timezone: "Africa/Douala",
   *   metadata: { branch: "akwa" },
   * });
   * ```
   */
  create(params: GhostCardRequest, options?: RequestOptions): ApiPromise<GhostCard> {
    return this._call(createGhostCard, [], params, options);
  }

  /**
   * Freeze a ghost card
   *
   * Makes the card decline everything until it is unfrozen. Holds stay and can still be
   * captured. Freezing a frozen card changes nothing; a closed or expired one is 409
   * `card_not_active`.
   *
   * @example
   * ```ts
   * const result = await client.ghostCards.freeze("card_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  freeze(id: string, options?: RequestOptions): ApiPromise<GhostCard> {
    return this._call(freezeGhostCard, [id], undefined, options);
  }

  /**
   * Get a ghost card
   *
   * Returns one card with its limits, what was used of them in the current windows, and its
   * totals. A card of another tenant or mode is 404.
   *
   * @example
   * ```ts
   * const result = await client.ghostCards.retrieve("card_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<GhostCard> {
    return this._call(getGhostCard, [id], undefined, options);
  }

  /**
   * Get spend limits
   *
   * Returns the limits of a card with what was used and what is left in the current windows. A
   * limit for each merchant or category shows its use by key, one page of it; name the limit and
   * `afterKey` for the next page.
   *
   * @example
   * ```ts
   * for await (const item of client.ghostCards.spendLimits("card_01kag9ytq2f7sv3w5x8a0b1c2d", {
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  spendLimits(id: string, params?: GhostCardsSpendLimitsParams, options?: RequestOptions): PagePromise<SpendLimit, SpendLimitList> {
    return this._list(getSpendLimits, [id], params, options);
  }

  /**
   * List authorizations of a card
   *
   * Returns the authorizations of a card, newest first, declined ones too.
   *
   * @example
   * ```ts
   * for await (const item of client.ghostCards.listAuthorizations("card_01kag9ytq2f7sv3w5x8a0b1c2d", {
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  listAuthorizations(id: string, params?: GhostCardsListAuthorizationsParams, options?: RequestOptions): PagePromise<CardAuthorization, CardAuthorizationList> {
    return this._list(listGhostCardAuthorizations, [id], params, options);
  }

  /**
   * List ghost cards
   *
   * Returns the cards of this tenant and mode, newest first, each with its limits and what was
   * used of them. Numbers are never part of it.
   *
   * @example
   * ```ts
   * for await (const item of client.ghostCards.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: GhostCardsListParams, options?: RequestOptions): PagePromise<GhostCard, GhostCardList> {
    return this._list(listGhostCards, [], params, options);
  }

  /**
   * Replace spend limits
   *
   * Replaces all limits of a card at once. A limit with the same scope, merchant or category,
   * and interval keeps what it has counted. Lowering a limit below what is spent is allowed:
   * nothing is left, and what is held stays held. A closed card is 409 `card_closed`.
   *
   * @example
   * ```ts
   * const result = await client.ghostCards.replaceSpendLimits("card_01kag9ytq2f7sv3w5x8a0b1c2d", {
   *   spendLimits: [
   *     {
   *       scope: "category",
   *       category: "groceries",
   *       amountMinorUnits: 15000,
   *       interval: "monthly",
   *     },
   *     { scope: "merchant", merchantId: "*", amountMinorUnits: 75000, interval: "daily" },
   *   ],
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  replaceSpendLimits(id: string, params: SpendLimitsRequest, options?: RequestOptions): ApiPromise<SpendLimitList> {
    return this._call(replaceSpendLimits, [id], params, options);
  }

  /**
   * Show number and security code
   *
   * Returns the number and the security code of a card. It needs the scope `cards:reveal`, which
   * `*` does not include; every call is written to the audit log. At most 10 calls per card and
   * hour, then 429. The answer is `Cache-Control: no-store`; never log it.
   *
   * @example
   * ```ts
   * const result = await client.ghostCards.reveal("card_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  reveal(id: string, options?: RequestOptions): ApiPromise<GhostCardSecrets> {
    return this._call(revealGhostCard, [id], undefined, options);
  }

  /**
   * Unfreeze a ghost card
   *
   * Makes a frozen card work again. Unfreezing an active card changes nothing; a closed or
   * expired one is 409 `card_not_active`.
   *
   * @example
   * ```ts
   * const result = await client.ghostCards.unfreeze("card_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  unfreeze(id: string, options?: RequestOptions): ApiPromise<GhostCard> {
    return this._call(unfreezeGhostCard, [id], undefined, options);
  }

  /**
   * Change a ghost card
   *
   * Changes label, controls or metadata; members that are absent stay. Limits are replaced with
   * `replaceSpendLimits`, the state with freeze, unfreeze and close. A closed card is 409
   * `card_closed`.
   *
   * @example
   * ```ts
   * const result = await client.ghostCards.update("card_01kag9ytq2f7sv3w5x8a0b1c2d", { label: "Market purchases, north", allowedCountries: ["CM", "GA", "TD"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  update(id: string, params: GhostCardUpdateRequest, options?: RequestOptions): ApiPromise<GhostCard> {
    return this._call(updateGhostCard, [id], params, options);
  }
}
