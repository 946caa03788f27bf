// Generated from the API description. Do not edit: changes belong in the generator.
import type { EmptyResult } from "../../runtime/operation.ts";
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  confirmChangeLogSubscription,
  createChangeLogSubscription,
  deleteChangeLogSubscription,
  getChangeLogSubscription,
  listChangeLogSubscriptions,
  unsubscribeChangeLog,
} from "../operations/changelog-subscriptions.ts";
import type {
  ChangeLogConfirmRequest,
  ChangeLogSubscription,
  ChangeLogSubscriptionList,
  ChangeLogSubscriptionRequest,
  ChangelogSubscriptionsListParams,
  ChangelogSubscriptionsUnsubscribeParams,
} from "../types/changelog-subscriptions.ts";

/** What changed in the API, what will change, and whom it affects. */
export class ChangelogSubscriptions extends Resource {
  /**
   * Confirm an e-mail address
   *
   * Confirms that the owner of the address wants the notices, with the token of the confirmation
   * e-mail. It needs no key. The token works for 7 days; confirming twice changes nothing.
   *
   * @example
   * ```ts
   * const result = await client.changelogSubscriptions.confirm("csub_01kag9ytq2f7sv3w5x8a0b1c2d", { token: "c29tZS1jb25maXJtYXRpb24tdG9rZW4" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  confirm(id: string, params: ChangeLogConfirmRequest, options?: RequestOptions): ApiPromise<ChangeLogSubscription> {
    return this._call(confirmChangeLogSubscription, [id], params, options);
  }

  /**
   * Subscribe to changes
   *
   * Subscribes to notices of changes by e-mail, to a URL, or as `changelog.*` events to your
   * webhook endpoints. With `onlyAffectingMe` you hear only of things that you used in the last
   * 30 days, with the numbers. An e-mail address starts as `pending_confirmation` until its
   * owner confirms. A URL that is not allowed is 400 `webhook_url_not_allowed`.
   *
   * @example
   * ```ts
   * const result = await client.changelogSubscriptions.create({
   *   channel: "email",
   *   target: "api-team@sahel-pay.example",
   *   filter: { breakingOnly: true, onlyAffectingMe: true },
   * });
   * ```
   */
  create(params: ChangeLogSubscriptionRequest, options?: RequestOptions): ApiPromise<ChangeLogSubscription> {
    return this._call(createChangeLogSubscription, [], params, options);
  }

  /**
   * End a subscription
   *
   * Ends a subscription; nothing more is sent. It stays readable with the status `unsubscribed`.
   * Ending it again changes nothing.
   *
   * @example
   * ```ts
   * await client.changelogSubscriptions.delete("csub_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  delete(id: string, options?: RequestOptions): ApiPromise<EmptyResult> {
    return this._call(deleteChangeLogSubscription, [id], undefined, options);
  }

  /**
   * Get a subscription
   *
   * Returns one subscription of this tenant. One of another tenant is 404.
   *
   * @example
   * ```ts
   * const result = await client.changelogSubscriptions.retrieve("csub_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<ChangeLogSubscription> {
    return this._call(getChangeLogSubscription, [id], undefined, options);
  }

  /**
   * List subscriptions
   *
   * Returns the subscriptions of this tenant to notices of changes, newest first, ended ones
   * too.
   *
   * @example
   * ```ts
   * for await (const item of client.changelogSubscriptions.list({
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
  list(params?: ChangelogSubscriptionsListParams, options?: RequestOptions): PagePromise<ChangeLogSubscription, ChangeLogSubscriptionList> {
    return this._list(listChangeLogSubscriptions, [], params, options);
  }

  /**
   * Unsubscribe by link
   *
   * Ends a subscription with the token of any of its e-mails. Mail programs call it for
   * one-click unsubscribing (RFC 8058), so the token is in the query and a body is ignored. It
   * needs no key. Doing it twice changes nothing.
   *
   * @example
   * ```ts
   * const result = await client.changelogSubscriptions.unsubscribe("csub_01kag9ytq2f7sv3w5x8a0b1c2d", { token: "c29tZS11bnN1YnNjcmliZS10b2tlbg" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  unsubscribe(id: string, params: ChangelogSubscriptionsUnsubscribeParams, options?: RequestOptions): ApiPromise<ChangeLogSubscription> {
    return this._call(unsubscribeChangeLog, [id], params, options);
  }
}
