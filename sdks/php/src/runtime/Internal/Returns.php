<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Internal\Codec\Codec;

/**
 * @internal a success: `kind` is nothing, json, text, octets, sse or ndjson
 */
final readonly class Returns
{
    public function __construct(public string $kind, public ?Codec $codec = null)
    {
    }

    public function isStream(): bool
    {
        return $this->kind === 'sse' || $this->kind === 'ndjson';
    }
}
