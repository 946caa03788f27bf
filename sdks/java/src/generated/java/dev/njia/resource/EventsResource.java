// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Event;
import dev.njia.model.EventTypeInfo;
import dev.njia.model.EventsCloseListenSessionParams;
import dev.njia.model.EventsCreateListenSessionParams;
import dev.njia.model.EventsListListenSessionsParams;
import dev.njia.model.EventsListParams;
import dev.njia.model.EventsListTypesParams;
import dev.njia.model.EventsRecordListenResultsParams;
import dev.njia.model.EventsRetrieveParams;
import dev.njia.model.EventsStreamParams;
import dev.njia.model.ListenResultsRequest;
import dev.njia.model.ListenSession;
import dev.njia.model.ListenSessionRequest;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Empty;
import dev.njia.runtime.EventStream;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The log of everything that happened, as a list and as a stream.
 */
public final class EventsResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public EventsResource(Core core) {
        this.core = core;
    }

    /**
     * Close a listen session
     * <p>
     * Ends a session at once; an open stream gets `stream.closing` and ends. Closing it again changes nothing.
     *
     * @param id Id of the listen session.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Empty closeListenSession(String id, @Nullable EventsCloseListenSessionParams params, RequestOptions options) {
        return core.call(EventsOperations.CLOSE_LISTEN_SESSION, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Close a listen session
     *
     * @param id Id of the listen session.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Empty closeListenSession(String id, @Nullable EventsCloseListenSessionParams params) {
        return closeListenSession(id, params, RequestOptions.NONE);
    }

    /**
     * Close a listen session
     *
     * @param id Id of the listen session.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Empty closeListenSession(String id, RequestOptions options) {
        return closeListenSession(id, (EventsCloseListenSessionParams) null, options);
    }

    /**
     * Close a listen session
     *
     * @param id Id of the listen session.
     * @return the answer, with the facts of the response
     */
    public Empty closeListenSession(String id) {
        return closeListenSession(id, (EventsCloseListenSessionParams) null, RequestOptions.NONE);
    }

    /**
     * Create a listen session
     * <p>
     * Opens a session for `njia listen`: a stream of events for a developer's machine, and a secret with which the
     * CLI signs what it forwards. The secret stays the same for the same tenant, mode and `profile`. An eleventh
     * live session answers 409 `listen_session_limit` and names the open ones.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public ListenSession createListenSession(ListenSessionRequest body, @Nullable EventsCreateListenSessionParams params, RequestOptions options) {
        return core.call(EventsOperations.CREATE_LISTEN_SESSION, new Arguments().body(ListenSessionRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Create a listen session
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public ListenSession createListenSession(ListenSessionRequest body, @Nullable EventsCreateListenSessionParams params) {
        return createListenSession(body, params, RequestOptions.NONE);
    }

    /**
     * Create a listen session
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public ListenSession createListenSession(ListenSessionRequest body, RequestOptions options) {
        return createListenSession(body, (EventsCreateListenSessionParams) null, options);
    }

    /**
     * Create a listen session
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public ListenSession createListenSession(ListenSessionRequest body) {
        return createListenSession(body, (EventsCreateListenSessionParams) null, RequestOptions.NONE);
    }

    /**
     * Get an event
     * <p>
     * Returns one event with the resource as it was then. Events are kept for 90 days; an older one, or one of
     * another tenant or mode, is 404.
     *
     * @param id Id of the event.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Event retrieve(String id, @Nullable EventsRetrieveParams params, RequestOptions options) {
        return core.call(EventsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get an event
     *
     * @param id Id of the event.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Event retrieve(String id, @Nullable EventsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Get an event
     *
     * @param id Id of the event.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Event retrieve(String id, RequestOptions options) {
        return retrieve(id, (EventsRetrieveParams) null, options);
    }

    /**
     * Get an event
     *
     * @param id Id of the event.
     * @return the answer, with the facts of the response
     */
    public Event retrieve(String id) {
        return retrieve(id, (EventsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List event types
     * <p>
     * Returns every type of event that an endpoint can subscribe to, in the order of the catalogue. New types may
     * appear at any time; an endpoint that subscribes to `payment.*` or `*` then receives them.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<EventTypeInfo> listTypes(@Nullable EventsListTypesParams params, RequestOptions options) {
        return core.list(EventsOperations.LIST_TYPES, new Arguments().params(params), options);
    }

    /**
     * List event types
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<EventTypeInfo> listTypes(@Nullable EventsListTypesParams params) {
        return listTypes(params, RequestOptions.NONE);
    }

    /**
     * List event types
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<EventTypeInfo> listTypes(RequestOptions options) {
        return listTypes((EventsListTypesParams) null, options);
    }

    /**
     * List event types
     *
     * @return the answer, with the facts of the response
     */
    public Page<EventTypeInfo> listTypes() {
        return listTypes((EventsListTypesParams) null, RequestOptions.NONE);
    }

    /**
     * List events
     * <p>
     * Returns the event log of this tenant and mode, newest first, for 90 days back. With `afterSequence` it runs
     * oldest first from that position: `sequence` has no gaps, so a consumer that misses a number can fetch exactly
     * what it lost. The payload is always the enveloped form.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Event> list(@Nullable EventsListParams params, RequestOptions options) {
        return core.list(EventsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List events
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<Event> list(@Nullable EventsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List events
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Event> list(RequestOptions options) {
        return list((EventsListParams) null, options);
    }

    /**
     * List events
     *
     * @return the answer, with the facts of the response
     */
    public Page<Event> list() {
        return list((EventsListParams) null, RequestOptions.NONE);
    }

    /**
     * List listen sessions
     * <p>
     * Returns the live listen sessions of this tenant and mode, newest first, so that you can see who listens and
     * close one. Secrets are never shown again.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<ListenSession> listListenSessions(@Nullable EventsListListenSessionsParams params, RequestOptions options) {
        return core.list(EventsOperations.LIST_LISTEN_SESSIONS, new Arguments().params(params), options);
    }

    /**
     * List listen sessions
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<ListenSession> listListenSessions(@Nullable EventsListListenSessionsParams params) {
        return listListenSessions(params, RequestOptions.NONE);
    }

    /**
     * List listen sessions
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<ListenSession> listListenSessions(RequestOptions options) {
        return listListenSessions((EventsListListenSessionsParams) null, options);
    }

    /**
     * List listen sessions
     *
     * @return the answer, with the facts of the response
     */
    public Page<ListenSession> listListenSessions() {
        return listListenSessions((EventsListListenSessionsParams) null, RequestOptions.NONE);
    }

    /**
     * Record results of forwarded events
     * <p>
     * Reports how the local receiver answered forwarded events, in batches of up to 50, so that the console can show
     * them with the origin `cli`. They never count as deliveries of an endpoint. A result that is already known, by
     * event and attempt, is ignored.
     *
     * @param id Id of the listen session.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Empty recordListenResults(String id, ListenResultsRequest body, @Nullable EventsRecordListenResultsParams params, RequestOptions options) {
        return core.call(EventsOperations.RECORD_LISTEN_RESULTS, new Arguments().path(Codecs.STRING, id).body(ListenResultsRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Record results of forwarded events
     *
     * @param id Id of the listen session.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Empty recordListenResults(String id, ListenResultsRequest body, @Nullable EventsRecordListenResultsParams params) {
        return recordListenResults(id, body, params, RequestOptions.NONE);
    }

    /**
     * Record results of forwarded events
     *
     * @param id Id of the listen session.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Empty recordListenResults(String id, ListenResultsRequest body, RequestOptions options) {
        return recordListenResults(id, body, (EventsRecordListenResultsParams) null, options);
    }

    /**
     * Record results of forwarded events
     *
     * @param id Id of the listen session.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public Empty recordListenResults(String id, ListenResultsRequest body) {
        return recordListenResults(id, body, (EventsRecordListenResultsParams) null, RequestOptions.NONE);
    }

    /**
     * Stream events
     * <p>
     * Sends events as they happen, as server-sent events: `id` is the `sequence`, `event` the type, `data` the event
     * as one line of JSON. Resume without loss by sending the last `id` as `Last-Event-ID`; a position older than 90
     * days yields `stream.gap` first. The names `stream.state`, `stream.gap` and `stream.closing` are about the
     * stream itself, and a comment comes every 15 seconds. The key travels in the header, never in the URL. A listen
     * session with `payloadFormat: flat` streams the deprecated flat form.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public EventStream<Event> stream(@Nullable EventsStreamParams params, RequestOptions options) {
        return core.call(EventsOperations.STREAM, new Arguments().params(params), options);
    }

    /**
     * Stream events
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public EventStream<Event> stream(@Nullable EventsStreamParams params) {
        return stream(params, RequestOptions.NONE);
    }

    /**
     * Stream events
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public EventStream<Event> stream(RequestOptions options) {
        return stream((EventsStreamParams) null, options);
    }

    /**
     * Stream events
     *
     * @return the answer, with the facts of the response
     */
    public EventStream<Event> stream() {
        return stream((EventsStreamParams) null, RequestOptions.NONE);
    }
}
