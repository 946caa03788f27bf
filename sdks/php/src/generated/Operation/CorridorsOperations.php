<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\Corridor;
use Njia\Model\CorridorCost;
use Njia\Model\CorridorList;
use Njia\Page;

/**
 * How the operations of corridors travel.
 *
 * @internal
 */
final class CorridorsOperations
{
    /**
     * @return Operation<Corridor>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getCorridor',
            'GET',
            '/v1/corridors/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Corridor::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<CorridorCost>
     */
    public static function costs(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getCorridorCosts',
            'GET',
            '/v1/corridors/{id}/costs',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'asOf', new Codec\DateTimeCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(CorridorCost::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<Corridor>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listCorridors',
            'GET',
            '/v1/corridors',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'sourceCountry', new Codec\TextCodec()),
                new Param('query', 'destinationCountry', new Codec\TextCodec()),
                new Param('query', 'active', new Codec\BoolCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(CorridorList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }
}
