// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { listCurrencies, listMerchantCategories, listProviders } from "../operations/reference.ts";
import type {
  CurrencyInfo,
  CurrencyList,
  MerchantCategory,
  MerchantCategoryList,
  ProviderInfo,
  ProviderList,
  ReferenceListCurrenciesParams,
  ReferenceListMerchantCategoriesParams,
  ReferenceListProvidersParams,
} from "../types/reference.ts";

/** Firm prices, rails, corridors and how a rail is chosen. */
export class Reference extends Resource {
  /**
   * List currencies
   *
   * Returns the supported currencies with the number of their minor-unit digits, in order of
   * their codes. The digits are those of ISO 4217: 0 for XAF, 2 for KES, 3 for TND. Use them to
   * show amounts, not a library of the platform, which may differ. Any valid key may read this.
   *
   * @example
   * ```ts
   * for await (const item of client.reference.listCurrencies({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  listCurrencies(params?: ReferenceListCurrenciesParams, options?: RequestOptions): PagePromise<CurrencyInfo, CurrencyList> {
    return this._list(listCurrencies, [], params, options);
  }

  /**
   * List merchant category groups
   *
   * Returns the groups of merchant category codes (ISO 18245) that spend limits and card
   * controls name, in order of their ids. A code in no group counts as `other`. Any valid key
   * may read this.
   *
   * @example
   * ```ts
   * for await (const item of client.reference.listMerchantCategories({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  listMerchantCategories(params?: ReferenceListMerchantCategoriesParams, options?: RequestOptions): PagePromise<MerchantCategory, MerchantCategoryList> {
    return this._list(listMerchantCategories, [], params, options);
  }

  /**
   * List mobile-money providers
   *
   * Returns the mobile-money providers with their countries, the rails that reach them and their
   * known number ranges, in order of their ids. Where a number range is known, a payment need
   * not name the provider. Any valid key may read this.
   *
   * @example
   * ```ts
   * for await (const item of client.reference.listProviders({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   country: "GA",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  listProviders(params?: ReferenceListProvidersParams, options?: RequestOptions): PagePromise<ProviderInfo, ProviderList> {
    return this._list(listProviders, [], params, options);
  }
}
