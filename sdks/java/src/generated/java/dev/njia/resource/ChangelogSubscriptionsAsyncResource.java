// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.ChangeLogConfirmRequest;
import dev.njia.model.ChangeLogSubscription;
import dev.njia.model.ChangeLogSubscriptionRequest;
import dev.njia.model.ChangelogSubscriptionsConfirmParams;
import dev.njia.model.ChangelogSubscriptionsCreateParams;
import dev.njia.model.ChangelogSubscriptionsDeleteParams;
import dev.njia.model.ChangelogSubscriptionsListParams;
import dev.njia.model.ChangelogSubscriptionsRetrieveParams;
import dev.njia.model.ChangelogSubscriptionsUnsubscribeParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Empty;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * What changed in the API, what will change, and whom it affects.
 */
public final class ChangelogSubscriptionsAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public ChangelogSubscriptionsAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Confirm an e-mail address
     * <p>
     * Confirms that the owner of the address wants the notices, with the token of the confirmation e-mail. It needs
     * no key. The token works for 7 days; confirming twice changes nothing.
     *
     * @param id Id of the subscription.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> confirm(String id, ChangeLogConfirmRequest body, @Nullable ChangelogSubscriptionsConfirmParams params, RequestOptions options) {
        return core.callAsync(ChangelogSubscriptionsOperations.CONFIRM, new Arguments().path(Codecs.STRING, id).body(ChangeLogConfirmRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Confirm an e-mail address
     *
     * @param id Id of the subscription.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> confirm(String id, ChangeLogConfirmRequest body, @Nullable ChangelogSubscriptionsConfirmParams params) {
        return confirm(id, body, params, RequestOptions.NONE);
    }

    /**
     * Confirm an e-mail address
     *
     * @param id Id of the subscription.
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> confirm(String id, ChangeLogConfirmRequest body, RequestOptions options) {
        return confirm(id, body, (ChangelogSubscriptionsConfirmParams) null, options);
    }

    /**
     * Confirm an e-mail address
     *
     * @param id Id of the subscription.
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> confirm(String id, ChangeLogConfirmRequest body) {
        return confirm(id, body, (ChangelogSubscriptionsConfirmParams) null, RequestOptions.NONE);
    }

    /**
     * Subscribe to changes
     * <p>
     * Subscribes to notices of changes by e-mail, to a URL, or as `changelog.*` events to your webhook endpoints.
     * With `onlyAffectingMe` you hear only of things that you used in the last 30 days, with the numbers. An e-mail
     * address starts as `pending_confirmation` until its owner confirms. A URL that is not allowed is 400
     * `webhook_url_not_allowed`.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> create(ChangeLogSubscriptionRequest body, @Nullable ChangelogSubscriptionsCreateParams params, RequestOptions options) {
        return core.callAsync(ChangelogSubscriptionsOperations.CREATE, new Arguments().body(ChangeLogSubscriptionRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Subscribe to changes
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> create(ChangeLogSubscriptionRequest body, @Nullable ChangelogSubscriptionsCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Subscribe to changes
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> create(ChangeLogSubscriptionRequest body, RequestOptions options) {
        return create(body, (ChangelogSubscriptionsCreateParams) null, options);
    }

    /**
     * Subscribe to changes
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> create(ChangeLogSubscriptionRequest body) {
        return create(body, (ChangelogSubscriptionsCreateParams) null, RequestOptions.NONE);
    }

    /**
     * End a subscription
     * <p>
     * Ends a subscription; nothing more is sent. It stays readable with the status `unsubscribed`. Ending it again
     * changes nothing.
     *
     * @param id Id of the subscription.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Empty> delete(String id, @Nullable ChangelogSubscriptionsDeleteParams params, RequestOptions options) {
        return core.callAsync(ChangelogSubscriptionsOperations.DELETE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * End a subscription
     *
     * @param id Id of the subscription.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Empty> delete(String id, @Nullable ChangelogSubscriptionsDeleteParams params) {
        return delete(id, params, RequestOptions.NONE);
    }

    /**
     * End a subscription
     *
     * @param id Id of the subscription.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Empty> delete(String id, RequestOptions options) {
        return delete(id, (ChangelogSubscriptionsDeleteParams) null, options);
    }

    /**
     * End a subscription
     *
     * @param id Id of the subscription.
     * @return the answer to come
     */
    public CompletableFuture<Empty> delete(String id) {
        return delete(id, (ChangelogSubscriptionsDeleteParams) null, RequestOptions.NONE);
    }

    /**
     * Get a subscription
     * <p>
     * Returns one subscription of this tenant. One of another tenant is 404.
     *
     * @param id Id of the subscription.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> retrieve(String id, @Nullable ChangelogSubscriptionsRetrieveParams params, RequestOptions options) {
        return core.callAsync(ChangelogSubscriptionsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get a subscription
     *
     * @param id Id of the subscription.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> retrieve(String id, @Nullable ChangelogSubscriptionsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Get a subscription
     *
     * @param id Id of the subscription.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> retrieve(String id, RequestOptions options) {
        return retrieve(id, (ChangelogSubscriptionsRetrieveParams) null, options);
    }

    /**
     * Get a subscription
     *
     * @param id Id of the subscription.
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> retrieve(String id) {
        return retrieve(id, (ChangelogSubscriptionsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List subscriptions
     * <p>
     * Returns the subscriptions of this tenant to notices of changes, newest first, ended ones too.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<ChangeLogSubscription>> list(@Nullable ChangelogSubscriptionsListParams params, RequestOptions options) {
        return core.listAsync(ChangelogSubscriptionsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List subscriptions
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<ChangeLogSubscription>> list(@Nullable ChangelogSubscriptionsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List subscriptions
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<ChangeLogSubscription>> list(RequestOptions options) {
        return list((ChangelogSubscriptionsListParams) null, options);
    }

    /**
     * List subscriptions
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<ChangeLogSubscription>> list() {
        return list((ChangelogSubscriptionsListParams) null, RequestOptions.NONE);
    }

    /**
     * Unsubscribe by link
     * <p>
     * Ends a subscription with the token of any of its e-mails. Mail programs call it for one-click unsubscribing
     * (RFC 8058), so the token is in the query and a body is ignored. It needs no key. Doing it twice changes
     * nothing.
     *
     * @param id Id of the subscription.
     * @param params parameters
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> unsubscribe(String id, ChangelogSubscriptionsUnsubscribeParams params, RequestOptions options) {
        return core.callAsync(ChangelogSubscriptionsOperations.UNSUBSCRIBE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Unsubscribe by link
     *
     * @param id Id of the subscription.
     * @param params parameters
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogSubscription> unsubscribe(String id, ChangelogSubscriptionsUnsubscribeParams params) {
        return unsubscribe(id, params, RequestOptions.NONE);
    }
}
