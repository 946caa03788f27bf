<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\CardAuthorization;
use Njia\Model\CardAuthorizationList;
use Njia\Model\CardAuthorizationRequest;
use Njia\Model\CardAuthorizationStatus;
use Njia\Model\GhostCard;
use Njia\Model\GhostCardList;
use Njia\Model\GhostCardRequest;
use Njia\Model\GhostCardSecrets;
use Njia\Model\GhostCardStatus;
use Njia\Model\GhostCardUpdateRequest;
use Njia\Model\SpendLimit;
use Njia\Model\SpendLimitList;
use Njia\Model\SpendLimitsRequest;
use Njia\Page;

/**
 * How the operations of ghost cards travel.
 *
 * @internal
 */
final class GhostCardsOperations
{
    /**
     * @return Operation<CardAuthorization>
     */
    public static function authorize(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'authorizeGhostCard',
            'POST',
            '/v1/ghost-cards/{id}/authorizations',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Sandbox-Scenario', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(CardAuthorizationRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(CardAuthorization::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<GhostCard>
     */
    public static function close(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'closeGhostCard',
            'POST',
            '/v1/ghost-cards/{id}/close',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(GhostCard::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<GhostCard>
     */
    public static function create(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createGhostCard',
            'POST',
            '/v1/ghost-cards',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(GhostCardRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(GhostCard::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<GhostCard>
     */
    public static function freeze(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'freezeGhostCard',
            'POST',
            '/v1/ghost-cards/{id}/freeze',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(GhostCard::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<GhostCard>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getGhostCard',
            'GET',
            '/v1/ghost-cards/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(GhostCard::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<SpendLimit>>
     */
    public static function spendLimits(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getSpendLimits',
            'GET',
            '/v1/ghost-cards/{id}/spend-limits',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limitId', new Codec\TextCodec()),
                new Param('query', 'afterKey', new Codec\TextCodec()),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SpendLimitList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Page<CardAuthorization>>
     */
    public static function listAuthorizations(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listGhostCardAuthorizations',
            'GET',
            '/v1/ghost-cards/{id}/authorizations',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'status', new Codec\EnumCodec(CardAuthorizationStatus::class)),
                new Param('query', 'merchantId', new Codec\TextCodec()),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(CardAuthorizationList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Page<GhostCard>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listGhostCards',
            'GET',
            '/v1/ghost-cards',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'status', new Codec\EnumCodec(GhostCardStatus::class)),
                new Param('query', 'customerId', new Codec\TextCodec()),
                new Param('query', 'currency', new Codec\TextCodec()),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(GhostCardList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<SpendLimitList>
     */
    public static function replaceSpendLimits(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'replaceSpendLimits',
            'PUT',
            '/v1/ghost-cards/{id}/spend-limits',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(SpendLimitsRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(SpendLimitList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<GhostCardSecrets>
     */
    public static function reveal(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'revealGhostCard',
            'POST',
            '/v1/ghost-cards/{id}/reveal',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(GhostCardSecrets::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<GhostCard>
     */
    public static function unfreeze(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'unfreezeGhostCard',
            'POST',
            '/v1/ghost-cards/{id}/unfreeze',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(GhostCard::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<GhostCard>
     */
    public static function update(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'updateGhostCard',
            'PATCH',
            '/v1/ghost-cards/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(GhostCardUpdateRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(GhostCard::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
