<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\EmptyResult;
use Njia\EventStream;
use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\Event;
use Njia\Model\EventList;
use Njia\Model\EventTypeInfo;
use Njia\Model\EventTypeInfoList;
use Njia\Model\ListenResultsRequest;
use Njia\Model\ListenSession;
use Njia\Model\ListenSessionList;
use Njia\Model\ListenSessionRequest;
use Njia\Page;

/**
 * How the operations of events travel.
 *
 * @internal
 */
final class EventsOperations
{
    /**
     * @return Operation<EmptyResult>
     */
    public static function closeListenSession(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'closeListenSession',
            'DELETE',
            '/v1/webhooks/listen-sessions/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('nothing'),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<ListenSession>
     */
    public static function createListenSession(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createListenSession',
            'POST',
            '/v1/webhooks/listen-sessions',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(ListenSessionRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ListenSession::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Event>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getEvent',
            'GET',
            '/v1/events/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Event::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<EventTypeInfo>>
     */
    public static function listTypes(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listEventTypes',
            'GET',
            '/v1/webhooks/event-types',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(EventTypeInfoList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Page<Event>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listEvents',
            'GET',
            '/v1/events',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'type', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
                new Param('query', 'resourceId', new Codec\TextCodec()),
                new Param('query', 'afterSequence', new Codec\IntCodec()),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(EventList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Page<ListenSession>>
     */
    public static function listListenSessions(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listListenSessions',
            'GET',
            '/v1/webhooks/listen-sessions',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ListenSessionList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<EmptyResult>
     */
    public static function recordListenResults(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'recordListenResults',
            'POST',
            '/v1/webhooks/listen-sessions/{id}/results',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(ListenResultsRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('nothing'),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<EventStream<Event>>
     */
    public static function stream(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'streamEvents',
            'GET',
            '/v1/events/stream',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'types', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
                new Param('query', 'session', new Codec\TextCodec()),
                new Param('header', 'Last-Event-ID', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('sse', new Codec\ModelCodec(Event::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
