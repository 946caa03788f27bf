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
 * Published price of the rail: a fixed part, basis points of the amount, a minimum and a cap.
 */
final readonly class RailTariff implements Model
{
    use Hydration;

    /**
     * The member fixed.
     */
    public Money $fixed;

    /**
     * Basis points of the amount.
     */
    public float $bps;

    /**
     * Smallest fee; null without one.
     */
    public ?Money $min;

    /**
     * Largest fee; null without one.
     */
    public ?Money $cap;

    /**
     * Margin on the exchange rate in basis points.
     */
    public float $fxMarginBps;

    /**
     * @param float $bps Basis points of the amount.
     * @param Money|null $min Smallest fee; null without one.
     * @param Money|null $cap Largest fee; null without one.
     * @param float $fxMarginBps Margin on the exchange rate in basis points.
     */
    public function __construct(
        Money $fixed,
        float $bps,
        ?Money $min,
        ?Money $cap,
        float $fxMarginBps,
    ) {
        $this->build([
            'fixed' => $fixed,
            'bps' => $bps,
            'min' => $min,
            'cap' => $cap,
            'fxMarginBps' => $fxMarginBps,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('fixed', 'fixed', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('bps', 'bps', new Codec\FloatCodec(), true),
            new FieldSpec('min', 'min', new Codec\NullableCodec(new Codec\ModelCodec(Money::class)), true),
            new FieldSpec('cap', 'cap', new Codec\NullableCodec(new Codec\ModelCodec(Money::class)), true),
            new FieldSpec('fxMarginBps', 'fxMarginBps', new Codec\FloatCodec(), true),
        );
    }
}
