<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\Tenant;
use Njia\Model\UpdateTenantRequest;

/**
 * How the operations of tenant travel.
 *
 * @internal
 */
final class TenantResourceOperations
{
    /**
     * @return Operation<Tenant>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getTenant',
            'GET',
            '/v1/tenant',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Tenant::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Tenant>
     */
    public static function update(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'updateTenant',
            'PATCH',
            '/v1/tenant',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(UpdateTenantRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Tenant::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
