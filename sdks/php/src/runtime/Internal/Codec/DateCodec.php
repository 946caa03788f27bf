<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Date;
use Njia\Internal\Mismatch;

/**
 * @internal calendar days
 */
final class DateCodec implements Codec
{
    public function decode(mixed $value, string $path, bool $lenient): Date
    {
        try {
            return Date::parse(is_string($value) ? $value : '');
        } catch (\InvalidArgumentException) {
            throw Mismatch::expected('a date as YYYY-MM-DD', $value, $path);
        }
    }

    public function encode(mixed $value, string $path): string
    {
        return match (true) {
            $value instanceof Date => (string) $value,
            $value instanceof \DateTimeInterface => (string) Date::of($value),
            default => (string) $this->decode($value, $path, false),
        };
    }
}
