// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  getTransaction,
  getTransactionAuditTrail,
  listTransactions,
  reverseTransaction,
} from "../operations/transactions.ts";
import type { AuditEntry, AuditEntryList } from "../types/audit.ts";
import type { Reversal } from "../types/reversals.ts";
import type {
  Transaction,
  TransactionList,
  TransactionsAuditTrailParams,
  TransactionsListParams,
  TransactionsRetrieveParams,
  TransactionsReverseParams,
} from "../types/transactions.ts";

/** What moved, with its reversal and its audit trail. */
export class Transactions extends Resource {
  /**
   * Read a transaction
   *
   * Returns the transaction as it is now, with the ids of its ledger entries and, when a person
   * must settle something, its reconciliation case. `expand` takes `payment` and `customer`.
   *
   * @example
   * ```ts
   * const result = await client.transactions.retrieve("txn_01kag9ytq2f7sv3w5x8a0b1c2d", { expand: ["transaction", "customer"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, params?: TransactionsRetrieveParams, options?: RequestOptions): ApiPromise<Transaction> {
    return this._call(getTransaction, [id], params, options);
  }

  /**
   * Read the audit trail of a transaction
   *
   * Returns all audit entries about the transaction and its reversal, newest first. Each entry
   * holds the hash of the one before it in the audit log of the tenant, so a later change shows;
   * `GET /v1/audit-log/verify` checks the whole chain.
   *
   * @example
   * ```ts
   * for await (const item of client.transactions.auditTrail("txn_01kag9ytq2f7sv3w5x8a0b1c2d", {
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
  auditTrail(id: string, params?: TransactionsAuditTrailParams, options?: RequestOptions): PagePromise<AuditEntry, AuditEntryList> {
    return this._list(getTransactionAuditTrail, [id], params, options);
  }

  /**
   * List transactions
   *
   * Returns the money movements of this tenant and mode, newest first: payouts, collections,
   * reversals, card captures, book transfers and test funding. Filters combine. `expand` takes
   * `payment` and `customer`.
   *
   * @example
   * ```ts
   * for await (const item of client.transactions.list({
   *   expand: ["transaction", "customer"],
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   status: "completed",
   *   type: "payout",
   *   accountId: "acct_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   paymentId: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   rail: "gimacpay",
   *   currency: "XAF",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: TransactionsListParams, options?: RequestOptions): PagePromise<Transaction, TransactionList> {
    return this._list(listTransactions, [], params, options);
  }

  /**
   * Reverse a transaction
   *
   * Takes a completed transaction back, in full or in part. Only `completed` transactions can be
   * reversed, at most once, and within the window of the tenant (90 days unless set otherwise).
   * Mobile-money rails take the money out of the recipient's wallet, which fails when it is no
   * longer there; settlement rails can only ask for a return, which stays `pending` for up to 5
   * days. A currency exchange is undone at its original rate; the fee comes back for `duplicate`
   * and `technical_error` only. The answer carries the hash-chained audit trail. An
   * `Idempotency-Key` is required; with `Prefer: wait=N` the answer waits for the outcome.
   * `expand` takes `transaction`.
   *
   * @example
   * ```ts
   * const result = await client.transactions.reverse("txn_01kag9ytq2f7sv3w5x8a0b1c2d", { reason: "wrong_recipient", note: "Customer mistyped the last digit." });
   * ```
   */
  reverse(id: string, params: TransactionsReverseParams, options?: RequestOptions): ApiPromise<Reversal> {
    return this._call(reverseTransaction, [id], params, options);
  }
}
