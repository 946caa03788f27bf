<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * How items that failed with a retryable code are tried again.
 *
 * The delay doubles with each attempt, up to the maximum, and varies by 20 percent.
 */
final readonly class RetryPolicyInput implements Model
{
    use Hydration;

    /**
     * Attempts per item, the first included.
     */
    public ?int $maxAttempts;

    /**
     * Seconds before the second attempt.
     */
    public ?int $initialDelaySeconds;

    /**
     * Longest delay in seconds.
     */
    public ?int $maxDelaySeconds;

    /**
     * Whether later attempts may use the next ranked rail.
     */
    public ?bool $failover;

    /**
     * @param int|Omit $maxAttempts Attempts per item, the first included.
     * @param int|Omit $initialDelaySeconds Seconds before the second attempt.
     * @param int|Omit $maxDelaySeconds Longest delay in seconds.
     * @param bool|Omit $failover Whether later attempts may use the next ranked rail.
     */
    public function __construct(
        int|float|Omit $maxAttempts = Omit::Value,
        int|float|Omit $initialDelaySeconds = Omit::Value,
        int|float|Omit $maxDelaySeconds = Omit::Value,
        bool|Omit $failover = Omit::Value,
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
            new FieldSpec('maxAttempts', 'maxAttempts', new Codec\IntCodec()),
            new FieldSpec('initialDelaySeconds', 'initialDelaySeconds', new Codec\IntCodec()),
            new FieldSpec('maxDelaySeconds', 'maxDelaySeconds', new Codec\IntCodec()),
            new FieldSpec('failover', 'failover', new Codec\BoolCodec()),
        );
    }
}
