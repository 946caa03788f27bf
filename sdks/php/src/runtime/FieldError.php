<?php

declare(strict_types=1);

namespace Njia;

/**
 * One complaint about a request: `pointer` is a JSON Pointer (RFC 6901) into the body, or `query/name` and the like.
 */
final readonly class FieldError
{
    public function __construct(public string $pointer, public string $code, public string $message)
    {
    }
}
