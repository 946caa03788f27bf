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
 * One submission of the payment to a rail.
 *
 * At most one attempt of a payment is unresolved at a time.
 */
final readonly class PaymentAttempt implements Model
{
    use Hydration;

    /**
     * Id of the attempt; the rail and its callbacks quote it as the reference.
     */
    public string $id;

    /**
     * Position among the attempts, from 1.
     */
    public int $number;

    /**
     * The member rail.
     */
    public string $rail;

    /**
     * The member status.
     */
    public PaymentAttemptStatus|string $status;

    /**
     * The rail's own reference; null until it gave one.
     */
    public ?string $providerReference;

    /**
     * When the attempt was sent.
     */
    public \DateTimeImmutable $submittedAt;

    /**
     * When the outcome became known; null before.
     */
    public ?\DateTimeImmutable $resolvedAt;

    /**
     * Why the attempt failed; null unless it did.
     */
    public ?FailureDetail $failure;

    /**
     * What the rail really charged; null until it said so.
     *
     * The tenant pays `fee` of the payment, not this.
     */
    public ?Money $cost;

    /**
     * @param string $id Id of the attempt; the rail and its callbacks quote it as the reference.
     * @param int $number Position among the attempts, from 1.
     * @param string|null $providerReference The rail's own reference; null until it gave one.
     * @param \DateTimeInterface|string $submittedAt When the attempt was sent.
     * @param \DateTimeInterface|string|null $resolvedAt When the outcome became known; null before.
     * @param FailureDetail|null $failure Why the attempt failed; null unless it did.
     * @param Money|null $cost What the rail really charged; null until it said so.
     */
    public function __construct(
        string $id,
        int|float $number,
        string $rail,
        PaymentAttemptStatus|string $status,
        ?string $providerReference,
        \DateTimeInterface|string $submittedAt,
        \DateTimeInterface|string|null $resolvedAt,
        ?FailureDetail $failure,
        ?Money $cost,
    ) {
        $this->build([
            'id' => $id,
            'number' => $number,
            'rail' => $rail,
            'status' => $status,
            'providerReference' => $providerReference,
            'submittedAt' => $submittedAt,
            'resolvedAt' => $resolvedAt,
            'failure' => $failure,
            'cost' => $cost,
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
            new FieldSpec('number', 'number', new Codec\IntCodec(), true),
            new FieldSpec('rail', 'rail', new Codec\TextCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(PaymentAttemptStatus::class), true),
            new FieldSpec(
                'providerReference',
                'providerReference',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('submittedAt', 'submittedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('resolvedAt', 'resolvedAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec(
                'failure',
                'failure',
                new Codec\NullableCodec(new Codec\ModelCodec(FailureDetail::class)),
                true,
            ),
            new FieldSpec('cost', 'cost', new Codec\NullableCodec(new Codec\ModelCodec(Money::class)), true),
        );
    }
}
