// Generated from the API description. Do not edit: changes belong in the generator.
import type { CurrencyCode } from "../types/shared.ts";
import type { Wire } from "../wire.ts";

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
