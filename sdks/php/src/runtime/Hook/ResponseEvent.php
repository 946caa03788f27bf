<?php

declare(strict_types=1);

namespace Njia\Hook;

use Njia\Headers;

/**
 * An answer arrived; `elapsed` is the time of this attempt in seconds.
 */
final readonly class ResponseEvent
{
    public function __construct(
        public string $operation,
        public string $method,
        public string $path,
        public int $attempt,
        public int $status,
        public Headers $headers,
        public float $elapsed,
    ) {
    }
}
