// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Delivery;
import dev.njia.model.WebhookDeliveriesListParams;
import dev.njia.model.WebhookDeliveriesRetrieveParams;
import dev.njia.model.WebhookDeliveriesRetryParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Endpoints that receive events, and the deliveries to them.
 */
public final class WebhookDeliveriesAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public WebhookDeliveriesAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Get a delivery
     * <p>
     * Returns one delivery with all its attempts: when, how long, which answer. `nextAttemptAt` tells when the next
     * attempt is due.
     *
     * @param id Id of the delivery.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Delivery> retrieve(String id, @Nullable WebhookDeliveriesRetrieveParams params, RequestOptions options) {
        return core.callAsync(WebhookDeliveriesOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get a delivery
     *
     * @param id Id of the delivery.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Delivery> retrieve(String id, @Nullable WebhookDeliveriesRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Get a delivery
     *
     * @param id Id of the delivery.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Delivery> retrieve(String id, RequestOptions options) {
        return retrieve(id, (WebhookDeliveriesRetrieveParams) null, options);
    }

    /**
     * Get a delivery
     *
     * @param id Id of the delivery.
     * @return the answer to come
     */
    public CompletableFuture<Delivery> retrieve(String id) {
        return retrieve(id, (WebhookDeliveriesRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List deliveries of an endpoint
     * <p>
     * Returns the deliveries to one endpoint with their attempts, newest first. Use it to see why a receiver misses
     * events. Deliveries are kept for 90 days.
     *
     * @param id Id of the webhook endpoint.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<Delivery>> list(String id, @Nullable WebhookDeliveriesListParams params, RequestOptions options) {
        return core.listAsync(WebhookDeliveriesOperations.LIST, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * List deliveries of an endpoint
     *
     * @param id Id of the webhook endpoint.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<Delivery>> list(String id, @Nullable WebhookDeliveriesListParams params) {
        return list(id, params, RequestOptions.NONE);
    }

    /**
     * List deliveries of an endpoint
     *
     * @param id Id of the webhook endpoint.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<Delivery>> list(String id, RequestOptions options) {
        return list(id, (WebhookDeliveriesListParams) null, options);
    }

    /**
     * List deliveries of an endpoint
     *
     * @param id Id of the webhook endpoint.
     * @return the answer to come
     */
    public CompletableFuture<Page<Delivery>> list(String id) {
        return list(id, (WebhookDeliveriesListParams) null, RequestOptions.NONE);
    }

    /**
     * Retry a delivery
     * <p>
     * Makes a finished delivery pending again, due at once, with a fresh ladder of attempts. It works for failed and
     * for succeeded deliveries. A delivery that is pending or under way answers 409 `invalid_state_transition`.
     *
     * @param id Id of the delivery.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Delivery> retry(String id, @Nullable WebhookDeliveriesRetryParams params, RequestOptions options) {
        return core.callAsync(WebhookDeliveriesOperations.RETRY, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Retry a delivery
     *
     * @param id Id of the delivery.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Delivery> retry(String id, @Nullable WebhookDeliveriesRetryParams params) {
        return retry(id, params, RequestOptions.NONE);
    }

    /**
     * Retry a delivery
     *
     * @param id Id of the delivery.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Delivery> retry(String id, RequestOptions options) {
        return retry(id, (WebhookDeliveriesRetryParams) null, options);
    }

    /**
     * Retry a delivery
     *
     * @param id Id of the delivery.
     * @return the answer to come
     */
    public CompletableFuture<Delivery> retry(String id) {
        return retry(id, (WebhookDeliveriesRetryParams) null, RequestOptions.NONE);
    }
}
