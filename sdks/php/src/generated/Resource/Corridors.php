<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\Corridor;
use Njia\Model\CorridorCost;
use Njia\Omit;
use Njia\Operation\CorridorsOperations;
use Njia\Page;
use Njia\RequestOptions;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
final readonly class Corridors
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Read a corridor
     *
     * Returns one corridor with the rails that serve it.
     *
     * @param string $id Id of the corridor.
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
    ): Corridor {
        return $this->api->call(
            CorridorsOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Read the cost history of a corridor
     *
     * Returns what each rail of the corridor really charged in the 24 hours before `asOf`, how often it
     * succeeded and how long it took, as the routing sees it. Newer observations weigh more; with few
     * observations the figures lean on the tariff (`basis`). With a past `asOf` you see the history as it was
     * then.
     *
     * @param string $id Id of the corridor.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param \DateTimeInterface|string|Omit $asOf End of the window; now without it.
     * @throws NjiaException
     */
    public function costs(
        string $id,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        \DateTimeInterface|string|Omit $asOf = Omit::Value,
        ?RequestOptions $options = null,
    ): CorridorCost {
        return $this->api->call(
            CorridorsOperations::costs(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query asOf' => $asOf,
            ],
            options: $options,
        );
    }

    /**
     * List corridors
     *
     * Returns the pairs of countries and currencies between which payments run, with the rails that serve them,
     * in order of their ids.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param int|Omit $limit Number of items on one page.
     * @param string|Omit $startingAfter Cursor: id of the last item of the page before.
     * @param string|Omit $endingBefore Cursor: id of the first item of the page after.
     * @param string|Omit $sourceCountry Only corridors from this country.
     * @param string|Omit $destinationCountry Only corridors to this country.
     * @param bool|Omit $active Only corridors that accept payments, or only those that do not.
     * @return Page<Corridor>
     * @throws NjiaException
     */
    public function list(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        int|float|Omit $limit = Omit::Value,
        string|Omit $startingAfter = Omit::Value,
        string|Omit $endingBefore = Omit::Value,
        string|Omit $sourceCountry = Omit::Value,
        string|Omit $destinationCountry = Omit::Value,
        bool|Omit $active = Omit::Value,
        ?RequestOptions $options = null,
    ): Page {
        return $this->api->list(
            CorridorsOperations::list(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
                'query limit' => $limit,
                'query startingAfter' => $startingAfter,
                'query endingBefore' => $endingBefore,
                'query sourceCountry' => $sourceCountry,
                'query destinationCountry' => $destinationCountry,
                'query active' => $active,
            ],
            options: $options,
        );
    }
}
