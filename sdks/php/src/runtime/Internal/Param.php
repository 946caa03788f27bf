<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Internal\Codec\Codec;

/**
 * @internal a parameter outside the body; `in` is path, query, header or cookie; style `json` means a media type
 */
final readonly class Param
{
    public function __construct(
        public string $in,
        public string $wire,
        public Codec $codec,
        public string $style = 'form',
        public bool $explode = true,
        public bool $reserved = false,
    ) {
    }
}
