<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal a member with one possible value; another one of the same type is newer than this version and kept
 */
final class ConstCodec implements Codec
{
    public function __construct(public readonly string|int|float|bool $value)
    {
    }

    public function decode(mixed $value, string $path, bool $lenient): string|int|float|bool
    {
        if (is_scalar($value) && get_debug_type($value) === get_debug_type($this->value)) {
            return $value;
        }
        throw Mismatch::expected('the constant ' . var_export($this->value, true), $value, $path);
    }

    public function encode(mixed $value, string $path): string|int|float|bool
    {
        return $this->decode($value, $path, false);
    }
}
