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
 * What one rail really charged on the corridor within the window, and how it did.
 *
 * Observations count less the older they are, half after 6 hours.
 */
final readonly class CorridorRailCost implements Model
{
    use Hydration;

    /**
     * The member rail.
     */
    public string $rail;

    /**
     * Number of observations.
     */
    public int $sampleSize;

    /**
     * Sum of the weights of the successful observations.
     */
    public float $effectiveWeight;

    /**
     * Charges relative to the tariff, drawn towards 1 with the weight of 20 observations.
     */
    public float $costIndex;

    /**
     * Published price in basis points at the amounts of `bands`.
     *
     * @var list<float>
     */
    public array $tariffBps;

    /**
     * Weighted mean of what was charged in basis points of the amounts; null without observations.
     */
    public ?float $observedBps;

    /**
     * Expected margin on the exchange rate in basis points.
     */
    public float $fxMarginBps;

    /**
     * Expected share of attempts that succeed.
     */
    public float $successRate;

    /**
     * Median time to completion in seconds.
     */
    public float $p50Seconds;

    /**
     * Time in seconds within which 95 percent complete.
     */
    public float $p95Seconds;

    /**
     * The member basis.
     */
    public CostBasis|string $basis;

    /**
     * @param int $sampleSize Number of observations.
     * @param float $effectiveWeight Sum of the weights of the successful observations.
     * @param float $costIndex Charges relative to the tariff, drawn towards 1 with the weight of 20
     *     observations.
     * @param list<float> $tariffBps Published price in basis points at the amounts of `bands`.
     * @param float|null $observedBps Weighted mean of what was charged in basis points of the amounts; null
     *     without observations.
     * @param float $fxMarginBps Expected margin on the exchange rate in basis points.
     * @param float $successRate Expected share of attempts that succeed.
     * @param float $p50Seconds Median time to completion in seconds.
     * @param float $p95Seconds Time in seconds within which 95 percent complete.
     */
    public function __construct(
        string $rail,
        int|float $sampleSize,
        float $effectiveWeight,
        float $costIndex,
        array $tariffBps,
        ?float $observedBps,
        float $fxMarginBps,
        float $successRate,
        float $p50Seconds,
        float $p95Seconds,
        CostBasis|string $basis,
    ) {
        $this->build([
            'rail' => $rail,
            'sampleSize' => $sampleSize,
            'effectiveWeight' => $effectiveWeight,
            'costIndex' => $costIndex,
            'tariffBps' => $tariffBps,
            'observedBps' => $observedBps,
            'fxMarginBps' => $fxMarginBps,
            'successRate' => $successRate,
            'p50Seconds' => $p50Seconds,
            'p95Seconds' => $p95Seconds,
            'basis' => $basis,
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
            new FieldSpec('sampleSize', 'sampleSize', new Codec\IntCodec(), true),
            new FieldSpec('effectiveWeight', 'effectiveWeight', new Codec\FloatCodec(), true),
            new FieldSpec('costIndex', 'costIndex', new Codec\FloatCodec(), true),
            new FieldSpec('tariffBps', 'tariffBps', new Codec\ListCodec(new Codec\FloatCodec()), true),
            new FieldSpec('observedBps', 'observedBps', new Codec\NullableCodec(new Codec\FloatCodec()), true),
            new FieldSpec('fxMarginBps', 'fxMarginBps', new Codec\FloatCodec(), true),
            new FieldSpec('successRate', 'successRate', new Codec\FloatCodec(), true),
            new FieldSpec('p50Seconds', 'p50Seconds', new Codec\FloatCodec(), true),
            new FieldSpec('p95Seconds', 'p95Seconds', new Codec\FloatCodec(), true),
            new FieldSpec('basis', 'basis', new Codec\EnumCodec(CostBasis::class), true),
        );
    }
}
