<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Operation;

use Njia\Internal\Codec;
use Njia\Internal\Operation;
use Njia\Internal\Paging;
use Njia\Internal\Param;
use Njia\Internal\Returns;
use Njia\Model\CurrencyInfo;
use Njia\Model\CurrencyList;
use Njia\Model\MerchantCategory;
use Njia\Model\MerchantCategoryList;
use Njia\Model\ProviderInfo;
use Njia\Model\ProviderList;
use Njia\Page;

/**
 * How the operations of reference travel.
 *
 * @internal
 */
final class ReferenceOperations
{
    /**
     * @return Operation<Page<CurrencyInfo>>
     */
    public static function listCurrencies(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listCurrencies',
            'GET',
            '/v1/currencies',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(CurrencyList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Page<MerchantCategory>>
     */
    public static function listMerchantCategories(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listMerchantCategories',
            'GET',
            '/v1/merchant-categories',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(MerchantCategoryList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }

    /**
     * @return Operation<Page<ProviderInfo>>
     */
    public static function listProviders(): Operation
    {
        static $operation = null;
        return $operation ??= new Operation(
            'listProviders',
            'GET',
            '/v1/providers',
            params: [
                new Param('header', 'Accept-Language', new Codec\TextCodec(), 'simple', false),
                new Param('header', 'X-Correlation-Id', new Codec\TextCodec(), 'simple', false),
                new Param('query', 'limit', new Codec\IntCodec()),
                new Param('query', 'startingAfter', new Codec\TextCodec()),
                new Param('query', 'endingBefore', new Codec\TextCodec()),
                new Param('query', 'country', new Codec\TextCodec()),
            ],
            results: [
                '2XX' => new Returns('json', new Codec\ModelCodec(ProviderList::class)),
            ],
            auth: [['ApiKeyAuth'], ['ApiKeyAuth', 'SessionAuth']],
            paging: new Paging('cursor', 'query startingAfter', ['data'], ['nextCursor'], ['hasMore']),
        );
    }
}
