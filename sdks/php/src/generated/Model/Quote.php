<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;

/**
 * A firm price: fee, rail and exchange rate for one payment.
 *
 * It holds for 60 seconds with a currency exchange and for 10 minutes without.
 */
final readonly class Quote implements Model
{
    use Hydration;

    /**
     * Id of the quote.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * Grows by 1 with each change of state.
     */
    public int $version;

    /**
     * When the quote was made.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * The member status.
     */
    public QuoteStatus|string $status;

    /**
     * Amount in minor units of `currency`.
     */
    public int $amountMinorUnits;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member amount type.
     */
    public AmountType|string $amountType;

    /**
     * The member direction.
     */
    public PaymentDirection|string $direction;

    /**
     * The member corridor.
     */
    public string $corridor;

    /**
     * The member fee bearer.
     */
    public FeeBearer|string $feeBearer;

    /**
     * The member destination amount.
     */
    public Money $destinationAmount;

    /**
     * The member fee.
     */
    public Money $fee;

    /**
     * What a payout would take from the account; null for a collection.
     */
    public ?Money $totalDebited;

    /**
     * Terms of the currency exchange; null when both sides have one currency.
     */
    public ?FxTerms $fx;

    /**
     * The member rail.
     */
    public string $rail;

    /**
     * The member routing.
     */
    public RoutingDecision $routing;

    /**
     * Payment that used the quote.
     */
    public ?string $paymentId;

    /**
     * Until when the price binds.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * @param string $id Id of the quote.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change of state.
     * @param \DateTimeInterface|string $createdAt When the quote was made.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param int $amountMinorUnits Amount in minor units of `currency`.
     * @param Money|null $totalDebited What a payout would take from the account; null for a collection.
     * @param FxTerms|null $fx Terms of the currency exchange; null when both sides have one currency.
     * @param string|null $paymentId Payment that used the quote.
     * @param \DateTimeInterface|string $expiresAt Until when the price binds.
     * @param array<string, string> $metadata
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        QuoteStatus|string $status,
        int|float $amountMinorUnits,
        string $currency,
        AmountType|string $amountType,
        PaymentDirection|string $direction,
        string $corridor,
        FeeBearer|string $feeBearer,
        Money $destinationAmount,
        Money $fee,
        ?Money $totalDebited,
        ?FxTerms $fx,
        string $rail,
        RoutingDecision $routing,
        ?string $paymentId,
        \DateTimeInterface|string $expiresAt,
        array $metadata,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'status' => $status,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'amountType' => $amountType,
            'direction' => $direction,
            'corridor' => $corridor,
            'feeBearer' => $feeBearer,
            'destinationAmount' => $destinationAmount,
            'fee' => $fee,
            'totalDebited' => $totalDebited,
            'fx' => $fx,
            'rail' => $rail,
            'routing' => $routing,
            'paymentId' => $paymentId,
            'expiresAt' => $expiresAt,
            'metadata' => $metadata,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('quote'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(QuoteStatus::class), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('amountType', 'amountType', new Codec\EnumCodec(AmountType::class), true),
            new FieldSpec('direction', 'direction', new Codec\EnumCodec(PaymentDirection::class), true),
            new FieldSpec('corridor', 'corridor', new Codec\TextCodec(), true),
            new FieldSpec('feeBearer', 'feeBearer', new Codec\EnumCodec(FeeBearer::class), true),
            new FieldSpec('destinationAmount', 'destinationAmount', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('fee', 'fee', new Codec\ModelCodec(Money::class), true),
            new FieldSpec(
                'totalDebited',
                'totalDebited',
                new Codec\NullableCodec(new Codec\ModelCodec(Money::class)),
                true,
            ),
            new FieldSpec('fx', 'fx', new Codec\NullableCodec(new Codec\ModelCodec(FxTerms::class)), true),
            new FieldSpec('rail', 'rail', new Codec\TextCodec(), true),
            new FieldSpec('routing', 'routing', new Codec\ModelCodec(RoutingDecision::class), true),
            new FieldSpec('paymentId', 'paymentId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
        );
    }
}
