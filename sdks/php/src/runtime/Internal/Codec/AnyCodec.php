<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Plain;

/**
 * @internal JSON of no declared shape
 */
final class AnyCodec implements Codec
{
    public function decode(mixed $value, string $path, bool $lenient): mixed
    {
        return $value;
    }

    public function encode(mixed $value, string $path): mixed
    {
        return Plain::of($value, $path);
    }
}
