// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.ApiKey;
import dev.njia.model.ApiKeysCreateParams;
import dev.njia.model.ApiKeysListParams;
import dev.njia.model.ApiKeysRetrieveParams;
import dev.njia.model.ApiKeysRevokeParams;
import dev.njia.model.ApiKeysRollParams;
import dev.njia.model.ApiKeysUpdateParams;
import dev.njia.model.CreateApiKeyRequest;
import dev.njia.model.RollApiKeyRequest;
import dev.njia.model.UpdateApiKeyRequest;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Keys, sessions, users and the tenant itself.
 */
public final class ApiKeysAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public ApiKeysAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Create an API key
     * <p>
     * Creates a key for the mode of the key that asks, with exactly the scopes named. The answer holds the key in
     * `key`; it is shown this once and stored as a hash only, so keep it in a secret store. The new key is pinned to
     * the current API version. A session of a person who may manage keys is needed, so that a leaked key cannot make
     * more keys. There is no idempotency key, because the stored answer would hold the secret: if the answer is
     * lost, revoke the new key.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> create(CreateApiKeyRequest body, @Nullable ApiKeysCreateParams params, RequestOptions options) {
        return core.callAsync(ApiKeysOperations.CREATE, new Arguments().body(CreateApiKeyRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Create an API key
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> create(CreateApiKeyRequest body, @Nullable ApiKeysCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Create an API key
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> create(CreateApiKeyRequest body, RequestOptions options) {
        return create(body, (ApiKeysCreateParams) null, options);
    }

    /**
     * Create an API key
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> create(CreateApiKeyRequest body) {
        return create(body, (ApiKeysCreateParams) null, RequestOptions.NONE);
    }

    /**
     * Retrieve an API key
     * <p>
     * Returns the record of one API key: name, scopes, state and last use. The key itself is never shown again.
     *
     * @param id Id of the key record.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> retrieve(String id, @Nullable ApiKeysRetrieveParams params, RequestOptions options) {
        return core.callAsync(ApiKeysOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Retrieve an API key
     *
     * @param id Id of the key record.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> retrieve(String id, @Nullable ApiKeysRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Retrieve an API key
     *
     * @param id Id of the key record.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> retrieve(String id, RequestOptions options) {
        return retrieve(id, (ApiKeysRetrieveParams) null, options);
    }

    /**
     * Retrieve an API key
     *
     * @param id Id of the key record.
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> retrieve(String id) {
        return retrieve(id, (ApiKeysRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List API keys
     * <p>
     * Lists the API keys of the tenant and mode, newest first, also those that no longer work. The keys themselves
     * are never shown; `prefix` and `last4` help to tell them apart.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<ApiKey>> list(@Nullable ApiKeysListParams params, RequestOptions options) {
        return core.listAsync(ApiKeysOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List API keys
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<ApiKey>> list(@Nullable ApiKeysListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List API keys
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<ApiKey>> list(RequestOptions options) {
        return list((ApiKeysListParams) null, options);
    }

    /**
     * List API keys
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<ApiKey>> list() {
        return list((ApiKeysListParams) null, RequestOptions.NONE);
    }

    /**
     * Revoke an API key
     * <p>
     * Ends a key at once and for good; every later request with it answers 401 `api_key_revoked`. The record stays
     * for the audit trail and is returned. Revoking a revoked key changes nothing.
     *
     * @param id Id of the key record.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> revoke(String id, @Nullable ApiKeysRevokeParams params, RequestOptions options) {
        return core.callAsync(ApiKeysOperations.REVOKE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Revoke an API key
     *
     * @param id Id of the key record.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> revoke(String id, @Nullable ApiKeysRevokeParams params) {
        return revoke(id, params, RequestOptions.NONE);
    }

    /**
     * Revoke an API key
     *
     * @param id Id of the key record.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> revoke(String id, RequestOptions options) {
        return revoke(id, (ApiKeysRevokeParams) null, options);
    }

    /**
     * Revoke an API key
     *
     * @param id Id of the key record.
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> revoke(String id) {
        return revoke(id, (ApiKeysRevokeParams) null, RequestOptions.NONE);
    }

    /**
     * Replace an API key
     * <p>
     * Creates a key with the same name, scopes and addresses and returns it in `key`, shown this once. The old key
     * keeps working for `overlapHours`, 24 by default, so that servers can be changed one after the other; 0 ends it
     * at once. Only an active key can be rolled; any other answers 409 `invalid_state_transition`.
     *
     * @param id Id of the key record.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> roll(String id, RollApiKeyRequest body, @Nullable ApiKeysRollParams params, RequestOptions options) {
        return core.callAsync(ApiKeysOperations.ROLL, new Arguments().path(Codecs.STRING, id).body(RollApiKeyRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Replace an API key
     *
     * @param id Id of the key record.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> roll(String id, RollApiKeyRequest body, @Nullable ApiKeysRollParams params) {
        return roll(id, body, params, RequestOptions.NONE);
    }

    /**
     * Replace an API key
     *
     * @param id Id of the key record.
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> roll(String id, RollApiKeyRequest body, RequestOptions options) {
        return roll(id, body, (ApiKeysRollParams) null, options);
    }

    /**
     * Replace an API key
     *
     * @param id Id of the key record.
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> roll(String id, RollApiKeyRequest body) {
        return roll(id, body, (ApiKeysRollParams) null, RequestOptions.NONE);
    }

    /**
     * Change an API key
     * <p>
     * Changes the name, the allowed addresses or the scopes of a key; members left out stay as they are. Without a
     * session the scopes can only be narrowed. It takes effect with the next request.
     *
     * @param id Id of the key record.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> update(String id, UpdateApiKeyRequest body, @Nullable ApiKeysUpdateParams params, RequestOptions options) {
        return core.callAsync(ApiKeysOperations.UPDATE, new Arguments().path(Codecs.STRING, id).body(UpdateApiKeyRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Change an API key
     *
     * @param id Id of the key record.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> update(String id, UpdateApiKeyRequest body, @Nullable ApiKeysUpdateParams params) {
        return update(id, body, params, RequestOptions.NONE);
    }

    /**
     * Change an API key
     *
     * @param id Id of the key record.
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> update(String id, UpdateApiKeyRequest body, RequestOptions options) {
        return update(id, body, (ApiKeysUpdateParams) null, options);
    }

    /**
     * Change an API key
     *
     * @param id Id of the key record.
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<ApiKey> update(String id, UpdateApiKeyRequest body) {
        return update(id, body, (ApiKeysUpdateParams) null, RequestOptions.NONE);
    }
}
