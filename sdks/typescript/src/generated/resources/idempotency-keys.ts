// Generated from the API description. Do not edit: changes belong in the generator.
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import { getIdempotencyKey } from "../operations/idempotency-keys.ts";
import type { IdempotencyKeyRecord } from "../types/idempotency-keys.ts";

/** Look up what became of a request whose answer was lost. */
export class IdempotencyKeys extends Resource {
  /**
   * Look up an idempotency key
   *
   * Tells what became of a request whose answer was lost: still in progress, or done and which
   * object it made. Any valid key of the tenant and mode may ask. 404 means that no request with
   * this key had an effect, so it is safe to send it.
   *
   * @example
   * ```ts
   * const result = await client.idempotencyKeys.retrieve("createPayment", "8f14e45f-ceea-467f-9e0d-3f1b2a6c7d80", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(operationId: string, key: string, options?: RequestOptions): ApiPromise<IdempotencyKeyRecord> {
    return this._call(getIdempotencyKey, [operationId, key], undefined, options);
  }
}
