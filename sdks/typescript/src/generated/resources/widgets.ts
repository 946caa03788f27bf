// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  createWidget,
  createWidgetSession,
  disableWidget,
  getWidget,
  listWidgets,
  updateWidget,
} from "../operations/widgets.ts";
import type {
  Widget,
  WidgetList,
  WidgetRequest,
  WidgetSession,
  WidgetUpdateRequest,
  WidgetsListParams,
} from "../types/widgets.ts";

/** Widgets for your own pages, and the calls that they make. */
export class Widgets extends Resource {
  /**
   * Create a widget
   *
   * Makes a payment, balance or identity form for your own pages, with a first session. The
   * answer holds the HTML to embed and, once, the client token of the session; the HTML never
   * holds a token. A repeat with the same key answers with `clientToken: null`. Only pages at
   * `allowedOrigins` can show the widget.
   *
   * @example
   * ```ts
   * const result = await client.widgets.create({
   *   kind: "payment",
   *   allowedOrigins: ["https://www.sahel-pay.example"],
   *   locale: "fr",
   *   theme: { primaryColor: "#0a6847" },
   *   config: {
   *     amountMinorUnits: 12500,
   *     currency: "XAF",
   *     reference: "ORDER-7781",
   *     description: "Two bags of rice",
   *     country: "CM",
   *   },
   *   metadata: { order: "7781" },
   * });
   * ```
   */
  create(params: WidgetRequest, options?: RequestOptions): ApiPromise<Widget> {
    return this._call(createWidget, [], params, options);
  }

  /**
   * Create a widget session
   *
   * Makes a session for one visitor or page load and shows its client token, once. Give the
   * token to the page as a property, never in a link. A session yields at most one completed
   * payment or assessment. A disabled widget is 409 `invalid_state_transition`.
   *
   * @example
   * ```ts
   * const result = await client.widgets.createSession("wgt_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  createSession(id: string, options?: RequestOptions): ApiPromise<WidgetSession> {
    return this._call(createWidgetSession, [id], undefined, options);
  }

  /**
   * Disable a widget
   *
   * Disables a widget and ends its open sessions; payments under way go on. It stays readable.
   * Disabling it again changes nothing.
   *
   * @example
   * ```ts
   * const result = await client.widgets.disable("wgt_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  disable(id: string, options?: RequestOptions): ApiPromise<Widget> {
    return this._call(disableWidget, [id], undefined, options);
  }

  /**
   * Get a widget
   *
   * Returns one widget. `session` is null: tokens are shown only once. One of another tenant or
   * mode is 404.
   *
   * @example
   * ```ts
   * const result = await client.widgets.retrieve("wgt_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<Widget> {
    return this._call(getWidget, [id], undefined, options);
  }

  /**
   * List widgets
   *
   * Returns the widgets of this tenant and mode, newest first. Sessions and tokens are not part
   * of it.
   *
   * @example
   * ```ts
   * for await (const item of client.widgets.list({
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
  list(params?: WidgetsListParams, options?: RequestOptions): PagePromise<Widget, WidgetList> {
    return this._list(listWidgets, [], params, options);
  }

  /**
   * Change a widget
   *
   * Changes the members that are given. The kind and the customer stay. Sessions that are open
   * keep what they started with, except for the allowed origins, which count at once.
   *
   * @example
   * ```ts
   * const result = await client.widgets.update("wgt_01kag9ytq2f7sv3w5x8a0b1c2d", { allowedOrigins: ["https://www.sahel-pay.example", "https://shop.sahel-pay.example"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  update(id: string, params: WidgetUpdateRequest, options?: RequestOptions): ApiPromise<Widget> {
    return this._call(updateWidget, [id], params, options);
  }
}
