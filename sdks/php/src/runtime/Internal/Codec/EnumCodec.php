<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal named values; one that this version does not know stays a plain string or int
 */
final class EnumCodec implements Codec
{
    /**
     * @param class-string<\BackedEnum> $enum
     */
    public function __construct(private readonly string $enum, private readonly bool $integer = false)
    {
    }

    public function decode(mixed $value, string $path, bool $lenient): \BackedEnum|string|int
    {
        if ($this->integer ? is_int($value) : is_string($value)) {
            return $this->enum::tryFrom($value) ?? $value;
        }
        throw Mismatch::expected($this->integer ? 'an integer' : 'a string', $value, $path);
    }

    public function encode(mixed $value, string $path): string|int
    {
        $plain = $value instanceof $this->enum ? $value->value : $value;
        if ($this->integer ? is_int($plain) : is_string($plain)) {
            return $plain;
        }
        throw Mismatch::expected("a case of {$this->enum}", $value, $path);
    }
}
