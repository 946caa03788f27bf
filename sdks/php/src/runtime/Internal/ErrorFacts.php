<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\FieldError;
use Njia\Headers;
use Njia\Outcome;

/**
 * @internal what an exception knows about its call
 */
final readonly class ErrorFacts
{
    /**
     * @param list<FieldError> $fieldErrors
     */
    public function __construct(
        public ?int $status = null,
        public ?string $code = null,
        public array $fieldErrors = [],
        public ?string $requestId = null,
        public ?Headers $headers = null,
        public mixed $body = null,
        public ?string $rawBody = null,
        public int $attempts = 0,
        public ?string $idempotencyKey = null,
        public ?float $retryAfter = null,
        public bool $retryable = false,
        public Outcome $outcome = Outcome::None,
    ) {
    }
}
