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
 * One payment of the past, as the routing engine would have observed it.
 */
final readonly class CorridorObservation implements Model
{
    use Hydration;

    /**
     * Rail that carried it.
     */
    public string $rail;

    /**
     * Amount sent, in minor units.
     */
    public int $amountMinorUnits;

    /**
     * ISO 4217 currency of the amount.
     */
    public string $currency;

    /**
     * What the rail charged.
     */
    public Money $cost;

    /**
     * Exchange margin in basis points.
     */
    public ?int $fxMarginBps;

    /**
     * Whether the payment reached the recipient.
     */
    public bool $succeeded;

    /**
     * Seconds from submission to the final answer.
     */
    public int $latencySeconds;

    /**
     * When it was observed; not in the sandbox future.
     */
    public \DateTimeImmutable $observedAt;

    /**
     * @param string $rail Rail that carried it.
     * @param int $amountMinorUnits Amount sent, in minor units.
     * @param string $currency ISO 4217 currency of the amount.
     * @param Money $cost What the rail charged.
     * @param bool $succeeded Whether the payment reached the recipient.
     * @param int $latencySeconds Seconds from submission to the final answer.
     * @param \DateTimeInterface|string $observedAt When it was observed; not in the sandbox future.
     * @param int|Omit $fxMarginBps Exchange margin in basis points.
     */
    public function __construct(
        string $rail,
        int|float $amountMinorUnits,
        string $currency,
        Money $cost,
        bool $succeeded,
        int|float $latencySeconds,
        \DateTimeInterface|string $observedAt,
        int|float|Omit $fxMarginBps = Omit::Value,
    ) {
        $this->build([
            'rail' => $rail,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'cost' => $cost,
            'succeeded' => $succeeded,
            'latencySeconds' => $latencySeconds,
            'observedAt' => $observedAt,
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
            new FieldSpec('rail', 'rail', new Codec\TextCodec(), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('cost', 'cost', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('fxMarginBps', 'fxMarginBps', new Codec\IntCodec()),
            new FieldSpec('succeeded', 'succeeded', new Codec\BoolCodec(), true),
            new FieldSpec('latencySeconds', 'latencySeconds', new Codec\IntCodec(), true),
            new FieldSpec('observedAt', 'observedAt', new Codec\DateTimeCodec(), true),
        );
    }
}
