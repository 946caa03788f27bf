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
 * One rail in one hour of the window.
 */
final readonly class CorridorCostPoint implements Model
{
    use Hydration;

    /**
     * Start of the hour.
     */
    public \DateTimeImmutable $hour;

    /**
     * The member rail.
     */
    public string $rail;

    /**
     * Number of observations.
     */
    public int $n;

    /**
     * Mean charge relative to the tariff; null without a success.
     */
    public ?float $meanCostIndex;

    /**
     * Share that succeeded; null without observations.
     */
    public ?float $successRate;

    /**
     * @param \DateTimeInterface|string $hour Start of the hour.
     * @param int $n Number of observations.
     * @param float|null $meanCostIndex Mean charge relative to the tariff; null without a success.
     * @param float|null $successRate Share that succeeded; null without observations.
     */
    public function __construct(
        \DateTimeInterface|string $hour,
        string $rail,
        int|float $n,
        ?float $meanCostIndex,
        ?float $successRate,
    ) {
        $this->build([
            'hour' => $hour,
            'rail' => $rail,
            'n' => $n,
            'meanCostIndex' => $meanCostIndex,
            'successRate' => $successRate,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('hour', 'hour', new Codec\DateTimeCodec(), true),
            new FieldSpec('rail', 'rail', new Codec\TextCodec(), true),
            new FieldSpec('n', 'n', new Codec\IntCodec(), true),
            new FieldSpec(
                'meanCostIndex',
                'meanCostIndex',
                new Codec\NullableCodec(new Codec\FloatCodec()),
                true,
            ),
            new FieldSpec('successRate', 'successRate', new Codec\NullableCodec(new Codec\FloatCodec()), true),
        );
    }
}
