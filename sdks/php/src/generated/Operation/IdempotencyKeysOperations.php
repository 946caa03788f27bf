<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\IdempotencyKeyRecord;

/**
 * How the operations of idempotency keys travel.
 *
 * @internal
 */
final class IdempotencyKeysOperations
{
    /**
     * @return Operation<IdempotencyKeyRecord>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getIdempotencyKey',
            'GET',
            '/v1/idempotency-keys/{operationId}/{key}',
            params: [
                new Param('path', 'operationId', new Codec\TextCodec(), 'simple', false),
                new Param('path', 'key', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(IdempotencyKeyRecord::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
