<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\Quote;
use Njia\Model\QuoteRequest;

/**
 * How the operations of quotes travel.
 *
 * @internal
 */
final class QuotesOperations
{
    /**
     * @return Operation<Quote>
     */
    public static function create(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createQuote',
            'POST',
            '/v1/quotes',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(QuoteRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Quote::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Quote>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getQuote',
            'GET',
            '/v1/quotes/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Quote::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
