<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;
use Njia\Internal\RawNumber;

/**
 * @internal ratios and coordinates, never money; `$text`: they travel as strings
 */
final class FloatCodec implements Codec
{
    public function __construct(private readonly bool $text = false)
    {
    }

    public function decode(mixed $value, string $path, bool $lenient): float
    {
        if ($this->text && is_string($value) && is_numeric($value)) {
            return (float) $value;
        }
        if (!$this->text && (is_int($value) || $value instanceof RawNumber)) {
            $number = floatval((string) $value);
            return is_finite($number) ? $number : throw Mismatch::expected('a finite number', $value, $path);
        }
        if (!$this->text && is_float($value) && is_finite($value)) {
            return $value; // a caller's own value on its way into a model
        }
        throw Mismatch::expected('a number' . ($this->text ? ' as text' : ''), $value, $path);
    }

    public function encode(mixed $value, string $path): int|float|string
    {
        if (!is_int($value) && !(is_float($value) && is_finite($value))) {
            throw Mismatch::expected('a finite number', $value, $path);
        }
        return $this->text ? var_export($value, true) : $value;
    }
}
