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
use Njia\Model\Customer;
use Njia\Model\CustomerKycStatus;
use Njia\Model\CustomerList;
use Njia\Model\CustomerRequest;
use Njia\Model\CustomerType;
use Njia\Model\CustomerUpdateRequest;
use Njia\Model\KycTier;
use Njia\Page;

/**
 * How the operations of customers travel.
 *
 * @internal
 */
final class CustomersOperations
{
    /**
     * @return Operation<Customer>
     */
    public static function create(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'createCustomer',
            'POST',
            '/v1/customers',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(CustomerRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Customer::class)),
            ],
            idempotency: 'Idempotency-Key',
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Customer>
     */
    public static function erase(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'eraseCustomer',
            'DELETE',
            '/v1/customers/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Customer::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Customer>
     */
    public static function retrieve(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'getCustomer',
            'GET',
            '/v1/customers/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Customer::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }

    /**
     * @return Operation<Page<Customer>>
     */
    public static function list(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listCustomers',
            'GET',
            '/v1/customers',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'createdAfter', new Codec\DateTimeCodec()),
                new Param('query', 'createdBefore', new Codec\DateTimeCodec()),
                new Param('query', 'externalId', new Codec\TextCodec()),
                new Param('query', 'type', new Codec\EnumCodec(CustomerType::class)),
                new Param('query', 'country', new Codec\TextCodec()),
                new Param('query', 'kycTier', new Codec\EnumCodec(KycTier::class)),
                new Param('query', 'kycStatus', new Codec\EnumCodec(CustomerKycStatus::class)),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(CustomerList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Customer>
     */
    public static function update(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'updateCustomer',
            'PATCH',
            '/v1/customers/{id}',
            params: [
                new Param('path', 'id', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
            ],
            body: new Body(new Codec\ModelCodec(CustomerUpdateRequest::class), 'application/json', 'json', true),
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(Customer::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
        );
    }
}
