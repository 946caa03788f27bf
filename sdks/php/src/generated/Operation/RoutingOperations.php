<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\RoutingDecision;
use Njia\Model\RoutingPreviewRequest;

/**
 * How the operations of routing travel.
 *
 * @internal
 */
final class RoutingOperations
{
    /**
     * @return Operation<RoutingDecision>
     */
    public static function preview(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'previewRouting',
            'POST',
            '/v1/routing/preview',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(RoutingPreviewRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(RoutingDecision::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
