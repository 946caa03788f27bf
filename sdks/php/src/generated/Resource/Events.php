<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\EmptyResult;
use Njia\EventStream;
use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Event;
use Njia\Model\EventTypeInfo;
use Njia\Model\ListenResult;
use Njia\Model\ListenResultsRequest;
use Njia\Model\ListenSession;
use Njia\Model\ListenSessionRequest;
use Njia\Model\WebhookPayloadFormat;
use Njia\Omit;
use Njia\Operation\EventsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * The log of everything that happened, as a list and as a stream.
 */
final readonly class Events
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Close a listen session
     *
     * Ends a session at once; an open stream gets `stream.closing` and ends. Closing it again changes nothing.
     *
     * @param string $id Id of the listen session.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function closeListenSession(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): EmptyResult {
        return $this->api->call(
            EventsOperations::closeListenSession(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Create a listen session
     *
     * Opens a session for `njia listen`: a stream of events for a developer's machine, and a secret with which
     * the CLI signs what it forwards. The secret stays the same for the same tenant, mode and `profile`. An
     * eleventh live session answers 409 `listen_session_limit` and names the open ones.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param list<string>|Omit $types Events to stream; all if absent.
     * @param list<string>|Omit $where Conditions that must all hold.
     * @param int|Omit $afterSequence Start after this position of the event log.
     * @param \DateTimeInterface|string|Omit $createdAfter Start with events from this time on; at most 90
     *     days ago.
     * @param WebhookPayloadFormat|string|Omit $payloadFormat Shape of the payloads; `enveloped` if absent.
     * @param string|Omit $device Name of the machine that listens, for people who look at the list.
     * @param string|Omit $profile Name of the local configuration.
     * @throws NjiaException
     */
    public function createListenSession(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        array|Omit $types = Omit::Value,
        array|Omit $where = Omit::Value,
        int|float|Omit $afterSequence = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        WebhookPayloadFormat|string|Omit $payloadFormat = Omit::Value,
        string|Omit $device = Omit::Value,
        string|Omit $profile = Omit::Value,
        ?RequestOptions $options = null,
    ): ListenSession {
        return $this->api->call(
            EventsOperations::createListenSession(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new ListenSessionRequest(
                types: $types,
                where: $where,
                afterSequence: $afterSequence,
                createdAfter: $createdAfter,
                payloadFormat: $payloadFormat,
                device: $device,
                profile: $profile,
            ),
            options: $options,
        );
    }

    /**
     * Get an event
     *
     * Returns one event with the resource as it was then. Events are kept for 90 days; an older one, or one of
     * another tenant or mode, is 404.
     *
     * @param string $id Id of the event.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function retrieve(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Event {
        return $this->api->call(
            EventsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List event types
     *
     * Returns every type of event that an endpoint can subscribe to, in the order of the catalogue. New types
     * may appear at any time; an endpoint that subscribes to `payment.*` or `*` then receives them.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @return Page<EventTypeInfo>
     * @throws NjiaException
     */
    public function listTypes(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            EventsOperations::listTypes(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
            ],
            options: $options,
        );
    }

    /**
     * List events
     *
     * Returns the event log of this tenant and mode, newest first, for 90 days back. With `afterSequence` it
     * runs oldest first from that position: `sequence` has no gaps, so a consumer that misses a number can
     * fetch exactly what it lost. The payload is always the enveloped form.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param list<string>|Omit $type Only events of these types, separated by commas; `payment.*` works.
     * @param string|Omit $resourceId Only events about this resource.
     * @param int|Omit $afterSequence Only events after this position, oldest first.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<Event>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        array|Omit $type = Omit::Value,
        string|Omit $resourceId = Omit::Value,
        int|float|Omit $afterSequence = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            EventsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query type' => $type,
                'query resourceId' => $resourceId,
                'query afterSequence' => $afterSequence,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
            ],
            options: $options,
        );
    }

    /**
     * List listen sessions
     *
     * Returns the live listen sessions of this tenant and mode, newest first, so that you can see who listens
     * and close one. Secrets are never shown again.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param \DateTimeInterface|string|Omit $createdAfter Only items created at or after this time (RFC
     *     3339).
     * @param \DateTimeInterface|string|Omit $createdBefore Only items created before this time (RFC 3339).
     * @return Page<ListenSession>
     * @throws NjiaException
     */
    public function listListenSessions(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            EventsOperations::listListenSessions(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query createdAfter' => $createdAfter,
                'query createdBefore' => $createdBefore,
            ],
            options: $options,
        );
    }

    /**
     * Record results of forwarded events
     *
     * Reports how the local receiver answered forwarded events, in batches of up to 50, so that the console can
     * show them with the origin `cli`. They never count as deliveries of an endpoint. A result that is already
     * known, by event and attempt, is ignored.
     *
     * @param string $id Id of the listen session.
     * @param list<ListenResult> $results Results; one that is already known is ignored.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function recordListenResults(
        string $id,
        array $results,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): EmptyResult {
        return $this->api->call(
            EventsOperations::recordListenResults(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new ListenResultsRequest(
                results: $results,
            ),
            options: $options,
        );
    }

    /**
     * Stream events
     *
     * Sends events as they happen, as server-sent events: `id` is the `sequence`, `event` the type, `data` the
     * event as one line of JSON. Resume without loss by sending the last `id` as `Last-Event-ID`; a position
     * older than 90 days yields `stream.gap` first. The names `stream.state`, `stream.gap` and `stream.closing`
     * are about the stream itself, and a comment comes every 15 seconds. The key travels in the header, never
     * in the URL. A listen session with `payloadFormat: flat` streams the deprecated flat form.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param list<string>|Omit $types Only events of these types, separated by commas; `payment.*` works.
     * @param string|Omit $session Listen session whose filters and position apply.
     * @param string|Omit $lastEventId Position after which to go on: the `id` of the last server-sent
     *     event, or the id of an event.
     * @return EventStream<Event>
     * @throws NjiaException
     */
    public function stream(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        array|Omit $types = Omit::Value,
        string|Omit $session = Omit::Value,
        string|Omit $lastEventId = Omit::Value,
        ?RequestOptions $options = null,
    ): EventStream {
        return $this->api->call(
            EventsOperations::stream(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query types' => $types,
                'query session' => $session,
                'header Last-Event-ID' => $lastEventId,
            ],
            options: $options,
        );
    }
}
