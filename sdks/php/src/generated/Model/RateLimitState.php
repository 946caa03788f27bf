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
 * State of the rate limit that governs the request.
 */
final readonly class RateLimitState implements Model
{
    use Hydration;

    /**
     * The member rate class.
     */
    public RateClass|string $rateClass;

    /**
     * Requests per window of 60 seconds.
     */
    public int $limit;

    /**
     * Requests left in this window.
     */
    public int $remaining;

    /**
     * When the window ends.
     */
    public \DateTimeImmutable $resetAt;

    /**
     * @param int $limit Requests per window of 60 seconds.
     * @param int $remaining Requests left in this window.
     * @param \DateTimeInterface|string $resetAt When the window ends.
     */
    public function __construct(
        RateClass|string $rateClass,
        int|float $limit,
        int|float $remaining,
        \DateTimeInterface|string $resetAt,
    ) {
        $this->build([
            'rateClass' => $rateClass,
            'limit' => $limit,
            'remaining' => $remaining,
            'resetAt' => $resetAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('rateClass', 'rateClass', new Codec\EnumCodec(RateClass::class), true),
            new FieldSpec('limit', 'limit', new Codec\IntCodec(), true),
            new FieldSpec('remaining', 'remaining', new Codec\IntCodec(), true),
            new FieldSpec('resetAt', 'resetAt', new Codec\DateTimeCodec(), true),
        );
    }
}
