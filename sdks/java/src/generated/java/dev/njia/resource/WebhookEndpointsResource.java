// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Delivery;
import dev.njia.model.EventReplay;
import dev.njia.model.EventReplayRequest;
import dev.njia.model.WebhookEndpoint;
import dev.njia.model.WebhookEndpointRequest;
import dev.njia.model.WebhookEndpointUpdateRequest;
import dev.njia.model.WebhookEndpointsCreateParams;
import dev.njia.model.WebhookEndpointsDeleteParams;
import dev.njia.model.WebhookEndpointsListParams;
import dev.njia.model.WebhookEndpointsReplayEventsParams;
import dev.njia.model.WebhookEndpointsRetrieveParams;
import dev.njia.model.WebhookEndpointsRotateSecretParams;
import dev.njia.model.WebhookEndpointsSendTestEventParams;
import dev.njia.model.WebhookEndpointsUpdateParams;
import dev.njia.model.WebhookTestRequest;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Empty;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Endpoints that receive events, and the deliveries to them.
 */
public final class WebhookEndpointsResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public WebhookEndpointsResource(Core core) {
        this.core = core;
    }

    /**
     * Create a webhook endpoint
     * <p>
     * Registers a URL that receives events, at least once each, signed by the Standard Webhooks rules. The answer
     * shows the signing secret, once. Choose `ordering: per_resource` if events of one resource must arrive in
     * order. A URL that resolves to a private address is 400 `webhook_url_not_allowed`; an event that does not exist
     * is 400 `webhook_event_unknown`. Endpoints made under an API version before 2026-09-01 start with the
     * deprecated flat payload.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint create(WebhookEndpointRequest body, @Nullable WebhookEndpointsCreateParams params, RequestOptions options) {
        return core.call(WebhookEndpointsOperations.CREATE, new Arguments().body(WebhookEndpointRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Create a webhook endpoint
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint create(WebhookEndpointRequest body, @Nullable WebhookEndpointsCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Create a webhook endpoint
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint create(WebhookEndpointRequest body, RequestOptions options) {
        return create(body, (WebhookEndpointsCreateParams) null, options);
    }

    /**
     * Create a webhook endpoint
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint create(WebhookEndpointRequest body) {
        return create(body, (WebhookEndpointsCreateParams) null, RequestOptions.NONE);
    }

    /**
     * Delete a webhook endpoint
     * <p>
     * Deletes an endpoint. Deliveries that are pending become `skipped`; past ones stay readable for 90 days.
     * Deleting it again is 404.
     *
     * @param id Id of the webhook endpoint.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Empty delete(String id, @Nullable WebhookEndpointsDeleteParams params, RequestOptions options) {
        return core.call(WebhookEndpointsOperations.DELETE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Delete a webhook endpoint
     *
     * @param id Id of the webhook endpoint.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Empty delete(String id, @Nullable WebhookEndpointsDeleteParams params) {
        return delete(id, params, RequestOptions.NONE);
    }

    /**
     * Delete a webhook endpoint
     *
     * @param id Id of the webhook endpoint.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Empty delete(String id, RequestOptions options) {
        return delete(id, (WebhookEndpointsDeleteParams) null, options);
    }

    /**
     * Delete a webhook endpoint
     *
     * @param id Id of the webhook endpoint.
     * @return the answer, with the facts of the response
     */
    public Empty delete(String id) {
        return delete(id, (WebhookEndpointsDeleteParams) null, RequestOptions.NONE);
    }

    /**
     * Get a webhook endpoint
     * <p>
     * Returns one endpoint with the state of its deliveries. The secret is null.
     *
     * @param id Id of the webhook endpoint.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint retrieve(String id, @Nullable WebhookEndpointsRetrieveParams params, RequestOptions options) {
        return core.call(WebhookEndpointsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get a webhook endpoint
     *
     * @param id Id of the webhook endpoint.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint retrieve(String id, @Nullable WebhookEndpointsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Get a webhook endpoint
     *
     * @param id Id of the webhook endpoint.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint retrieve(String id, RequestOptions options) {
        return retrieve(id, (WebhookEndpointsRetrieveParams) null, options);
    }

    /**
     * Get a webhook endpoint
     *
     * @param id Id of the webhook endpoint.
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint retrieve(String id) {
        return retrieve(id, (WebhookEndpointsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List webhook endpoints
     * <p>
     * Returns the endpoints of this tenant and mode, newest first. Secrets are never shown again.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<WebhookEndpoint> list(@Nullable WebhookEndpointsListParams params, RequestOptions options) {
        return core.list(WebhookEndpointsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List webhook endpoints
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<WebhookEndpoint> list(@Nullable WebhookEndpointsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List webhook endpoints
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<WebhookEndpoint> list(RequestOptions options) {
        return list((WebhookEndpointsListParams) null, options);
    }

    /**
     * List webhook endpoints
     *
     * @return the answer, with the facts of the response
     */
    public Page<WebhookEndpoint> list() {
        return list((WebhookEndpointsListParams) null, RequestOptions.NONE);
    }

    /**
     * Deliver past events again
     * <p>
     * Queues events of a period for this endpoint again: by default only those it never answered with 2xx. Event ids
     * stay the same, so a receiver that drops duplicates is safe. With `dryRun` it answers 200 with the count and
     * delivers nothing. A period that starts more than 90 days ago is 400.
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public EventReplay replayEvents(String id, EventReplayRequest body, @Nullable WebhookEndpointsReplayEventsParams params, RequestOptions options) {
        return core.call(WebhookEndpointsOperations.REPLAY_EVENTS, new Arguments().path(Codecs.STRING, id).body(EventReplayRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Deliver past events again
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public EventReplay replayEvents(String id, EventReplayRequest body, @Nullable WebhookEndpointsReplayEventsParams params) {
        return replayEvents(id, body, params, RequestOptions.NONE);
    }

    /**
     * Deliver past events again
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public EventReplay replayEvents(String id, EventReplayRequest body, RequestOptions options) {
        return replayEvents(id, body, (WebhookEndpointsReplayEventsParams) null, options);
    }

    /**
     * Deliver past events again
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public EventReplay replayEvents(String id, EventReplayRequest body) {
        return replayEvents(id, body, (WebhookEndpointsReplayEventsParams) null, RequestOptions.NONE);
    }

    /**
     * Rotate a signing secret
     * <p>
     * Makes a new secret and shows it, once. For 24 hours deliveries carry two signatures, one with each secret, so
     * that receivers can change over without a gap. An answer that is lost cannot be read again: rotate once more.
     *
     * @param id Id of the webhook endpoint.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint rotateSecret(String id, @Nullable WebhookEndpointsRotateSecretParams params, RequestOptions options) {
        return core.call(WebhookEndpointsOperations.ROTATE_SECRET, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Rotate a signing secret
     *
     * @param id Id of the webhook endpoint.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint rotateSecret(String id, @Nullable WebhookEndpointsRotateSecretParams params) {
        return rotateSecret(id, params, RequestOptions.NONE);
    }

    /**
     * Rotate a signing secret
     *
     * @param id Id of the webhook endpoint.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint rotateSecret(String id, RequestOptions options) {
        return rotateSecret(id, (WebhookEndpointsRotateSecretParams) null, options);
    }

    /**
     * Rotate a signing secret
     *
     * @param id Id of the webhook endpoint.
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint rotateSecret(String id) {
        return rotateSecret(id, (WebhookEndpointsRotateSecretParams) null, RequestOptions.NONE);
    }

    /**
     * Send a test event
     * <p>
     * Sends a sample event of any type to the endpoint, signed like a real one, enveloped or flat. Test events are
     * not part of the event log and have no effect on the endpoint's failure counts. Read the result in the
     * delivery.
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Delivery sendTestEvent(String id, WebhookTestRequest body, @Nullable WebhookEndpointsSendTestEventParams params, RequestOptions options) {
        return core.call(WebhookEndpointsOperations.SEND_TEST_EVENT, new Arguments().path(Codecs.STRING, id).body(WebhookTestRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Send a test event
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Delivery sendTestEvent(String id, WebhookTestRequest body, @Nullable WebhookEndpointsSendTestEventParams params) {
        return sendTestEvent(id, body, params, RequestOptions.NONE);
    }

    /**
     * Send a test event
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Delivery sendTestEvent(String id, WebhookTestRequest body, RequestOptions options) {
        return sendTestEvent(id, body, (WebhookEndpointsSendTestEventParams) null, options);
    }

    /**
     * Send a test event
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public Delivery sendTestEvent(String id, WebhookTestRequest body) {
        return sendTestEvent(id, body, (WebhookEndpointsSendTestEventParams) null, RequestOptions.NONE);
    }

    /**
     * Change a webhook endpoint
     * <p>
     * Changes the members that are given. It is also how an endpoint moves from the flat payload to the enveloped
     * one, and how a disabled endpoint is enabled again. Deliveries that are pending go to the new URL, in the new
     * format.
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint update(String id, WebhookEndpointUpdateRequest body, @Nullable WebhookEndpointsUpdateParams params, RequestOptions options) {
        return core.call(WebhookEndpointsOperations.UPDATE, new Arguments().path(Codecs.STRING, id).body(WebhookEndpointUpdateRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Change a webhook endpoint
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint update(String id, WebhookEndpointUpdateRequest body, @Nullable WebhookEndpointsUpdateParams params) {
        return update(id, body, params, RequestOptions.NONE);
    }

    /**
     * Change a webhook endpoint
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint update(String id, WebhookEndpointUpdateRequest body, RequestOptions options) {
        return update(id, body, (WebhookEndpointsUpdateParams) null, options);
    }

    /**
     * Change a webhook endpoint
     *
     * @param id Id of the webhook endpoint.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public WebhookEndpoint update(String id, WebhookEndpointUpdateRequest body) {
        return update(id, body, (WebhookEndpointsUpdateParams) null, RequestOptions.NONE);
    }
}
