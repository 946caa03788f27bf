<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal a value does not fit its type; `path` grows on the way out. Holds nothing of the value itself
 */
final class Mismatch extends \RuntimeException
{
    public function __construct(string $message, public readonly string $path)
    {
        parent::__construct($message);
    }

    public static function expected(string $what, mixed $value, string $path): self
    {
        return new self("{$path} is " . self::kind($value) . ", {$what} is expected", $path);
    }

    public static function kind(mixed $value): string
    {
        return match (true) {
            $value === null => 'null',
            is_bool($value) => 'a boolean',
            is_int($value) => 'an integer',
            is_float($value) => 'a float',
            $value instanceof RawNumber => 'a number out of the exact range or with a fraction',
            is_string($value) => 'a string',
            is_array($value) => array_is_list($value) ? 'a list' : 'an array with keys',
            $value instanceof \stdClass => 'an object',
            default => get_debug_type($value),
        };
    }
}
