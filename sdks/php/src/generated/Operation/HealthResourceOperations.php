<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Returns;
use Njia\Model\Health;

/**
 * How the operations of health travel.
 *
 * @internal
 */
final class HealthResourceOperations
{
    /**
     * @return Operation<Health>
     */
    public static function live(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getLiveness',
            'GET',
            '/health/live',
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Health::class)),
            ],
        );
    }

    /**
     * @return Operation<Health>
     */
    public static function ready(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getReadiness',
            'GET',
            '/health/ready',
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Health::class)),
            ],
        );
    }
}
