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
 * One change of state, with its time, reason and actor.
 */
final readonly class TimelineItem implements Model
{
    use Hydration;

    /**
     * When the state was reached.
     */
    public \DateTimeImmutable $at;

    /**
     * The state that was reached; a value of the status of the object.
     */
    public string $status;

    /**
     * Machine code of the reason; null when the state explains itself.
     */
    public ?string $reason;

    /**
     * The member actor.
     */
    public Actor $actor;

    /**
     * @param \DateTimeInterface|string $at When the state was reached.
     * @param string $status The state that was reached; a value of the status of the object.
     * @param string|null $reason Machine code of the reason; null when the state explains itself.
     */
    public function __construct(
        \DateTimeInterface|string $at,
        string $status,
        ?string $reason,
        Actor $actor,
    ) {
        $this->build([
            'at' => $at,
            'status' => $status,
            'reason' => $reason,
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
            new FieldSpec('at', 'at', new Codec\DateTimeCodec(), true),
            new FieldSpec('status', 'status', new Codec\TextCodec(), true),
            new FieldSpec('reason', 'reason', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('actor', 'actor', new Codec\ModelCodec(Actor::class), true),
        );
    }
}
