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
use Njia\Model\Payment;
use Njia\Model\PaymentDirection;
use Njia\Model\PaymentList;
use Njia\Model\PaymentRequest;
use Njia\Model\PaymentReviewRequest;
use Njia\Model\PaymentStatus;
use Njia\Page;

/**
 * How the operations of payments travel.
 *
 * @internal
 */
final class PaymentsOperations
{
    /**
     * @return Operation<Payment>
     */
    public static function cancel(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'cancelPayment',
            'POST',
            '/v1/payments/{id}/cancel',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Payment::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Payment>
     */
    public static function create(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createPayment',
            'POST',
            '/v1/payments',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Prefer', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
                new Param('header', 'X-Sandbox-Scenario', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(PaymentRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Payment::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Payment>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getPayment',
            'GET',
            '/v1/payments/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Prefer', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Payment::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<Payment>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listPayments',
            'GET',
            '/v1/payments',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
                new Param('query', 'status', new Codec\EnumCodec(PaymentStatus::class)),
                new Param('query', 'rail', new Codec\TextCodec()),
                new Param('query', 'direction', new Codec\EnumCodec(PaymentDirection::class)),
                new Param('query', 'currency', new Codec\TextCodec()),
                new Param('query', 'reference', new Codec\TextCodec()),
                new Param('query', 'customerId', new Codec\TextCodec()),
                new Param('query', 'bulkPaymentId', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(PaymentList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Payment>
     */
    public static function reconcile(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'reconcilePayment',
            'POST',
            '/v1/payments/{id}/reconcile',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Payment::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Payment>
     */
    public static function review(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'reviewPayment',
            'POST',
            '/v1/payments/{id}/review',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(PaymentReviewRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Payment::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
