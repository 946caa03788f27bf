// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.IdempotencyKeyRecord;
import dev.njia.model.IdempotencyKeysRetrieveParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Look up what became of a request whose answer was lost.
 */
public final class IdempotencyKeysAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public IdempotencyKeysAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Look up an idempotency key
     * <p>
     * Tells what became of a request whose answer was lost: still in progress, or done and which object it made. Any
     * valid key of the tenant and mode may ask. 404 means that no request with this key had an effect, so it is safe
     * to send it.
     *
     * @param operationId Operation that the key was used with.
     * @param key The idempotency key, percent-encoded.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<IdempotencyKeyRecord> retrieve(String operationId, String key, @Nullable IdempotencyKeysRetrieveParams params, RequestOptions options) {
        return core.callAsync(IdempotencyKeysOperations.RETRIEVE, new Arguments().path(Codecs.STRING, operationId).path(Codecs.STRING, key).params(params), options);
    }

    /**
     * Look up an idempotency key
     *
     * @param operationId Operation that the key was used with.
     * @param key The idempotency key, percent-encoded.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<IdempotencyKeyRecord> retrieve(String operationId, String key, @Nullable IdempotencyKeysRetrieveParams params) {
        return retrieve(operationId, key, params, RequestOptions.NONE);
    }

    /**
     * Look up an idempotency key
     *
     * @param operationId Operation that the key was used with.
     * @param key The idempotency key, percent-encoded.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<IdempotencyKeyRecord> retrieve(String operationId, String key, RequestOptions options) {
        return retrieve(operationId, key, (IdempotencyKeysRetrieveParams) null, options);
    }

    /**
     * Look up an idempotency key
     *
     * @param operationId Operation that the key was used with.
     * @param key The idempotency key, percent-encoded.
     * @return the answer to come
     */
    public CompletableFuture<IdempotencyKeyRecord> retrieve(String operationId, String key) {
        return retrieve(operationId, key, (IdempotencyKeysRetrieveParams) null, RequestOptions.NONE);
    }
}
