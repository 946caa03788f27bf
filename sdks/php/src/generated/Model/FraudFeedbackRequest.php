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
 * What it turned out to be.
 *
 * A later feedback replaces the earlier one.
 */
final readonly class FraudFeedbackRequest implements Model
{
    use Hydration;

    /**
     * The member label.
     */
    public FraudFeedbackLabel|string $label;

    /**
     * Note.
     */
    public ?string $note;

    /**
     * @param string|Omit $note Note.
     */
    public function __construct(
        FraudFeedbackLabel|string $label,
        string|Omit $note = Omit::Value,
    ) {
        $this->build([
            'label' => $label,
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
            new FieldSpec('label', 'label', new Codec\EnumCodec(FraudFeedbackLabel::class), true),
            new FieldSpec('note', 'note', new Codec\TextCodec()),
        );
    }
}
