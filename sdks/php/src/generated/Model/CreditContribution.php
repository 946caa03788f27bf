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
 * Points of one feature.
 *
 * Base score and all points add up to the score exactly.
 */
final readonly class CreditContribution implements Model
{
    use Hydration;

    /**
     * Name of the feature; `scale_limit` is the cut at 300 or 850, `population` is where the average applicant
     * of the training data stands against the base score.
     */
    public string $feature;

    /**
     * This person's value; null when missing.
     */
    public ?float $value;

    /**
     * Value of the average applicant.
     */
    public ?float $benchmark;

    /**
     * Points that it adds.
     */
    public int $points;

    /**
     * @param string $feature Name of the feature; `scale_limit` is the cut at 300 or 850, `population` is
     *     where the average applicant of the training data stands against the base score.
     * @param float|null $value This person's value; null when missing.
     * @param float|null $benchmark Value of the average applicant.
     * @param int $points Points that it adds.
     */
    public function __construct(
        string $feature,
        ?float $value,
        ?float $benchmark,
        int|float $points,
    ) {
        $this->build([
            'feature' => $feature,
            'value' => $value,
            'benchmark' => $benchmark,
            'points' => $points,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('feature', 'feature', new Codec\TextCodec(), true),
            new FieldSpec('value', 'value', new Codec\NullableCodec(new Codec\FloatCodec()), true),
            new FieldSpec('benchmark', 'benchmark', new Codec\NullableCodec(new Codec\FloatCodec()), true),
            new FieldSpec('points', 'points', new Codec\IntCodec(), true),
        );
    }
}
