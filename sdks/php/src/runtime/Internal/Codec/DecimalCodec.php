<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;
use Njia\Internal\RawNumber;

/**
 * @internal decimals: strings for the caller, so that no digit is lost; `$number`: they travel as JSON numbers
 */
final class DecimalCodec implements Codec
{
    private const LENIENT = '/\A[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\z/';
    private const FORM = '/\A-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?\z/';

    public function __construct(private readonly bool $number = false)
    {
    }

    public function decode(mixed $value, string $path, bool $lenient): string
    {
        if ($this->number && (is_int($value) || $value instanceof RawNumber)) {
            return (string) $value;
        }
        if (!$this->number && is_string($value) && preg_match(self::LENIENT, $value) === 1) {
            return $value;
        }
        throw Mismatch::expected($this->number ? 'a number' : 'a decimal as text', $value, $path);
    }

    public function encode(mixed $value, string $path): string|RawNumber
    {
        $text = is_int($value) || is_string($value) ? (string) $value : '';
        if (preg_match(self::FORM, $text) !== 1) {
            throw Mismatch::expected('a decimal such as "12.50", as text', $value, $path);
        }
        return $this->number ? new RawNumber($text) : $text;
    }
}
