<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\MobileMoneyProvider;
use Njia\Model\ProviderCallbackReceipt;
use Njia\Model\ProviderCallbackRequest;

/**
 * How the operations of callbacks travel.
 *
 * @internal
 */
final class CallbacksOperations
{
    /**
     * @return Operation<ProviderCallbackReceipt>
     */
    public static function receiveMobileMoney(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'receiveMobileMoneyCallback',
            'POST',
            '/v1/callbacks/mobile-money/{provider}',
            params: [
                new Param('path', 'provider', new Codec\EnumCodec(MobileMoneyProvider::class), 'simple', false),
                new Param('header', 'X-Callback-Timestamp', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Callback-Signature', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(ProviderCallbackRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ProviderCallbackReceipt::class)),
            ],
        );
    }

    /**
     * @return Operation<ProviderCallbackReceipt>
     */
    public static function receiveRail(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'receiveRailCallback',
            'POST',
            '/v1/callbacks/rails/{railId}',
            params: [
                new Param('path', 'railId', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Callback-Timestamp', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Callback-Signature', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(
                new Codec\ModelCodec(ProviderCallbackRequest::class),
                'application/json',
                'json',
                true,
            ),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ProviderCallbackReceipt::class)),
            ],
        );
    }
}
