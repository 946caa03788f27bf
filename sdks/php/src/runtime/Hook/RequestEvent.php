<?php

declare(strict_types=1);

namespace Njia\Hook;

/**
 * An attempt is about to be sent; `path` is the template, without values.
 */
final readonly class RequestEvent
{
    public function __construct(
        public string $operation,
        public string $method,
        public string $path,
        public int $attempt,
        public ?string $idempotencyKey,
    ) {
    }
}
