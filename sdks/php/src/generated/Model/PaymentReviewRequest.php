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
 * Decision on a payment that is held for review.
 */
final readonly class PaymentReviewRequest implements Model
{
    use Hydration;

    /**
     * The member decision.
     */
    public ReviewDecision|string $decision;

    /**
     * Reason of the decision; kept in the timeline and the audit trail.
     */
    public ?string $note;

    /**
     * @param string|Omit $note Reason of the decision; kept in the timeline and the audit trail.
     */
    public function __construct(
        ReviewDecision|string $decision,
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
            new FieldSpec('decision', 'decision', new Codec\EnumCodec(ReviewDecision::class), true),
            new FieldSpec('note', 'note', new Codec\TextCodec()),
        );
    }
}
