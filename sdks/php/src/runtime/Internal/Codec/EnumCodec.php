<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal named values; one that this version does not know stays a plain string or int
 */
final class EnumCodec implements Codec
{
    private ?\Closure $find = null;

    /**
     * @param class-string<\BackedEnum> $enum
     */
    public function __construct(private readonly string $enum, private readonly bool $integer = false)
    {
    }

    public function decode(mixed $value, string $path, bool $lenient): \BackedEnum|string|int
    {
        $this->find ??= (new \ReflectionMethod($this->enum, 'tryFrom'))->getClosure();
        if (is_int($value) && $this->integer) {
            return self::known(($this->find)($value)) ?? $value;
        }
        if (is_string($value) && !$this->integer) {
            return self::known(($this->find)($value)) ?? $value;
        }
        throw Mismatch::expected($this->integer ? 'an integer' : 'a string', $value, $path);
    }

    private static function known(mixed $case): ?\BackedEnum
    {
        return $case instanceof \BackedEnum ? $case : null;
    }

    public function encode(mixed $value, string $path): string|int
    {
        if ($value instanceof \BackedEnum && $value instanceof $this->enum) {
            return $value->value;
        }
        if (is_int($value) && $this->integer) {
            return $value;
        }
        if (is_string($value) && !$this->integer) {
            return $value;
        }
        throw Mismatch::expected("a case of {$this->enum}", $value, $path);
    }
}
