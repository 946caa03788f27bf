<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal
 */
final class TextCodec implements Codec
{
    public function decode(mixed $value, string $path, bool $lenient): string
    {
        return is_string($value) ? $value : throw Mismatch::expected('a string', $value, $path);
    }

    public function encode(mixed $value, string $path): string
    {
        if ($value instanceof \BackedEnum && is_string($value->value)) {
            return $value->value;
        }
        return is_string($value) ? $value : throw Mismatch::expected('a string', $value, $path);
    }
}
