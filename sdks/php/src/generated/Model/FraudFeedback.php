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
 * What it turned out to be.
 */
final readonly class FraudFeedback implements Model
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
     * When the feedback was given.
     */
    public \DateTimeImmutable $at;

    /**
     * The member actor.
     */
    public Actor $actor;

    /**
     * @param string|null $note Note.
     * @param \DateTimeInterface|string $at When the feedback was given.
     */
    public function __construct(
        FraudFeedbackLabel|string $label,
        ?string $note,
        \DateTimeInterface|string $at,
        Actor $actor,
    ) {
        $this->build([
            'label' => $label,
            'note' => $note,
            'at' => $at,
            'actor' => $actor,
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
            new FieldSpec('note', 'note', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('at', 'at', new Codec\DateTimeCodec(), true),
            new FieldSpec('actor', 'actor', new Codec\ModelCodec(Actor::class), true),
        );
    }
}
