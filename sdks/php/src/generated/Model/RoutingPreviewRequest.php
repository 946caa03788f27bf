<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * The payment whose rail shall be chosen; nothing is made or reserved.
 */
final readonly class RoutingPreviewRequest implements Model
{
    use Hydration;

    /**
     * Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.
     *
     * Never a decimal or a string.
     */
    public int $amountMinorUnits;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * Which side the amount fixes.
     */
    public AmountType|string|null $amountType;

    /**
     * Way in which the money moves.
     */
    public PaymentDirection|string|null $direction;

    /**
     * Account that a payout is debited from or a collection is credited to.
     *
     * Without it, the tenant's default account in the currency.
     */
    public ?string $accountId;

    /**
     * Who gets the money.
     *
     * Required for a payout.
     */
    public ?Party $destination;

    /**
     * Who pays a collection.
     *
     * Required for a collection; only mobile-money wallets can be asked to pay.
     */
    public ?MobileMoneyParty $source;

    /**
     * Currency that the recipient gets.
     *
     * Without it, the main currency of the destination's country.
     */
    public ?string $destinationCurrency;

    /**
     * Id of the rail to use, or `auto` to let the routing choose.
     */
    public ?string $rail;

    /**
     * The member routing.
     */
    public ?RoutingPreference $routing;

    /**
     * Who pays the fee.
     */
    public FeeBearer|string|null $feeBearer;

    /**
     * Choose as at this time in the past, with the history of the 24 hours before it.
     *
     * Without it, now.
     */
    public ?\DateTimeImmutable $asOf;

    /**
     * @param int $amountMinorUnits Amount in minor units of `currency`; 25000 with XAF is 25 000 francs,
     *     with KES 250.00 shillings.
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
     */
    public function __construct(
        int|float $amountMinorUnits,
        string $currency,
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
    ) {
        $this->build([
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'amountType' => $amountType,
            'direction' => $direction,
            'accountId' => $accountId,
            'destination' => $destination,
            'source' => $source,
            'destinationCurrency' => $destinationCurrency,
            'rail' => $rail,
            'routing' => $routing,
            'feeBearer' => $feeBearer,
            'asOf' => $asOf,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('amountType', 'amountType', new Codec\EnumCodec(AmountType::class)),
            new FieldSpec('direction', 'direction', new Codec\EnumCodec(PaymentDirection::class)),
            new FieldSpec('accountId', 'accountId', new Codec\TextCodec()),
            new FieldSpec('destination', 'destination', new Codec\UnionRef(UnknownParty::class)),
            new FieldSpec('source', 'source', new Codec\ModelCodec(MobileMoneyParty::class)),
            new FieldSpec('destinationCurrency', 'destinationCurrency', new Codec\TextCodec()),
            new FieldSpec('rail', 'rail', new Codec\TextCodec()),
            new FieldSpec('routing', 'routing', new Codec\ModelCodec(RoutingPreference::class)),
            new FieldSpec('feeBearer', 'feeBearer', new Codec\EnumCodec(FeeBearer::class)),
            new FieldSpec('asOf', 'asOf', new Codec\DateTimeCodec()),
        );
    }
}
