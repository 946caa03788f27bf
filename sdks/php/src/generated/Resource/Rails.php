<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Rail;
use Njia\Model\RailKind;
use Njia\Omit;
use Njia\Operation\RailsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
final readonly class Rails
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Read a rail
     *
     * Returns one rail with its reach, limits, tariff and health as they are now.
     *
     * @param string $id Id of the rail.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function retrieve(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Rail {
        return $this->api->call(
            RailsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * List rails
     *
     * Returns all rails with their reach, limits, tariff and health, in order of their ids. Rails without a
     * configured connector are played by the service (`simulated`).
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param string|Omit $country Only rails that reach this country.
     * @param string|Omit $currency Only rails that carry this currency.
     * @param RailKind|string|Omit $kind Only rails of this kind.
     * @return Page<Rail>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        string|Omit $country = Omit::Value,
        string|Omit $currency = Omit::Value,
        RailKind|string|Omit $kind = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            RailsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query country' => $country,
                'query currency' => $currency,
                'query kind' => $kind,
            ],
            options: $options,
        );
    }
}
