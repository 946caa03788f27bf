<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\AmountType;
use Njia\Model\FeeBearer;
use Njia\Model\MobileMoneyParty;
use Njia\Model\Party;
use Njia\Model\PaymentDirection;
use Njia\Model\RoutingDecision;
use Njia\Model\RoutingPreference;
use Njia\Model\RoutingPreviewRequest;
use Njia\Omit;
use Njia\Operation\RoutingOperations;
use Njia\RequestOptions;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
final readonly class Routing
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Try the choice of a rail
     *
     * Runs the same choice of a rail as `POST /v1/payments` and returns the decision with every candidate, but
     * makes and reserves nothing. With `asOf` the choice is made as at that time, with the history of the 24
     * hours before it; `asOf` = `decidedAt` of an old decision gives the same `decisionHash`. When no rail is
     * eligible the answer is 422 `no_eligible_rail` with the reasons.
     *
     * @param int $amountMinorUnits Amount in minor units of `currency`; 25000 with XAF is 25 000 francs,
     *     with KES 250.00 shillings.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @param AmountType|string|Omit $amountType Which side the amount fixes.
     * @param PaymentDirection|string|Omit $direction Way in which the money moves.
     * @param string|Omit $accountId Account that a payout is debited from or a collection is credited to.
     * @param Party|Omit $destination Who gets the money.
     * @param MobileMoneyParty|Omit $source Who pays a collection.
     * @param string|Omit $destinationCurrency Currency that the recipient gets.
     * @param string|Omit $rail Id of the rail to use, or `auto` to let the routing choose.
     * @param FeeBearer|string|Omit $feeBearer Who pays the fee.
     * @param \DateTimeInterface|string|Omit $asOf Choose as at this time in the past, with the history of
     *     the 24 hours before it.
     * @throws NjiaException
     */
    public function preview(
        int|float $amountMinorUnits,
        string $currency,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        AmountType|string|Omit $amountType = Omit::Value,
        PaymentDirection|string|Omit $direction = Omit::Value,
        string|Omit $accountId = Omit::Value,
        Party|Omit $destination = Omit::Value,
        MobileMoneyParty|Omit $source = Omit::Value,
        string|Omit $destinationCurrency = Omit::Value,
        string|Omit $rail = Omit::Value,
        RoutingPreference|Omit $routing = Omit::Value,
        FeeBearer|string|Omit $feeBearer = Omit::Value,
        \DateTimeInterface|string|Omit $asOf = Omit::Value,
        ?RequestOptions $options = null,
    ): RoutingDecision {
        return $this->api->call(
            RoutingOperations::preview(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new RoutingPreviewRequest(
                amountMinorUnits: $amountMinorUnits,
                currency: $currency,
                amountType: $amountType,
                direction: $direction,
                accountId: $accountId,
                destination: $destination,
                source: $source,
                destinationCurrency: $destinationCurrency,
                rail: $rail,
                routing: $routing,
                feeBearer: $feeBearer,
                asOf: $asOf,
            ),
            options: $options,
        );
    }
}
