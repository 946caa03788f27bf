<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\ClientBalances;
use Njia\Model\ClientKyc;
use Njia\Model\ClientKycRequest;
use Njia\Model\ClientPayment;
use Njia\Model\ClientPaymentRequest;
use Njia\Model\ClientQuote;
use Njia\Model\ClientQuoteRequest;
use Njia\Model\ClientSession;

/**
 * How the operations of widget client travel.
 *
 * @internal
 */
final class WidgetClientOperations
{
    /**
     * @return Operation<ClientKyc>
     */
    public static function createKyc(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createClientKyc',
            'POST',
            '/v1/embedded/client/kyc',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(ClientKycRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ClientKyc::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['WidgetAuth']],
        );
    }

    /**
     * @return Operation<ClientPayment>
     */
    public static function createPayment(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createClientPayment',
            'POST',
            '/v1/embedded/client/payments',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(ClientPaymentRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ClientPayment::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['WidgetAuth']],
        );
    }

    /**
     * @return Operation<ClientQuote>
     */
    public static function createQuote(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createClientQuote',
            'POST',
            '/v1/embedded/client/quotes',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(ClientQuoteRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ClientQuote::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['WidgetAuth']],
        );
    }

    /**
     * @return Operation<ClientBalances>
     */
    public static function balances(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getClientBalances',
            'GET',
            '/v1/embedded/client/balances',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ClientBalances::class)),
            ],
            auth: [['WidgetAuth']],
        );
    }

    /**
     * @return Operation<ClientPayment>
     */
    public static function retrievePayment(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getClientPayment',
            'GET',
            '/v1/embedded/client/payments/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ClientPayment::class)),
            ],
            auth: [['WidgetAuth']],
        );
    }

    /**
     * @return Operation<ClientSession>
     */
    public static function session(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getClientSession',
            'GET',
            '/v1/embedded/client/session',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ClientSession::class)),
            ],
            auth: [['WidgetAuth']],
        );
    }
}
