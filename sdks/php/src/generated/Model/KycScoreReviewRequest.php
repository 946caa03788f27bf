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
 * Decision of a person about an assessment that needs attention.
 */
final readonly class KycScoreReviewRequest implements Model
{
    use Hydration;

    /**
     * The decision.
     */
    public KycScoreReviewRequestDecision|string $decision;

    /**
     * Why.
     */
    public ?string $note;

    /**
     * @param KycScoreReviewRequestDecision|string $decision The decision.
     * @param string|Omit $note Why.
     */
    public function __construct(
        KycScoreReviewRequestDecision|string $decision,
        string|Omit $note = Omit::Value,
    ) {
        $this->build([
            'decision' => $decision,
            'note' => $note,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec(
                'decision',
                'decision',
                new Codec\EnumCodec(KycScoreReviewRequestDecision::class),
                true,
            ),
            new FieldSpec('note', 'note', new Codec\TextCodec()),
        );
    }
}
