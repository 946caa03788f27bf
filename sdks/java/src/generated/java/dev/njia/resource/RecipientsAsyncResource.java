// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.RecipientLookup;
import dev.njia.model.RecipientLookupRequest;
import dev.njia.model.RecipientsLookupParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
public final class RecipientsAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public RecipientsAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Look up a recipient
     * <p>
     * Asks the provider whether the wallet or account exists, whether it can take money and, when `holderName` is
     * given, whether the name fits. Names come back with most letters hidden. Nothing is stored or paid. A provider
     * that cannot be reached answers 422 `recipient_not_reachable`.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<RecipientLookup> lookup(RecipientLookupRequest body, @Nullable RecipientsLookupParams params, RequestOptions options) {
        return core.callAsync(RecipientsOperations.LOOKUP, new Arguments().body(RecipientLookupRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Look up a recipient
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<RecipientLookup> lookup(RecipientLookupRequest body, @Nullable RecipientsLookupParams params) {
        return lookup(body, params, RequestOptions.NONE);
    }

    /**
     * Look up a recipient
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<RecipientLookup> lookup(RecipientLookupRequest body, RequestOptions options) {
        return lookup(body, (RecipientsLookupParams) null, options);
    }

    /**
     * Look up a recipient
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<RecipientLookup> lookup(RecipientLookupRequest body) {
        return lookup(body, (RecipientsLookupParams) null, RequestOptions.NONE);
    }
}
