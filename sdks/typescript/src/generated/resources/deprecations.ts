// Generated from the API description. Do not edit: changes belong in the generator.
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { getDeprecationUsage } from "../operations/deprecations.ts";
import type { DeprecationUsage } from "../types/deprecations.ts";

/** What changed in the API, what will change, and whom it affects. */
export class Deprecations extends Resource {
  /**
   * Get your use of deprecated things
   *
   * Returns what this tenant used in the last 30 days that will end: operations, request fields,
   * the flat webhook payload, old key forms, old API versions and SDKs, each with count, last
   * use and recent request ids. An empty list means that v3.0 does not break you.
   *
   * @example
   * ```ts
   * const result = await client.deprecations.usage({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  usage(options?: RequestOptions): ApiPromise<DeprecationUsage> {
    return this._call(getDeprecationUsage, [], undefined, options);
  }
}
