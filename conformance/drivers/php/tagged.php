<?php

declare(strict_types=1);

namespace Driver;

use Njia\Internal\RawNumber;
use Njia\Page;

/**
 * Values across the pipe: what is no string, boolean, list or object travels tagged.
 */
final class Tagged
{
    public static function untag(mixed $value): mixed
    {
        if (is_array($value)) {
            return array_map(self::untag(...), $value);
        }
        if (!$value instanceof \stdClass) {
            return $value;
        }
        $members = get_object_vars($value);
        $name = count($members) === 1 ? (string) array_key_first($members) : '';
        if (in_array($name, ['$i64', '$f64', '$dec', '$ts', '$date', '$bytes', '$null', '$enum'], true)) {
            $text = $members[$name];
            return match ($name) {
                '$null' => null,
                '$i64' => filter_var($text, FILTER_VALIDATE_INT) === false ? (float) $text : (int) $text,
                '$f64' => strcasecmp($text, 'nan') === 0 ? NAN : (stripos($text, 'inf') === false ? (float) $text : INF),
                default => $text,
            };
        }
        return (object) array_map(self::untag(...), $members);
    }

    public static function tag(mixed $value): mixed
    {
        return match (true) {
            $value === null => ['$null' => 1],
            is_int($value) => ['$i64' => (string) $value],
            is_float($value) => ['$f64' => var_export($value, true)],
            $value instanceof RawNumber => [preg_match('/[.eE]/', $value->text) === 1 ? '$f64' : '$i64' => $value->text],
            is_array($value) => array_map(self::tag(...), $value),
            $value instanceof \stdClass => (object) array_map(self::tag(...), get_object_vars($value)),
            default => $value,
        };
    }

    /** The SDK's own serialisation of a result: what it gives back is what the server sent, or it lost something. */
    public static function wire(mixed $value): mixed
    {
        return match (true) {
            $value instanceof Page => self::wire($value->body),
            is_object($value) && method_exists($value, 'toWire') => $value->toWire(),
            $value instanceof \BackedEnum => $value->value,
            $value instanceof \JsonSerializable => $value->jsonSerialize(),
            is_array($value) => array_map(self::wire(...), $value),
            default => $value,
        };
    }
}
