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
use Njia\Model\Quote;
use Njia\Model\QuoteRequest;
use Njia\Model\RoutingPreference;
use Njia\Omit;
use Njia\Operation\QuotesOperations;
use Njia\RequestOptions;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
final readonly class Quotes
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Make a quote
     *
     * Fixes fee, rail and exchange rate for one payment. The price holds for 60 seconds with a currency
     * exchange and for 10 minutes without; a payment that names the quote in `quoteId` pays exactly this price.
     * Nothing is reserved. When no rail can carry the payment the answer is 422 with the reasons of every rail.
     * An `Idempotency-Key` is accepted.
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
     * @param array<string, string>|Omit $metadata
     * @throws NjiaException
     */
    public function create(
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
        array|Omit $metadata = Omit::Value,
        ?RequestOptions $options = null,
    ): Quote {
        return $this->api->call(
            QuotesOperations::create(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new QuoteRequest(
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
                metadata: $metadata,
            ),
            options: $options,
        );
    }

    /**
     * Read a quote
     *
     * Returns the quote with its state: `active` until `expiresAt`, then `expired`, or `used` by the payment
     * named in `paymentId`.
     *
     * @param string $id Id of the quote.
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
    ): Quote {
        return $this->api->call(
            QuotesOperations::retrieve(),
            [
                'path id' => $id,
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }
}
