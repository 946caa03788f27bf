<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal values deep inside of others; what is not there is null
 */
final class Dig
{
    /**
     * @param list<string> $keys members of objects, from the outside in
     */
    public static function at(mixed $value, array $keys): mixed
    {
        return array_reduce($keys, self::member(...), $value);
    }

    /**
     * @param list<string> $keys
     */
    public static function text(mixed $value, array $keys): ?string
    {
        return self::textOrNull(self::at($value, $keys));
    }

    /**
     * @param list<string> $keys
     * @return list<mixed>
     */
    public static function items(mixed $value, array $keys): array
    {
        return self::itemsOrNone(self::at($value, $keys));
    }

    public static function textOrNull(mixed $value): ?string
    {
        return is_string($value) ? $value : null;
    }

    /** What goes on in a URL as it is: text and whole numbers. */
    public static function token(mixed $value): string|int|null
    {
        return is_string($value) || is_int($value) ? $value : null;
    }

    /**
     * @return list<mixed>
     */
    private static function itemsOrNone(mixed $value): array
    {
        return is_array($value) ? array_values($value) : [];
    }

    private static function member(mixed $value, string $key): mixed
    {
        return is_object($value) ? get_object_vars($value)[$key] ?? null : null;
    }
}
