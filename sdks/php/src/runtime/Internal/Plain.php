<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Date;
use Njia\Internal\Codec\DateTimeCodec;
use Njia\Model;

/**
 * @internal any value as JSON
 */
final class Plain
{
    /**
     * @throws Mismatch
     */
    public static function of(mixed $value, string $path): mixed
    {
        if ($value === null || is_scalar($value) || $value instanceof RawNumber) {
            if (is_float($value) && !is_finite($value)) {
                throw Mismatch::expected('a finite number', $value, $path);
            }
            return $value;
        }
        return match (true) {
            $value instanceof Model => $value->toWire(),
            $value instanceof \BackedEnum => $value->value,
            $value instanceof \DateTimeInterface => DateTimeCodec::format($value),
            $value instanceof Date => (string) $value,
            is_array($value) => self::members($value, $path),
            $value instanceof \stdClass => self::object(get_object_vars($value), $path),
            $value instanceof \JsonSerializable => self::of($value->jsonSerialize(), $path),
            default => throw Mismatch::expected('something with a JSON form', $value, $path),
        };
    }

    /**
     * @param array<array-key, mixed> $value
     */
    private static function members(array $value, string $path): mixed
    {
        if (!array_is_list($value)) {
            return self::object($value, $path);
        }
        $items = [];
        foreach (array_keys($value) as $index) {
            $items[] = self::of($value[$index], "{$path}[{$index}]");
        }
        return $items;
    }

    /**
     * @param array<array-key, mixed> $value
     */
    private static function object(array $value, string $path): \stdClass
    {
        $members = [];
        foreach (array_keys($value) as $key) {
            $members[$key] = self::of($value[$key], "{$path}.{$key}");
        }
        return (object) $members;
    }
}
