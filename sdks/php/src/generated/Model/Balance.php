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
 * Money in one currency.
 *
 * `total` is `available` plus `reserved`; `pending` is incoming money that is not posted yet.
 */
final readonly class Balance implements Model, EventData
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member available.
     */
    public Money $available;

    /**
     * The member pending.
     */
    public Money $pending;

    /**
     * The member reserved.
     */
    public Money $reserved;

    /**
     * The member total.
     */
    public Money $total;

    /**
     * Time of the figures.
     */
    public \DateTimeImmutable $asOf;

    /**
     * @param \DateTimeInterface|string $asOf Time of the figures.
     */
    public function __construct(
        string $currency,
        Money $available,
        Money $pending,
        Money $reserved,
        Money $total,
        \DateTimeInterface|string $asOf,
    ) {
        $this->build([
            'currency' => $currency,
            'available' => $available,
            'pending' => $pending,
            'reserved' => $reserved,
            'total' => $total,
            'asOf' => $asOf,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('balance'), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('available', 'available', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('pending', 'pending', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('reserved', 'reserved', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('total', 'total', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('asOf', 'asOf', new Codec\DateTimeCodec(), true),
        );
    }
}
