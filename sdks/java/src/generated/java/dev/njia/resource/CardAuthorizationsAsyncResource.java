// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.CardAuthorization;
import dev.njia.model.CardAuthorizationsCaptureParams;
import dev.njia.model.CardAuthorizationsRetrieveParams;
import dev.njia.model.CardAuthorizationsReverseParams;
import dev.njia.model.CardCaptureRequest;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Virtual cards with spend limits, and their authorizations.
 */
public final class CardAuthorizationsAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public CardAuthorizationsAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Capture an authorization
     * <p>
     * Takes what is held, fully or partly, and turns it into a transaction. Several captures may add up to the
     * authorized amount; restaurants and hotels may take up to 20 % more if limits and funds allow it. The amount
     * counts in the window of the authorization. More than is held is 409 `capture_exceeds_authorization`.
     *
     * @param id Id of the authorization.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> capture(String id, CardCaptureRequest body, @Nullable CardAuthorizationsCaptureParams params, RequestOptions options) {
        return core.callAsync(CardAuthorizationsOperations.CAPTURE, new Arguments().path(Codecs.STRING, id).body(CardCaptureRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Capture an authorization
     *
     * @param id Id of the authorization.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> capture(String id, CardCaptureRequest body, @Nullable CardAuthorizationsCaptureParams params) {
        return capture(id, body, params, RequestOptions.NONE);
    }

    /**
     * Capture an authorization
     *
     * @param id Id of the authorization.
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> capture(String id, CardCaptureRequest body, RequestOptions options) {
        return capture(id, body, (CardAuthorizationsCaptureParams) null, options);
    }

    /**
     * Capture an authorization
     *
     * @param id Id of the authorization.
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> capture(String id, CardCaptureRequest body) {
        return capture(id, body, (CardAuthorizationsCaptureParams) null, RequestOptions.NONE);
    }

    /**
     * Get an authorization
     * <p>
     * Returns one authorization with its captures and the limits it counts against. One of another tenant or mode is
     * 404.
     *
     * @param id Id of the authorization.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> retrieve(String id, @Nullable CardAuthorizationsRetrieveParams params, RequestOptions options) {
        return core.callAsync(CardAuthorizationsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get an authorization
     *
     * @param id Id of the authorization.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> retrieve(String id, @Nullable CardAuthorizationsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Get an authorization
     *
     * @param id Id of the authorization.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> retrieve(String id, RequestOptions options) {
        return retrieve(id, (CardAuthorizationsRetrieveParams) null, options);
    }

    /**
     * Get an authorization
     *
     * @param id Id of the authorization.
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> retrieve(String id) {
        return retrieve(id, (CardAuthorizationsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * Release an authorization
     * <p>
     * Releases what is still held, to the account and to the limits. What was captured stays captured. An
     * authorization that holds nothing is 409 `invalid_state_transition`.
     *
     * @param id Id of the authorization.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> reverse(String id, @Nullable CardAuthorizationsReverseParams params, RequestOptions options) {
        return core.callAsync(CardAuthorizationsOperations.REVERSE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Release an authorization
     *
     * @param id Id of the authorization.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> reverse(String id, @Nullable CardAuthorizationsReverseParams params) {
        return reverse(id, params, RequestOptions.NONE);
    }

    /**
     * Release an authorization
     *
     * @param id Id of the authorization.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> reverse(String id, RequestOptions options) {
        return reverse(id, (CardAuthorizationsReverseParams) null, options);
    }

    /**
     * Release an authorization
     *
     * @param id Id of the authorization.
     * @return the answer to come
     */
    public CompletableFuture<CardAuthorization> reverse(String id) {
        return reverse(id, (CardAuthorizationsReverseParams) null, RequestOptions.NONE);
    }
}
