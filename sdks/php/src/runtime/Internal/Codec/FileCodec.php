<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;
use Njia\Upload;

/**
 * @internal raw octets: a string, or an Upload with a file name
 */
final class FileCodec implements Codec
{
    public function decode(mixed $value, string $path, bool $lenient): string|Upload
    {
        $fits = is_string($value) || $value instanceof Upload;
        return $fits ? $value : throw Mismatch::expected('octets', $value, $path);
    }

    public function encode(mixed $value, string $path): string|Upload
    {
        $fits = is_string($value) || $value instanceof Upload;
        return $fits ? $value : throw Mismatch::expected('a string of bytes or an Upload', $value, $path);
    }
}
