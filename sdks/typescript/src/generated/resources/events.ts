// Generated from the API description. Do not edit: changes belong in the generator.
import type { EmptyResult } from "../../runtime/operation.ts";
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { MessageStream, StreamMessage } from "../../runtime/sse.ts";
import type { RequestOptions } from "../core.ts";
import {
  closeListenSession,
  createListenSession,
  getEvent,
  listEventTypes,
  listEvents,
  listListenSessions,
  recordListenResults,
  streamEvents,
} from "../operations/events.ts";
import type {
  Event,
  EventList,
  EventTypeInfo,
  EventTypeInfoList,
  EventsListListenSessionsParams,
  EventsListParams,
  EventsListTypesParams,
  EventsStreamParams,
  ListenResultsRequest,
  ListenSession,
  ListenSessionList,
  ListenSessionRequest,
} from "../types/events.ts";

/** The log of everything that happened, as a list and as a stream. */
export class Events extends Resource {
  /**
   * Close a listen session
   *
   * Ends a session at once; an open stream gets `stream.closing` and ends. Closing it again
   * changes nothing.
   *
   * @example
   * ```ts
   * await client.events.closeListenSession("lsn_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  closeListenSession(id: string, options?: RequestOptions): ApiPromise<EmptyResult> {
    return this._call(closeListenSession, [id], undefined, options);
  }

  /**
   * Create a listen session
   *
   * Opens a session for `njia listen`: a stream of events for a developer's machine, and a
   * secret with which the CLI signs what it forwards. The secret stays the same for the same
   * tenant, mode and `profile`. An eleventh live session answers 409 `listen_session_limit` and
   * names the open ones.
   *
   * @example
   * ```ts
   * const result = await client.events.createListenSession({
   *   types: ["payment.*", "kyc_score.*"],
   *   where: ["data.status=failed"],
   *   afterSequence: 1629,
   *   device: "amina-laptop",
   *   profile: "default",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  createListenSession(params: ListenSessionRequest, options?: RequestOptions): ApiPromise<ListenSession> {
    return this._call(createListenSession, [], params, options);
  }

  /**
   * Get an event
   *
   * Returns one event with the resource as it was then. Events are kept for 90 days; an older
   * one, or one of another tenant or mode, is 404.
   *
   * @example
   * ```ts
   * const result = await client.events.retrieve("evt_01kag9zt9jkza2dnmtty18aem2", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  retrieve(id: string, options?: RequestOptions): ApiPromise<Event> {
    return this._call(getEvent, [id], undefined, options);
  }

  /**
   * List event types
   *
   * Returns every type of event that an endpoint can subscribe to, in the order of the
   * catalogue. New types may appear at any time; an endpoint that subscribes to `payment.*` or
   * `*` then receives them.
   *
   * @example
   * ```ts
   * for await (const item of client.events.listTypes({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  listTypes(params?: EventsListTypesParams, options?: RequestOptions): PagePromise<EventTypeInfo, EventTypeInfoList> {
    return this._list(listEventTypes, [], params, options);
  }

  /**
   * List events
   *
   * Returns the event log of this tenant and mode, newest first, for 90 days back. With
   * `afterSequence` it runs oldest first from that position: `sequence` has no gaps, so a
   * consumer that misses a number can fetch exactly what it lost. The payload is always the
   * enveloped form.
   *
   * @example
   * ```ts
   * for await (const item of client.events.list({
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
  list(params?: EventsListParams, options?: RequestOptions): PagePromise<Event, EventList> {
    return this._list(listEvents, [], params, options);
  }

  /**
   * List listen sessions
   *
   * Returns the live listen sessions of this tenant and mode, newest first, so that you can see
   * who listens and close one. Secrets are never shown again.
   *
   * @example
   * ```ts
   * for await (const item of client.events.listListenSessions({
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
  listListenSessions(params?: EventsListListenSessionsParams, options?: RequestOptions): PagePromise<ListenSession, ListenSessionList> {
    return this._list(listListenSessions, [], params, options);
  }

  /**
   * Record results of forwarded events
   *
   * Reports how the local receiver answered forwarded events, in batches of up to 50, so that
   * the console can show them with the origin `cli`. They never count as deliveries of an
   * endpoint. A result that is already known, by event and attempt, is ignored.
   *
   * @example
   * ```ts
   * await client.events.recordListenResults("lsn_01kag9ytq2f7sv3w5x8a0b1c2d", {
   *   results: [
   *     {
   *       eventId: "evt_01kag9z3v5e8rtq6y4m2n7p0cd",
   *       attempt: 1,
   *       httpStatus: 200,
   *       durationMs: 11,
   *     },
   *     {
   *       eventId: "evt_01kag9yw9hya12v4jkxrj0j12w",
   *       attempt: 2,
   *       durationMs: 3,
   *       error: "connection",
   *     },
   *   ],
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  recordListenResults(id: string, params: ListenResultsRequest, options?: RequestOptions): ApiPromise<EmptyResult> {
    return this._call(recordListenResults, [id], params, options);
  }

  /**
   * Stream events
   *
   * Sends events as they happen, as server-sent events: `id` is the `sequence`, `event` the
   * type, `data` the event as one line of JSON. Resume without loss by sending the last `id` as
   * `Last-Event-ID`; a position older than 90 days yields `stream.gap` first. The names
   * `stream.state`, `stream.gap` and `stream.closing` are about the stream itself, and a comment
   * comes every 15 seconds. The key travels in the header, never in the URL. A listen session
   * with `payloadFormat: flat` streams the deprecated flat form.
   *
   * @example
   * ```ts
   * for await (const message of await client.events.stream({}, {
   *   headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711", "Last-Event-ID": "1629" },
   * })) {
   *   console.log(message);
   * }
   * ```
   */
  stream(params?: EventsStreamParams, options?: RequestOptions): ApiPromise<MessageStream<StreamMessage<Event>>> {
    return this._call(streamEvents, [], params, options);
  }
}
