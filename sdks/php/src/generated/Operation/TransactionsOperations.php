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
use Njia\Model\AuditEntry;
use Njia\Model\AuditEntryList;
use Njia\Model\Reversal;
use Njia\Model\ReversalRequest;
use Njia\Model\Transaction;
use Njia\Model\TransactionList;
use Njia\Model\TransactionStatus;
use Njia\Model\TransactionType;
use Njia\Page;

/**
 * How the operations of transactions travel.
 *
 * @internal
 */
final class TransactionsOperations
{
    /**
     * @return Operation<Transaction>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getTransaction',
            'GET',
            '/v1/transactions/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Transaction::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<AuditEntry>>
     */
    public static function auditTrail(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getTransactionAuditTrail',
            'GET',
            '/v1/transactions/{id}/audit-trail',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(AuditEntryList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Page<Transaction>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listTransactions',
            'GET',
            '/v1/transactions',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'status', new Codec\EnumCodec(TransactionStatus::class)),
                new Param('query', 'type', new Codec\EnumCodec(TransactionType::class)),
                new Param('query', 'accountId', new Codec\TextCodec()),
                new Param('query', 'paymentId', new Codec\TextCodec()),
                new Param('query', 'customerId', new Codec\TextCodec()),
                new Param('query', 'rail', new Codec\TextCodec()),
                new Param('query', 'currency', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(TransactionList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Reversal>
     */
    public static function reverse(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'reverseTransaction',
            'POST',
            '/v1/transactions/{id}/reverse',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Prefer', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'expand', new Codec\ListCodec(new Codec\TextCodec()), 'form', false),
                new Param('header', 'X-Sandbox-Scenario', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(ReversalRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Reversal::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
