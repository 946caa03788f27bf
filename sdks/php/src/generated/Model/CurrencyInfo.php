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
 * A supported currency.
 *
 * The number of minor-unit digits is that of ISO 4217.
 */
final readonly class CurrencyInfo implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * The member code.
     */
    public string $code;

    /**
     * English name.
     */
    public string $name;

    /**
     * Decimal digits between major and minor unit: 0 for XAF, 2 for KES, 3 for TND.
     */
    public int $minorUnitDigits;

    /**
     * Countries whose main currency it is.
     *
     * @var list<string>
     */
    public array $countries;

    /**
     * @param string $name English name.
     * @param int $minorUnitDigits Decimal digits between major and minor unit: 0 for XAF, 2 for KES, 3 for
     *     TND.
     * @param list<string> $countries Countries whose main currency it is.
     */
    public function __construct(
        string $code,
        string $name,
        int|float $minorUnitDigits,
        array $countries,
    ) {
        $this->build([
            'code' => $code,
            'name' => $name,
            'minorUnitDigits' => $minorUnitDigits,
            'countries' => $countries,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('currency'), true),
            new FieldSpec('code', 'code', new Codec\TextCodec(), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('minorUnitDigits', 'minorUnitDigits', new Codec\IntCodec(), true),
            new FieldSpec('countries', 'countries', new Codec\ListCodec(new Codec\TextCodec()), true),
        );
    }
}
