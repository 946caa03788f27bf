// Generated from the API description. Do not edit: changes belong in the generator.
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { getTenant, updateTenant } from "../operations/tenant.ts";
import type { Tenant, UpdateTenantRequest } from "../types/tenant.ts";

/** Keys, sessions, users and the tenant itself. */
export class TenantResource extends Resource {
  /**
   * Retrieve the tenant
   *
   * Returns the tenant that the key belongs to, with its settings: which rail strategy applies
   * by default, from which fraud score payments are held or blocked, how long a transaction can
   * be reversed.
   *
   * @example
   * ```ts
   * const result = await client.tenant.retrieve({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(options?: RequestOptions): ApiPromise<Tenant> {
    return this._call(getTenant, [], undefined, options);
  }

  /**
   * Change the tenant
   *
   * Changes name, time zone or settings of the tenant; members left out stay as they are. New
   * settings hold from the next request on and do not touch payments that exist already. Every
   * change is written to the audit log.
   *
   * @example
   * ```ts
   * const result = await client.tenant.update({ settings: { routingStrategy: "lowest_cost", reversalWindowDays: 30 } }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  update(params: UpdateTenantRequest, options?: RequestOptions): ApiPromise<Tenant> {
    return this._call(updateTenant, [], params, options);
  }
}
