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
 * What was used of a limit in the current window.
 */
final readonly class SpendLimitUsage implements Model
{
    use Hydration;

    /**
     * Start of the window; null for `per_authorization` and `all_time`.
     */
    public ?\DateTimeImmutable $windowStart;

    /**
     * End of the window; null for `per_authorization` and `all_time`.
     */
    public ?\DateTimeImmutable $windowEnd;

    /**
     * Captured in the window.
     */
    public Money $spent;

    /**
     * Approved and not yet captured.
     */
    public Money $held;

    /**
     * What is left, 0 if the limit was lowered below what is spent; null without an amount.
     */
    public ?Money $remaining;

    /**
     * Authorizations counted in the window.
     */
    public int $count;

    /**
     * Authorizations left; null without a count.
     */
    public ?int $remainingCount;

    /**
     * @param \DateTimeInterface|string|null $windowStart Start of the window; null for `per_authorization`
     *     and `all_time`.
     * @param \DateTimeInterface|string|null $windowEnd End of the window; null for `per_authorization` and
     *     `all_time`.
     * @param Money $spent Captured in the window.
     * @param Money $held Approved and not yet captured.
     * @param Money|null $remaining What is left, 0 if the limit was lowered below what is spent; null
     *     without an amount.
     * @param int $count Authorizations counted in the window.
     * @param int|null $remainingCount Authorizations left; null without a count.
     */
    public function __construct(
        \DateTimeInterface|string|null $windowStart,
        \DateTimeInterface|string|null $windowEnd,
        Money $spent,
        Money $held,
        ?Money $remaining,
        int|float $count,
        int|float|null $remainingCount,
    ) {
        $this->build([
            'windowStart' => $windowStart,
            'windowEnd' => $windowEnd,
            'spent' => $spent,
            'held' => $held,
            'remaining' => $remaining,
            'count' => $count,
            'remainingCount' => $remainingCount,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec(
                'windowStart',
                'windowStart',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec('windowEnd', 'windowEnd', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec('spent', 'spent', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('held', 'held', new Codec\ModelCodec(Money::class), true),
            new FieldSpec(
                'remaining',
                'remaining',
                new Codec\NullableCodec(new Codec\ModelCodec(Money::class)),
                true,
            ),
            new FieldSpec('count', 'count', new Codec\IntCodec(), true),
            new FieldSpec(
                'remainingCount',
                'remainingCount',
                new Codec\NullableCodec(new Codec\IntCodec()),
                true,
            ),
        );
    }
}
