<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\DeprecationUsage;

/**
 * How the operations of deprecations travel.
 *
 * @internal
 */
final class DeprecationsOperations
{
    /**
     * @return Operation<DeprecationUsage>
     */
    public static function usage(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getDeprecationUsage',
            'GET',
            '/v1/deprecations/usage',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(DeprecationUsage::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
