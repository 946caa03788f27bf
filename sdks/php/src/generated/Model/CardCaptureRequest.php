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
 * How much to capture; an empty object captures all that is held.
 */
final readonly class CardCaptureRequest implements Model
{
    use Hydration;

    /**
     * Amount in the card's currency, in minor units; all that is held if absent.
     */
    public ?int $amountMinorUnits;

    /**
     * Must be the card's currency if given.
     */
    public ?string $currency;

    /**
     * @param int|Omit $amountMinorUnits Amount in the card's currency, in minor units; all that is held if
     *     absent.
     * @param string|Omit $currency Must be the card's currency if given.
     */
    public function __construct(
        int|float|Omit $amountMinorUnits = Omit::Value,
        string|Omit $currency = Omit::Value,
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
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec()),
            new FieldSpec('currency', 'currency', new Codec\TextCodec()),
        );
    }
}
