// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  createCustomer,
  eraseCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
} from "../operations/customers.ts";
import type {
  Customer,
  CustomerList,
  CustomerRequest,
  CustomerUpdateRequest,
  CustomersListParams,
} from "../types/customers.ts";

/** The people and businesses that you serve. */
export class Customers extends Resource {
  /**
   * Make a customer
   *
   * Stores a person or a business that payments, scores, identity checks and cards can refer to.
   * Nothing is verified yet: the customer starts in `tier_0`. `externalId` is unique per tenant
   * and mode; a second use answers 409 `duplicate_external_id`. An `Idempotency-Key` is
   * accepted.
   *
   * @example
   * ```ts
   * const result = await client.customers.create({
   *   externalId: "crm-2044",
   *   type: "business",
   *   businessName: "Kibera Spares Ltd",
   *   phone: "+254712345678",
   *   country: "KE",
   *   preferredLanguage: "en",
   * });
   * ```
   */
  create(params: CustomerRequest, options?: RequestOptions): ApiPromise<Customer> {
    return this._call(createCustomer, [], params, options);
  }

  /**
   * Erase a customer
   *
   * Removes all personal data of the customer for good and keeps the facts of the ledger, which
   * refer to the id only. While payments, reviews or cards of the customer are open the answer
   * is 409 `customer_has_open_items`. Erasing twice changes nothing.
   *
   * @example
   * ```ts
   * const result = await client.customers.erase("cus_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  erase(id: string, options?: RequestOptions): ApiPromise<Customer> {
    return this._call(eraseCustomer, [id], undefined, options);
  }

  /**
   * Read a customer
   *
   * Returns the customer. Id numbers are never part of it; the phone number is masked unless the
   * key has the scope `customers:pii`.
   *
   * @example
   * ```ts
   * const result = await client.customers.retrieve("cus_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<Customer> {
    return this._call(getCustomer, [id], undefined, options);
  }

  /**
   * List customers
   *
   * Returns the customers of this tenant and mode, newest first. Phone numbers are in full only
   * for keys with the scope `customers:pii`. Filters combine.
   *
   * @example
   * ```ts
   * for await (const item of client.customers.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   externalId: "crm-1182",
   *   type: "individual",
   *   country: "CM",
   *   kycTier: "tier_2",
   *   kycStatus: "verified",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: CustomersListParams, options?: RequestOptions): PagePromise<Customer, CustomerList> {
    return this._list(listCustomers, [], params, options);
  }

  /**
   * Change a customer
   *
   * Changes the given members and leaves the others as they are; null removes a value. A change
   * of name, date of birth or phone may need a new identity check. A used `externalId` answers
   * 409.
   *
   * @example
   * ```ts
   * const result = await client.customers.update("cus_01kag9ytq2f7sv3w5x8a0b1c2d", { phone: "+237677123456", preferredLanguage: "fr" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  update(id: string, params: CustomerUpdateRequest, options?: RequestOptions): ApiPromise<Customer> {
    return this._call(updateCustomer, [id], params, options);
  }
}
