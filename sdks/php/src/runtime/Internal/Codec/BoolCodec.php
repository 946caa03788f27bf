<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal
 */
final class BoolCodec implements Codec
{
    public function decode(mixed $value, string $path, bool $lenient): bool
    {
        return is_bool($value) ? $value : throw Mismatch::expected('a boolean', $value, $path);
    }

    public function encode(mixed $value, string $path): bool
    {
        return $this->decode($value, $path, false);
    }
}
