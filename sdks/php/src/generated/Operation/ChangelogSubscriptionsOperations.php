<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\EmptyResult;
use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\ChangeLogConfirmRequest;
use Njia\Model\ChangeLogSubscription;
use Njia\Model\ChangeLogSubscriptionList;
use Njia\Model\ChangeLogSubscriptionRequest;
use Njia\Page;

/**
 * How the operations of changelog subscriptions travel.
 *
 * @internal
 */
final class ChangelogSubscriptionsOperations
{
    /**
     * @return Operation<ChangeLogSubscription>
     */
    public static function confirm(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'confirmChangeLogSubscription',
            'POST',
            '/v1/changelog/subscriptions/{id}/confirm',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(ChangeLogConfirmRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ChangeLogSubscription::class)),
            ],
        );
    }

    /**
     * @return Operation<ChangeLogSubscription>
     */
    public static function create(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createChangeLogSubscription',
            'POST',
            '/v1/changelog/subscriptions',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(ChangeLogSubscriptionRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ChangeLogSubscription::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<EmptyResult>
     */
    public static function delete(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'deleteChangeLogSubscription',
            'DELETE',
            '/v1/changelog/subscriptions/{id}',
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
     * @return Operation<ChangeLogSubscription>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getChangeLogSubscription',
            'GET',
            '/v1/changelog/subscriptions/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ChangeLogSubscription::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<ChangeLogSubscription>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listChangeLogSubscriptions',
            'GET',
            '/v1/changelog/subscriptions',
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
                '2XX' => new Returns('json', new Codec\ModelCodec(ChangeLogSubscriptionList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<ChangeLogSubscription>
     */
    public static function unsubscribe(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'unsubscribeChangeLog',
            'POST',
            '/v1/changelog/subscriptions/{id}/unsubscribe',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'token', new Codec\TextCodec()),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ChangeLogSubscription::class)),
            ],
        );
    }
}
