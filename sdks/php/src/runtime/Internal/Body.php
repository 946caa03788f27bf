<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Internal\Codec\Codec;

/**
 * @internal a request body; `kind` is json, form, multipart, text or octets
 */
final readonly class Body
{
    /**
     * @param array<string, Part> $parts by wire name
     */
    public function __construct(
        public Codec $codec,
        public string $media = 'application/json',
        public string $kind = 'json',
        public bool $required = true,
        public array $parts = [],
    ) {
    }
}
