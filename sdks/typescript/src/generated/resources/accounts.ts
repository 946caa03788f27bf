// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  createAccount,
  getAccount,
  listAccounts,
  listLedgerEntries,
} from "../operations/accounts.ts";
import type {
  Account,
  AccountList,
  AccountRequest,
  AccountsListEntriesParams,
  AccountsListParams,
  LedgerEntry,
  LedgerEntryList,
} from "../types/accounts.ts";

/** Accounts, balances and ledger entries. */
export class Accounts extends Resource {
  /**
   * Open an account
   *
   * Opens an account in one currency with a balance of zero. The first account in a currency
   * becomes the default one, which payments without `accountId` use. An `Idempotency-Key` is
   * accepted.
   *
   * @example
   * ```ts
   * const result = await client.accounts.create({
   *   name: "Payroll XAF",
   *   type: "wallet",
   *   country: "CM",
   *   currency: "XAF",
   *   metadata: { costCenter: "HR" },
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  create(params: AccountRequest, options?: RequestOptions): ApiPromise<Account> {
    return this._call(createAccount, [], params, options);
  }

  /**
   * Read an account
   *
   * Returns the account with its balance as it is now.
   *
   * @example
   * ```ts
   * const result = await client.accounts.retrieve("acct_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<Account> {
    return this._call(getAccount, [id], undefined, options);
  }

  /**
   * List accounts
   *
   * Returns the accounts of this tenant and mode with their balances, newest first. Filters
   * combine.
   *
   * @example
   * ```ts
   * for await (const item of client.accounts.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   currency: "XAF",
   *   type: "wallet",
   *   status: "active",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: AccountsListParams, options?: RequestOptions): PagePromise<Account, AccountList> {
    return this._list(listAccounts, [], params, options);
  }

  /**
   * List the ledger entries of an account
   *
   * Returns the postings on the account, newest first, each with the balance after it. Entries
   * are only ever added; the balance is the sum of the posted ones.
   *
   * @example
   * ```ts
   * for await (const item of client.accounts.listEntries("acct_01kag9ytq2f7sv3w5x8a0b1c2d", {
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   kind: "payment",
   *   phase: "posted",
   *   transactionId: "txn_01kag9ytq2f7sv3w5x8a0b1c2d",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  listEntries(id: string, params?: AccountsListEntriesParams, options?: RequestOptions): PagePromise<LedgerEntry, LedgerEntryList> {
    return this._list(listLedgerEntries, [id], params, options);
  }
}
