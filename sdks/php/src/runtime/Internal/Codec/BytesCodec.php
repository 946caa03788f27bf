<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal octets: a string of bytes for the caller, base64 (RFC 4648) on the wire
 */
final class BytesCodec implements Codec
{
    public function decode(mixed $value, string $path, bool $lenient): string
    {
        $octets = is_string($value) ? base64_decode($value, true) : false;
        return $octets === false ? throw Mismatch::expected('base64 text', $value, $path) : $octets;
    }

    public function encode(mixed $value, string $path): string
    {
        return is_string($value) ? base64_encode($value) : throw Mismatch::expected('a string of bytes', $value, $path);
    }
}
