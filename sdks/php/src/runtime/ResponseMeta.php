<?php

declare(strict_types=1);

namespace Njia;

/**
 * What is known about a call besides its value. It takes no part in equality or serialisation of that value.
 */
final readonly class ResponseMeta
{
    /**
     * @param float $latency seconds from the first attempt to the last byte, waits included
     * @param bool $replayed the server answered from its memory of an earlier call with the same key
     */
    public function __construct(
        public int $status,
        public Headers $headers,
        public ?string $requestId,
        public ?RateLimit $rateLimit,
        public int $attempts,
        public float $latency,
        public ?string $idempotencyKey,
        public bool $replayed,
        public ?DeprecationNotice $deprecation,
    ) {
    }
}
