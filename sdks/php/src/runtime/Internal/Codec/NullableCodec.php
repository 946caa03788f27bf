<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

/**
 * @internal
 */
final class NullableCodec implements Codec
{
    public function __construct(private readonly Codec $inner)
    {
    }

    public function decode(mixed $value, string $path, bool $lenient): mixed
    {
        return $value === null ? null : $this->inner->decode($value, $path, $lenient);
    }

    public function encode(mixed $value, string $path): mixed
    {
        return $value === null ? null : $this->inner->encode($value, $path);
    }
}
