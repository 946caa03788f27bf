<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Body;
use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\BulkItem;
use Njia\Model\BulkItemList;
use Njia\Model\BulkItemStatus;
use Njia\Model\BulkPayment;
use Njia\Model\BulkPaymentList;
use Njia\Model\BulkPaymentRequest;
use Njia\Model\BulkPaymentStatus;
use Njia\Model\BulkRetryRequest;
use Njia\Page;

/**
 * How the operations of bulk payments travel.
 *
 * @internal
 */
final class BulkPaymentsOperations
{
    /**
     * @return Operation<BulkPayment>
     */
    public static function cancel(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'cancelBulkPayment',
            'POST',
            '/v1/payments/bulk/{id}/cancel',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(BulkPayment::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<BulkPayment>
     */
    public static function create(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createBulkPayment',
            'POST',
            '/v1/payments/bulk',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Sandbox-Scenario', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(BulkPaymentRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(BulkPayment::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<BulkPayment>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getBulkPayment',
            'GET',
            '/v1/payments/bulk/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(BulkPayment::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<BulkItem>>
     */
    public static function listItems(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listBulkItems',
            'GET',
            '/v1/payments/bulk/{id}/items',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'status', new Codec\EnumCodec(BulkItemStatus::class)),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(BulkItemList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Page<BulkPayment>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listBulkPayments',
            'GET',
            '/v1/payments/bulk',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'status', new Codec\EnumCodec(BulkPaymentStatus::class)),
                new Param('query', 'reference', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(BulkPaymentList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<BulkPayment>
     */
    public static function retry(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'retryBulkPayment',
            'POST',
            '/v1/payments/bulk/{id}/retry',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(BulkRetryRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(BulkPayment::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
