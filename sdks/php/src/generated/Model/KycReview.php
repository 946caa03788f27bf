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
 * Decision of a person.
 */
final readonly class KycReview implements Model
{
    use Hydration;

    /**
     * `clear` or `block`.
     */
    public KycDecision|string $decision;

    /**
     * Why.
     */
    public ?string $note;

    /**
     * Who decided.
     */
    public Actor $by;

    /**
     * When.
     */
    public \DateTimeImmutable $at;

    /**
     * @param KycDecision|string $decision `clear` or `block`.
     * @param string|null $note Why.
     * @param Actor $by Who decided.
     * @param \DateTimeInterface|string $at When.
     */
    public function __construct(
        KycDecision|string $decision,
        ?string $note,
        Actor $by,
        \DateTimeInterface|string $at,
    ) {
        $this->build([
            'decision' => $decision,
            'note' => $note,
            'by' => $by,
            'at' => $at,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('decision', 'decision', new Codec\EnumCodec(KycDecision::class), true),
            new FieldSpec('note', 'note', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('by', 'by', new Codec\ModelCodec(Actor::class), true),
            new FieldSpec('at', 'at', new Codec\DateTimeCodec(), true),
        );
    }
}
