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
 * How to show amounts of a currency.
 */
final readonly class ClientCurrency implements Model
{
    use Hydration;

    /**
     * The member code.
     */
    public string $code;

    /**
     * Digits after the decimal point (ISO 4217).
     */
    public int $minorUnitDigits;

    /**
     * @param int $minorUnitDigits Digits after the decimal point (ISO 4217).
     */
    public function __construct(
        string $code,
        int|float $minorUnitDigits,
    ) {
        $this->build([
            'code' => $code,
            'minorUnitDigits' => $minorUnitDigits,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('code', 'code', new Codec\TextCodec(), true),
            new FieldSpec('minorUnitDigits', 'minorUnitDigits', new Codec\IntCodec(), true),
        );
    }
}
