<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\CurrencyInfo;
use Njia\Model\MerchantCategory;
use Njia\Model\ProviderInfo;
use Njia\Omit;
use Njia\Operation\ReferenceOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
final readonly class Reference
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * List currencies
     *
     * Returns the supported currencies with the number of their minor-unit digits, in order of their codes. The
     * digits are those of ISO 4217: 0 for XAF, 2 for KES, 3 for TND. Use them to show amounts, not a library of
     * the platform, which may differ. Any valid key may read this.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @return Page<CurrencyInfo>
     * @throws NjiaException
     */
    public function listCurrencies(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            ReferenceOperations::listCurrencies(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
            ],
            options: $options,
        );
    }

    /**
     * List merchant category groups
     *
     * Returns the groups of merchant category codes (ISO 18245) that spend limits and card controls name, in
     * order of their ids. A code in no group counts as `other`. Any valid key may read this.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @return Page<MerchantCategory>
     * @throws NjiaException
     */
    public function listMerchantCategories(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            ReferenceOperations::listMerchantCategories(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
            ],
            options: $options,
        );
    }

    /**
     * List mobile-money providers
     *
     * Returns the mobile-money providers with their countries, the rails that reach them and their known number
     * ranges, in order of their ids. Where a number range is known, a payment need not name the provider. Any
     * valid key may read this.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param string|Omit $country Only providers in this country.
     * @return Page<ProviderInfo>
     * @throws NjiaException
     */
    public function listProviders(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        string|Omit $country = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            ReferenceOperations::listProviders(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query country' => $country,
            ],
            options: $options,
        );
    }
}
