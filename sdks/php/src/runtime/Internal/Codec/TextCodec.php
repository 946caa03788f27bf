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
        $text = $value instanceof \BackedEnum ? $value->value : $value;
        return is_string($text) ? $text : throw Mismatch::expected('a string', $value, $path);
    }
}
