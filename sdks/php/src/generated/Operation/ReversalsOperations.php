<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\Reversal;
use Njia\Model\ReversalList;
use Njia\Model\ReversalReason;
use Njia\Model\ReversalStatus;
use Njia\Page;

/**
 * How the operations of reversals travel.
 *
 * @internal
 */
final class ReversalsOperations
{
    /**
     * @return Operation<Reversal>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getReversal',
            'GET',
            '/v1/reversals/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Prefer', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Reversal::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<Reversal>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listReversals',
            'GET',
            '/v1/reversals',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'status', new Codec\EnumCodec(ReversalStatus::class)),
                new Param('query', 'reason', new Codec\EnumCodec(ReversalReason::class)),
                new Param('query', 'transactionId', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ReversalList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }
}
