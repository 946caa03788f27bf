// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Widget;
import dev.njia.model.WidgetRequest;
import dev.njia.model.WidgetSession;
import dev.njia.model.WidgetUpdateRequest;
import dev.njia.model.WidgetsCreateParams;
import dev.njia.model.WidgetsCreateSessionParams;
import dev.njia.model.WidgetsDisableParams;
import dev.njia.model.WidgetsListParams;
import dev.njia.model.WidgetsRetrieveParams;
import dev.njia.model.WidgetsUpdateParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Widgets for your own pages, and the calls that they make.
 */
public final class WidgetsAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public WidgetsAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Create a widget
     * <p>
     * Makes a payment, balance or identity form for your own pages, with a first session. The answer holds the HTML
     * to embed and, once, the client token of the session; the HTML never holds a token. A repeat with the same key
     * answers with `clientToken: null`. Only pages at `allowedOrigins` can show the widget.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Widget> create(WidgetRequest body, @Nullable WidgetsCreateParams params, RequestOptions options) {
        return core.callAsync(WidgetsOperations.CREATE, new Arguments().body(WidgetRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Create a widget
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Widget> create(WidgetRequest body, @Nullable WidgetsCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Create a widget
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Widget> create(WidgetRequest body, RequestOptions options) {
        return create(body, (WidgetsCreateParams) null, options);
    }

    /**
     * Create a widget
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<Widget> create(WidgetRequest body) {
        return create(body, (WidgetsCreateParams) null, RequestOptions.NONE);
    }

    /**
     * Create a widget session
     * <p>
     * Makes a session for one visitor or page load and shows its client token, once. Give the token to the page as a
     * property, never in a link. A session yields at most one completed payment or assessment. A disabled widget is
     * 409 `invalid_state_transition`.
     *
     * @param id Id of the widget.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<WidgetSession> createSession(String id, @Nullable WidgetsCreateSessionParams params, RequestOptions options) {
        return core.callAsync(WidgetsOperations.CREATE_SESSION, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Create a widget session
     *
     * @param id Id of the widget.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<WidgetSession> createSession(String id, @Nullable WidgetsCreateSessionParams params) {
        return createSession(id, params, RequestOptions.NONE);
    }

    /**
     * Create a widget session
     *
     * @param id Id of the widget.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<WidgetSession> createSession(String id, RequestOptions options) {
        return createSession(id, (WidgetsCreateSessionParams) null, options);
    }

    /**
     * Create a widget session
     *
     * @param id Id of the widget.
     * @return the answer to come
     */
    public CompletableFuture<WidgetSession> createSession(String id) {
        return createSession(id, (WidgetsCreateSessionParams) null, RequestOptions.NONE);
    }

    /**
     * Disable a widget
     * <p>
     * Disables a widget and ends its open sessions; payments under way go on. It stays readable. Disabling it again
     * changes nothing.
     *
     * @param id Id of the widget.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Widget> disable(String id, @Nullable WidgetsDisableParams params, RequestOptions options) {
        return core.callAsync(WidgetsOperations.DISABLE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Disable a widget
     *
     * @param id Id of the widget.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Widget> disable(String id, @Nullable WidgetsDisableParams params) {
        return disable(id, params, RequestOptions.NONE);
    }

    /**
     * Disable a widget
     *
     * @param id Id of the widget.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Widget> disable(String id, RequestOptions options) {
        return disable(id, (WidgetsDisableParams) null, options);
    }

    /**
     * Disable a widget
     *
     * @param id Id of the widget.
     * @return the answer to come
     */
    public CompletableFuture<Widget> disable(String id) {
        return disable(id, (WidgetsDisableParams) null, RequestOptions.NONE);
    }

    /**
     * Get a widget
     * <p>
     * Returns one widget. `session` is null: tokens are shown only once. One of another tenant or mode is 404.
     *
     * @param id Id of the widget.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Widget> retrieve(String id, @Nullable WidgetsRetrieveParams params, RequestOptions options) {
        return core.callAsync(WidgetsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get a widget
     *
     * @param id Id of the widget.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Widget> retrieve(String id, @Nullable WidgetsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Get a widget
     *
     * @param id Id of the widget.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Widget> retrieve(String id, RequestOptions options) {
        return retrieve(id, (WidgetsRetrieveParams) null, options);
    }

    /**
     * Get a widget
     *
     * @param id Id of the widget.
     * @return the answer to come
     */
    public CompletableFuture<Widget> retrieve(String id) {
        return retrieve(id, (WidgetsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List widgets
     * <p>
     * Returns the widgets of this tenant and mode, newest first. Sessions and tokens are not part of it.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<Widget>> list(@Nullable WidgetsListParams params, RequestOptions options) {
        return core.listAsync(WidgetsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List widgets
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<Widget>> list(@Nullable WidgetsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List widgets
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<Widget>> list(RequestOptions options) {
        return list((WidgetsListParams) null, options);
    }

    /**
     * List widgets
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<Widget>> list() {
        return list((WidgetsListParams) null, RequestOptions.NONE);
    }

    /**
     * Change a widget
     * <p>
     * Changes the members that are given. The kind and the customer stay. Sessions that are open keep what they
     * started with, except for the allowed origins, which count at once.
     *
     * @param id Id of the widget.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Widget> update(String id, WidgetUpdateRequest body, @Nullable WidgetsUpdateParams params, RequestOptions options) {
        return core.callAsync(WidgetsOperations.UPDATE, new Arguments().path(Codecs.STRING, id).body(WidgetUpdateRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Change a widget
     *
     * @param id Id of the widget.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Widget> update(String id, WidgetUpdateRequest body, @Nullable WidgetsUpdateParams params) {
        return update(id, body, params, RequestOptions.NONE);
    }

    /**
     * Change a widget
     *
     * @param id Id of the widget.
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Widget> update(String id, WidgetUpdateRequest body, RequestOptions options) {
        return update(id, body, (WidgetsUpdateParams) null, options);
    }

    /**
     * Change a widget
     *
     * @param id Id of the widget.
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<Widget> update(String id, WidgetUpdateRequest body) {
        return update(id, body, (WidgetsUpdateParams) null, RequestOptions.NONE);
    }
}
