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
 * How items that failed with a retryable code are tried again.
 */
final readonly class RetryPolicy implements Model
{
    use Hydration;

    /**
     * Attempts per item, the first included.
     */
    public int $maxAttempts;

    /**
     * Seconds before the second attempt.
     */
    public int $initialDelaySeconds;

    /**
     * Longest delay in seconds.
     */
    public int $maxDelaySeconds;

    /**
     * Whether later attempts may use the next ranked rail.
     */
    public bool $failover;

    /**
     * @param int $maxAttempts Attempts per item, the first included.
     * @param int $initialDelaySeconds Seconds before the second attempt.
     * @param int $maxDelaySeconds Longest delay in seconds.
     * @param bool $failover Whether later attempts may use the next ranked rail.
     */
    public function __construct(
        int|float $maxAttempts,
        int|float $initialDelaySeconds,
        int|float $maxDelaySeconds,
        bool $failover,
    ) {
        $this->build([
            'maxAttempts' => $maxAttempts,
            'initialDelaySeconds' => $initialDelaySeconds,
            'maxDelaySeconds' => $maxDelaySeconds,
            'failover' => $failover,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('maxAttempts', 'maxAttempts', new Codec\IntCodec(), true),
            new FieldSpec('initialDelaySeconds', 'initialDelaySeconds', new Codec\IntCodec(), true),
            new FieldSpec('maxDelaySeconds', 'maxDelaySeconds', new Codec\IntCodec(), true),
            new FieldSpec('failover', 'failover', new Codec\BoolCodec(), true),
        );
    }
}
