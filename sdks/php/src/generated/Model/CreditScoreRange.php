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
 * Range of the score.
 */
final readonly class CreditScoreRange implements Model
{
    use Hydration;

    /**
     * Lowest score.
     */
    public int $min;

    /**
     * Highest score.
     */
    public int $max;

    /**
     * @param int $min Lowest score.
     * @param int $max Highest score.
     */
    public function __construct(
        int|float $min,
        int|float $max,
    ) {
        $this->build([
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
            new FieldSpec('min', 'min', new Codec\IntCodec(), true),
            new FieldSpec('max', 'max', new Codec\IntCodec(), true),
        );
    }
}
