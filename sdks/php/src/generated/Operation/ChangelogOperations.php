<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\ChangeLogEntry;
use Njia\Model\ChangeLogEntryList;
use Njia\Model\ChangeLogKind;
use Njia\Page;
use Njia\Value;

/**
 * How the operations of changelog travel.
 *
 * @internal
 */
final class ChangelogOperations
{
    /**
     * @return Operation<ChangeLogEntry>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getChangeLogEntry',
            'GET',
            '/v1/changelog/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ChangeLogEntry::class)),
            ],
        );
    }

    /**
     * @return Operation<Value<string>>
     */
    public static function feed(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getChangeLogFeed',
            'GET',
            '/changelog.atom',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('octets'),
            ],
        );
    }

    /**
     * @return Operation<Page<ChangeLogEntry>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listChangeLog',
            'GET',
            '/v1/changelog',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'kind', new Codec\EnumCodec(ChangeLogKind::class)),
                new Param('query', 'breaking', new Codec\BoolCodec()),
                new Param('query', 'operationId', new Codec\TextCodec()),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ChangeLogEntryList::class)),
            ],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }
}
