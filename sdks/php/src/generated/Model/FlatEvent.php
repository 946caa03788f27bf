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
 * The deprecated flat webhook payload: the members of the resource itself at top level, beside three members
 * about the event.
 *
 * It has no `data`, no `sequence` and no former values. Its deliveries carry the headers `Deprecation` and
 * `Sunset`.
 *
 * @deprecated since 2026-03-01; use Event; it ends on 2027-06-01.
 */
final readonly class FlatEvent implements Model
{
    use Hydration;

    /**
     * What happened.
     */
    public EventType|string $event;

    /**
     * Id of the event.
     */
    public string $eventId;

    /**
     * When it happened (UTC).
     */
    public \DateTimeImmutable $eventTimestamp;

    /**
     * Id of the resource.
     */
    public string $id;

    /**
     * Type of the resource.
     */
    public string $object;

    /**
     * @param EventType|string $event What happened.
     * @param string $eventId Id of the event.
     * @param \DateTimeInterface|string $eventTimestamp When it happened (UTC).
     * @param string $id Id of the resource.
     * @param string $object Type of the resource.
     */
    public function __construct(
        EventType|string $event,
        string $eventId,
        \DateTimeInterface|string $eventTimestamp,
        string $id,
        string $object,
    ) {
        $this->build([
            'event' => $event,
            'eventId' => $eventId,
            'eventTimestamp' => $eventTimestamp,
            'id' => $id,
            'object' => $object,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('event', 'event', new Codec\EnumCodec(EventType::class), true),
            new FieldSpec('eventId', 'eventId', new Codec\TextCodec(), true),
            new FieldSpec('eventTimestamp', 'eventTimestamp', new Codec\DateTimeCodec(), true),
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\TextCodec(), true),
        );
    }
}
