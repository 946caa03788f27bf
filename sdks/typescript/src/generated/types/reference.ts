// Generated from the API description. Do not edit: changes belong in the generator.
import type { CountryCode } from "../types/shared.ts";
import type { Wire } from "../wire.ts";

/**
 * A supported currency.
 *
 * The number of minor-unit digits is that of ISO 4217.
 */
export interface CurrencyInfo extends Wire<"CurrencyInfo"> {}

/** One page of currencies, in order of their codes. */
export interface CurrencyList extends Wire<"CurrencyList"> {}

/** A group of merchant category codes (ISO 18245), as spend limits and card controls name it. */
export interface MerchantCategory extends Wire<"MerchantCategory"> {}

/** One page of merchant category groups, in order of their ids. */
export interface MerchantCategoryList extends Wire<"MerchantCategoryList"> {}

/** A range of merchant category codes, both ends included. */
export interface MerchantCategoryRange extends Wire<"MerchantCategoryRange"> {}

/** A mobile-money provider. */
export interface ProviderInfo extends Wire<"ProviderInfo"> {}

/** One page of mobile-money providers, in order of their ids. */
export interface ProviderList extends Wire<"ProviderList"> {}

/** Number ranges of a provider in one country. */
export interface ProviderPrefixes extends Wire<"ProviderPrefixes"> {}

/** Parameters of {@link listCurrencies}: List currencies */
export interface ReferenceListCurrenciesParams {
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
}

/** Parameters of {@link listMerchantCategories}: List merchant category groups */
export interface ReferenceListMerchantCategoriesParams {
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
}

/** Parameters of {@link listProviders}: List mobile-money providers */
export interface ReferenceListProvidersParams {
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
  /** Only providers in this country. */
  country?: CountryCode;
}
