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
 * The delivery of one event to one endpoint: up to ten attempts over about 75.6 hours.
 */
final readonly class Delivery implements Model
{
    use Hydration;

    /**
     * Id of the delivery.
     */
    public string $id;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * True for live data, false for test data.
     */
    public bool $livemode;

    /**
     * When it was created (UTC).
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed (UTC).
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * Counts the state changes of this resource, from 1.
     */
    public int $version;

    /**
     * The event.
     */
    public string $eventId;

    /**
     * The member event type.
     */
    public EventType|string $eventType;

    /**
     * The endpoint.
     */
    public string $endpointId;

    /**
     * The member status.
     */
    public DeliveryStatus|string $status;

    /**
     * Attempts made.
     */
    public int $attemptCount;

    /**
     * When the next attempt is due; null if none is.
     */
    public ?\DateTimeImmutable $nextAttemptAt;

    /**
     * The attempts, oldest first.
     *
     * @var list<DeliveryAttempt>
     */
    public array $attempts;

    /**
     * @param string $id Id of the delivery.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param string $eventId The event.
     * @param string $endpointId The endpoint.
     * @param int $attemptCount Attempts made.
     * @param \DateTimeInterface|string|null $nextAttemptAt When the next attempt is due; null if none is.
     * @param list<DeliveryAttempt> $attempts The attempts, oldest first.
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        string $eventId,
        EventType|string $eventType,
        string $endpointId,
        DeliveryStatus|string $status,
        int|float $attemptCount,
        \DateTimeInterface|string|null $nextAttemptAt,
        array $attempts,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'eventId' => $eventId,
            'eventType' => $eventType,
            'endpointId' => $endpointId,
            'status' => $status,
            'attemptCount' => $attemptCount,
            'nextAttemptAt' => $nextAttemptAt,
            'attempts' => $attempts,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('delivery'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('eventId', 'eventId', new Codec\TextCodec(), true),
            new FieldSpec('eventType', 'eventType', new Codec\EnumCodec(EventType::class), true),
            new FieldSpec('endpointId', 'endpointId', new Codec\TextCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(DeliveryStatus::class), true),
            new FieldSpec('attemptCount', 'attemptCount', new Codec\IntCodec(), true),
            new FieldSpec(
                'nextAttemptAt',
                'nextAttemptAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec(
                'attempts',
                'attempts',
                new Codec\ListCodec(new Codec\ModelCodec(DeliveryAttempt::class)),
                true,
            ),
        );
    }
}
