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
 * An amount of money.
 *
 * The amount counts the minor unit of the currency as ISO 4217 defines it, so 25000 with XAF is 25 000 francs
 * and 25000 with KES is 250.00 shillings.
 */
final readonly class Money implements Model
{
    use Hydration;

    /**
     * The amount in minor units of `currency`.
     *
     * Never a decimal, never a string.
     */
    public int $amountMinorUnits;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * @param int $amountMinorUnits The amount in minor units of `currency`.
     */
    public function __construct(
        int|float $amountMinorUnits,
        string $currency,
    ) {
        $this->build([
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
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
        );
    }
}
