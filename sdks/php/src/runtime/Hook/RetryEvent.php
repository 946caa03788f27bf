<?php

declare(strict_types=1);

namespace Njia\Hook;

/**
 * Another attempt follows after `delay` seconds; `attempt` is the one that failed, `status` null without an answer.
 */
final readonly class RetryEvent
{
    public function __construct(
        public string $operation,
        public int $attempt,
        public float $delay,
        public ?int $status,
        public string $reason,
    ) {
    }
}
