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
 * One rail as the routing saw it, with its figures or the reasons why it was out.
 */
final readonly class RoutingCandidate implements Model
{
    use Hydration;

    /**
     * The member rail.
     */
    public string $rail;

    /**
     * Whether the rail can serve the request.
     */
    public bool $eligible;

    /**
     * Place among the eligible rails; null for others.
     */
    public ?int $rank;

    /**
     * Score in basis points, lower is better; null for rails that are not eligible.
     */
    public ?float $score;

    /**
     * Fee that the payment would pay; null where it cannot be estimated.
     */
    public ?Money $estimatedFee;

    /**
     * Fee and FX margin together as basis points of the amount.
     */
    public ?float $costBps;

    /**
     * What the rail really charged in the last 24 hours relative to its tariff; 1 is as published.
     */
    public ?float $costIndex;

    /**
     * The member cost basis.
     */
    public CostBasis|string $costBasis;

    /**
     * The member confidence.
     */
    public ConfidenceLevel|string $confidence;

    /**
     * Number of observations in the window.
     */
    public int $sampleSize;

    /**
     * Expected share of attempts that succeed.
     */
    public ?float $successRate;

    /**
     * Median time to completion in seconds.
     */
    public ?float $p50Seconds;

    /**
     * Time in seconds within which 95 percent complete.
     */
    public ?float $p95Seconds;

    /**
     * Why the rail is out; empty for eligible rails.
     *
     * @var list<RailExclusionReason|string>
     */
    public array $exclusionReasons;

    /**
     * @param bool $eligible Whether the rail can serve the request.
     * @param int|null $rank Place among the eligible rails; null for others.
     * @param float|null $score Score in basis points, lower is better; null for rails that are not
     *     eligible.
     * @param Money|null $estimatedFee Fee that the payment would pay; null where it cannot be estimated.
     * @param float|null $costBps Fee and FX margin together as basis points of the amount.
     * @param float|null $costIndex What the rail really charged in the last 24 hours relative to its
     *     tariff; 1 is as published.
     * @param int $sampleSize Number of observations in the window.
     * @param float|null $successRate Expected share of attempts that succeed.
     * @param float|null $p50Seconds Median time to completion in seconds.
     * @param float|null $p95Seconds Time in seconds within which 95 percent complete.
     * @param list<RailExclusionReason|string> $exclusionReasons Why the rail is out; empty for eligible
     *     rails.
     */
    public function __construct(
        string $rail,
        bool $eligible,
        int|float|null $rank,
        ?float $score,
        ?Money $estimatedFee,
        ?float $costBps,
        ?float $costIndex,
        CostBasis|string $costBasis,
        ConfidenceLevel|string $confidence,
        int|float $sampleSize,
        ?float $successRate,
        ?float $p50Seconds,
        ?float $p95Seconds,
        array $exclusionReasons,
    ) {
        $this->build([
            'rail' => $rail,
            'eligible' => $eligible,
            'rank' => $rank,
            'score' => $score,
            'estimatedFee' => $estimatedFee,
            'costBps' => $costBps,
            'costIndex' => $costIndex,
            'costBasis' => $costBasis,
            'confidence' => $confidence,
            'sampleSize' => $sampleSize,
            'successRate' => $successRate,
            'p50Seconds' => $p50Seconds,
            'p95Seconds' => $p95Seconds,
            'exclusionReasons' => $exclusionReasons,
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
            new FieldSpec('eligible', 'eligible', new Codec\BoolCodec(), true),
            new FieldSpec('rank', 'rank', new Codec\NullableCodec(new Codec\IntCodec()), true),
            new FieldSpec('score', 'score', new Codec\NullableCodec(new Codec\FloatCodec()), true),
            new FieldSpec(
                'estimatedFee',
                'estimatedFee',
                new Codec\NullableCodec(new Codec\ModelCodec(Money::class)),
                true,
            ),
            new FieldSpec('costBps', 'costBps', new Codec\NullableCodec(new Codec\FloatCodec()), true),
            new FieldSpec('costIndex', 'costIndex', new Codec\NullableCodec(new Codec\FloatCodec()), true),
            new FieldSpec('costBasis', 'costBasis', new Codec\EnumCodec(CostBasis::class), true),
            new FieldSpec('confidence', 'confidence', new Codec\EnumCodec(ConfidenceLevel::class), true),
            new FieldSpec('sampleSize', 'sampleSize', new Codec\IntCodec(), true),
            new FieldSpec('successRate', 'successRate', new Codec\NullableCodec(new Codec\FloatCodec()), true),
            new FieldSpec('p50Seconds', 'p50Seconds', new Codec\NullableCodec(new Codec\FloatCodec()), true),
            new FieldSpec('p95Seconds', 'p95Seconds', new Codec\NullableCodec(new Codec\FloatCodec()), true),
            new FieldSpec(
                'exclusionReasons',
                'exclusionReasons',
                new Codec\ListCodec(new Codec\EnumCodec(RailExclusionReason::class)),
                true,
            ),
        );
    }
}
