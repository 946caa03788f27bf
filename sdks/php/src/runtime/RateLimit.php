<?php

declare(strict_types=1);

namespace Njia;

/**
 * Requests allowed and left in the current window, and when it ends (Unix seconds). Null: the server did not say.
 */
final readonly class RateLimit
{
    public function __construct(public ?int $limit, public ?int $remaining, public ?int $reset)
    {
    }
}
