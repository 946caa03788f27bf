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
 * Smallest and largest amount of one payment in one currency.
 */
final readonly class RailLimit implements Model
{
    use Hydration;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member min.
     */
    public Money $min;

    /**
     * The member max.
     */
    public Money $max;

    public function __construct(
        string $currency,
        Money $min,
        Money $max,
    ) {
        $this->build([
            'currency' => $currency,
            'min' => $min,
            'max' => $max,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('min', 'min', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('max', 'max', new Codec\ModelCodec(Money::class), true),
        );
    }
}
