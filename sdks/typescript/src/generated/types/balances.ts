// Generated from the API description. Do not edit: changes belong in the generator.
import type { CurrencyCode } from "../types/shared.ts";
import type { Wire } from "../wire.ts";

/**
 * Money in one currency.
 *
 * `total` is `available` plus `reserved`; `pending` is incoming money that is not posted yet.
 */
export interface Balance extends Wire<"Balance"> {}

/** One page of balances, one per currency. */
export interface BalanceList extends Wire<"BalanceList"> {}

/** Parameters of {@link list}: List balances */
export interface BalancesListParams {
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
  /** Only this currency. */
  currency?: CurrencyCode;
}
