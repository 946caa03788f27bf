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
 * A subscription to notices of changes: at the announcement, 180, 90, 30, 7 and 1 days before, and when a
 * change takes effect.
 */
final readonly class ChangeLogSubscription implements Model
{
    use Hydration;

    /**
     * Id of the subscription.
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
     * The member channel.
     */
    public ChangeLogChannel|string $channel;

    /**
     * E-mail address or URL; null for `webhook_event`.
     */
    public ?string $target;

    /**
     * The member filter.
     */
    public ChangeLogFilter $filter;

    /**
     * State.
     */
    public ChangeLogSubscriptionStatus|string $status;

    /**
     * @param string $id Id of the subscription.
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $createdAt When it was created (UTC).
     * @param \DateTimeInterface|string $updatedAt When it last changed (UTC).
     * @param int $version Counts the state changes of this resource, from 1.
     * @param string|null $target E-mail address or URL; null for `webhook_event`.
     * @param ChangeLogSubscriptionStatus|string $status State.
     */
    public function __construct(
        string $id,
        bool $livemode,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        int|float $version,
        ChangeLogChannel|string $channel,
        ?string $target,
        ChangeLogFilter $filter,
        ChangeLogSubscriptionStatus|string $status,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'version' => $version,
            'channel' => $channel,
            'target' => $target,
            'filter' => $filter,
            'status' => $status,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('changelog_subscription'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('channel', 'channel', new Codec\EnumCodec(ChangeLogChannel::class), true),
            new FieldSpec('target', 'target', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('filter', 'filter', new Codec\ModelCodec(ChangeLogFilter::class), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(ChangeLogSubscriptionStatus::class), true),
        );
    }
}
