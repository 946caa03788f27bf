<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal integers of 64 bits, exact or refused; `$text`: they travel as strings
 */
final class IntCodec implements Codec
{
    public function __construct(private readonly bool $text = false)
    {
    }

    public function decode(mixed $value, string $path, bool $lenient): int
    {
        if ($this->text && is_string($value)) {
            $number = filter_var($value, FILTER_VALIDATE_INT);
            // The text itself must come back: no "+7", no " 7", no "07".
            if (is_int($number) && (string) $number === $value) {
                return $number;
            }
        }
        if (!$this->text && is_int($value)) {
            return $value;
        }
        throw Mismatch::expected('an integer of 64 bits' . ($this->text ? ' as text' : ''), $value, $path);
    }

    public function encode(mixed $value, string $path): int|string
    {
        if (!is_int($value)) {
            throw Mismatch::expected('an int (amounts are whole minor units, never a float)', $value, $path);
        }
        return $this->text ? (string) $value : $value;
    }
}
