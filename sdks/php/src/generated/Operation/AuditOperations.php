<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\EventStream;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\AuditEntry;
use Njia\Model\AuditEntryList;
use Njia\Model\AuditVerification;
use Njia\Model\RequestLogEntry;
use Njia\Model\RequestLogEntryList;
use Njia\Page;

/**
 * How the operations of audit travel.
 *
 * @internal
 */
final class AuditOperations
{
    /**
     * @return Operation<Page<AuditEntry>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listAuditEntries',
            'GET',
            '/v1/audit-log',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'action', new Codec\TextCodec()),
                new Param('query', 'resourceId', new Codec\TextCodec()),
                new Param('query', 'actorId', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(AuditEntryList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Page<RequestLogEntry>>
     */
    public static function listRequests(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listRequestLog',
            'GET',
            '/v1/request-log',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'operationId', new Codec\TextCodec()),
                new Param('query', 'minStatus', new Codec\IntCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(RequestLogEntryList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<EventStream<RequestLogEntry>>
     */
    public static function streamRequests(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'streamRequestLog',
            'GET',
            '/v1/request-log/stream',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'operationId', new Codec\TextCodec()),
                new Param('query', 'minStatus', new Codec\IntCodec()),
            ],
            results: [
                '2XX' => new Returns('sse', new Codec\ModelCodec(RequestLogEntry::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<AuditVerification>
     */
    public static function verify(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'verifyAuditLog',
            'GET',
            '/v1/audit-log/verify',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(AuditVerification::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
