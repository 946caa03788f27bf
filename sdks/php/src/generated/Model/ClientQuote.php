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
 * What a payment would cost the visitor.
 *
 * It is firm until it expires.
 */
final readonly class ClientQuote implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * Give it when paying.
     */
    public string $id;

    /**
     * Amount, in minor units.
     */
    public int $amountMinorUnits;

    /**
     * ISO 4217 currency of the amount.
     */
    public string $currency;

    /**
     * Fee that the visitor bears; 0 if the business bears it.
     */
    public Money $fee;

    /**
     * What the wallet is charged.
     */
    public Money $total;

    /**
     * The member provider.
     */
    public MobileMoneyProvider|string $provider;

    /**
     * The member rail.
     */
    public string $rail;

    /**
     * Until when it holds.
     */
    public \DateTimeImmutable $expiresAt;

    /**
     * @param string $id Give it when paying.
     * @param int $amountMinorUnits Amount, in minor units.
     * @param string $currency ISO 4217 currency of the amount.
     * @param Money $fee Fee that the visitor bears; 0 if the business bears it.
     * @param Money $total What the wallet is charged.
     * @param \DateTimeInterface|string $expiresAt Until when it holds.
     */
    public function __construct(
        string $id,
        int|float $amountMinorUnits,
        string $currency,
        Money $fee,
        Money $total,
        MobileMoneyProvider|string $provider,
        string $rail,
        \DateTimeInterface|string $expiresAt,
    ) {
        $this->build([
            'id' => $id,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'fee' => $fee,
            'total' => $total,
            'provider' => $provider,
            'rail' => $rail,
            'expiresAt' => $expiresAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('client_quote'), true),
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('fee', 'fee', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('total', 'total', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('provider', 'provider', new Codec\EnumCodec(MobileMoneyProvider::class), true),
            new FieldSpec('rail', 'rail', new Codec\TextCodec(), true),
            new FieldSpec('expiresAt', 'expiresAt', new Codec\DateTimeCodec(), true),
        );
    }
}
