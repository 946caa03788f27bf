// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { listBalances } from "../operations/balances.ts";
import type { Balance, BalanceList, BalancesListParams } from "../types/balances.ts";

/** Accounts, balances and ledger entries. */
export class Balances extends Resource {
  /**
   * List balances
   *
   * Returns the money of the tenant in each currency, summed over its accounts: available,
   * reserved for payments under way, and pending, which is incoming money that is not posted
   * yet. For the balance of one account read the account.
   *
   * @example
   * ```ts
   * for await (const item of client.balances.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   currency: "XAF",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: BalancesListParams, options?: RequestOptions): PagePromise<Balance, BalanceList> {
    return this._list(listBalances, [], params, options);
  }
}
