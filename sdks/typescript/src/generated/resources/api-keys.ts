// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  createApiKey,
  getApiKey,
  listApiKeys,
  revokeApiKey,
  rollApiKey,
  updateApiKey,
} from "../operations/api-keys.ts";
import type {
  ApiKey,
  ApiKeyList,
  ApiKeysListParams,
  CreateApiKeyRequest,
  RollApiKeyRequest,
  UpdateApiKeyRequest,
} from "../types/api-keys.ts";

/** Keys, sessions, users and the tenant itself. */
export class ApiKeys extends Resource {
  /**
   * Create an API key
   *
   * Creates a key for the mode of the key that asks, with exactly the scopes named. The answer
   * holds the key in `key`; it is shown this once and stored as a hash only, so keep it in a
   * secret store. The new key is pinned to the current API version. A session of a person who
   * may manage keys is needed, so that a leaked key cannot make more keys. There is no
   * idempotency key, because the stored answer would hold the secret: if the answer is lost,
   * revoke the new key.
   *
   * @example
   * ```ts
   * const result = await client.apiKeys.create({
   *   name: "Payout server",
   *   scopes: ["payments:read", "payments:write", "webhooks:read"],
   *   allowedIps: ["196.202.10.0/28"],
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  create(params: CreateApiKeyRequest, options?: RequestOptions): ApiPromise<ApiKey> {
    return this._call(createApiKey, [], params, options);
  }

  /**
   * Retrieve an API key
   *
   * Returns the record of one API key: name, scopes, state and last use. The key itself is never
   * shown again.
   *
   * @example
   * ```ts
   * const result = await client.apiKeys.retrieve("key_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<ApiKey> {
    return this._call(getApiKey, [id], undefined, options);
  }

  /**
   * List API keys
   *
   * Lists the API keys of the tenant and mode, newest first, also those that no longer work. The
   * keys themselves are never shown; `prefix` and `last4` help to tell them apart.
   *
   * @example
   * ```ts
   * for await (const item of client.apiKeys.list({
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
  list(params?: ApiKeysListParams, options?: RequestOptions): PagePromise<ApiKey, ApiKeyList> {
    return this._list(listApiKeys, [], params, options);
  }

  /**
   * Revoke an API key
   *
   * Ends a key at once and for good; every later request with it answers 401 `api_key_revoked`.
   * The record stays for the audit trail and is returned. Revoking a revoked key changes
   * nothing.
   *
   * @example
   * ```ts
   * const result = await client.apiKeys.revoke("key_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  revoke(id: string, options?: RequestOptions): ApiPromise<ApiKey> {
    return this._call(revokeApiKey, [id], undefined, options);
  }

  /**
   * Replace an API key
   *
   * Creates a key with the same name, scopes and addresses and returns it in `key`, shown this
   * once. The old key keeps working for `overlapHours`, 24 by default, so that servers can be
   * changed one after the other; 0 ends it at once. Only an active key can be rolled; any other
   * answers 409 `invalid_state_transition`.
   *
   * @example
   * ```ts
   * const result = await client.apiKeys.roll("key_01kag9ytq2f7sv3w5x8a0b1c2d", { overlapHours: 48 }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  roll(id: string, params: RollApiKeyRequest, options?: RequestOptions): ApiPromise<ApiKey> {
    return this._call(rollApiKey, [id], params, options);
  }

  /**
   * Change an API key
   *
   * Changes the name, the allowed addresses or the scopes of a key; members left out stay as
   * they are. Without a session the scopes can only be narrowed. It takes effect with the next
   * request.
   *
   * @example
   * ```ts
   * const result = await client.apiKeys.update("key_01kag9ytq2f7sv3w5x8a0b1c2d", { scopes: ["payments:read"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  update(id: string, params: UpdateApiKeyRequest, options?: RequestOptions): ApiPromise<ApiKey> {
    return this._call(updateApiKey, [id], params, options);
  }
}
