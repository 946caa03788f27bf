<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal parameter serialisation: the RFC 6570 styles of OpenAPI 3.0
 */
final class Uri
{
    private const RESERVED = ":/?#[]@!$&'()*+,;=";

    /** The text of a JSON scalar in a URL or header; objects inside become JSON. */
    public static function text(mixed $value): string
    {
        return match (true) {
            is_string($value) => $value,
            $value === null => '',
            is_bool($value) => $value ? 'true' : 'false',
            is_int($value) => (string) $value,
            default => Json::encode($value),
        };
    }

    /**
     * Name and value pairs of one query parameter, not yet encoded. An empty list or object gives none.
     *
     * @return list<array{string, string}>
     */
    public static function pairs(Param $param, mixed $value): array
    {
        $name = $param->wire;
        if ($param->style === 'json') {
            return [[$name, Json::encode($value)]];
        }
        if (is_array($value)) {
            $items = array_map(self::text(...), $value);
            if ($param->explode) {
                return self::named($name, $items);
            }
            $glue = ['spaceDelimited' => ' ', 'pipeDelimited' => '|'][$param->style] ?? ',';
            return $items === [] ? [] : [[$name, implode($glue, $items)]];
        }
        if (!$value instanceof \stdClass) {
            return [[$name, self::text($value)]];
        }
        $members = get_object_vars($value);
        if ($param->style === 'deepObject') {
            return self::nested($name, $members);
        }
        if ($param->explode) {
            $pairs = [];
            foreach (array_map(self::text(...), $members) as $key => $item) {
                $pairs[] = [(string) $key, $item];
            }
            return $pairs;
        }
        return $members === [] ? [] : [[$name, self::joined($members, ',', ',')]];
    }

    /**
     * @return list<array{string, string}>
     */
    private static function deep(string $name, mixed $value): array
    {
        // OpenAPI leaves nesting open; brackets all the way down are what servers read.
        if (!is_array($value) && !$value instanceof \stdClass) {
            return [[$name, self::text($value)]];
        }
        if ($value instanceof \stdClass) {
            return self::nested($name, get_object_vars($value));
        }
        $pairs = [];
        foreach (array_keys($value) as $index) {
            $pairs = [...$pairs, ...self::deep($name, $value[$index])];
        }
        return $pairs;
    }

    /**
     * @param array<array-key, mixed> $members
     * @return list<array{string, string}>
     */
    private static function nested(string $name, array $members): array
    {
        $pairs = [];
        foreach (array_keys($members) as $key) {
            $pairs = [...$pairs, ...self::deep("{$name}[{$key}]", $members[$key])];
        }
        return $pairs;
    }

    /**
     * @param array<array-key, string> $items
     * @return list<array{string, string}>
     */
    private static function named(string $name, array $items): array
    {
        $pairs = [];
        foreach ($items as $item) {
            $pairs[] = [$name, $item];
        }
        return $pairs;
    }

    /**
     * `a=1&b=2` from (name, value, allowReserved); spaces are `%20`.
     *
     * @param list<array{string, string, bool}> $pairs
     */
    public static function query(array $pairs): string
    {
        $encoded = [];
        foreach ($pairs as [$name, $value, $reserved]) {
            $safe = $reserved ? self::RESERVED : ":@!$'()*,/";
            $encoded[] = self::quote($name, '[]') . '=' . self::quote($value, $safe);
        }
        return implode('&', $encoded);
    }

    /**
     * One path segment, percent-encoded.
     *
     * @throws Mismatch for a value that would address another resource
     */
    public static function segment(Param $param, mixed $value): string
    {
        $prefix = ['label' => '.', 'matrix' => ';'][$param->style] ?? '';
        $glue = $param->explode && $prefix !== '' ? $prefix : ',';
        $key = $param->style === 'matrix' ? self::quote($param->wire, '') . '=' : '';
        $quote = static fn (mixed $item): string => self::quote(self::text($item), "!$'()*:@");
        if (is_array($value)) {
            $items = array_map($quote, $value);
            $text = $param->explode && $key !== ''
                ? implode('', array_map(static fn (string $item): string => ";{$key}{$item}", $items))
                : $prefix . $key . implode($glue, $items);
        } elseif ($value instanceof \stdClass) {
            $items = [];
            $members = get_object_vars($value);
            foreach (array_keys($members) as $name) {
                $items[] = self::quote((string) $name, '') . ($param->explode ? '=' : ',') . $quote($members[$name]);
            }
            $text = $prefix . ($param->explode ? '' : $key) . implode($glue, $items);
        } else {
            $text = $prefix . $key . $quote($value);
        }
        if (in_array($text, ['', '.', '..'], true)) {
            $shown = $text === '' ? 'empty' : "\"{$text}\"";
            throw new Mismatch("{$param->wire} is {$shown}, which would address another resource", $param->wire);
        }
        return $text;
    }

    /** The style `simple` as headers have it: commas between items, not percent-encoded. */
    public static function header(Param $param, mixed $value): string
    {
        return match (true) {
            $param->style === 'json' => Json::encode($value),
            is_array($value) => implode(',', array_map(self::text(...), $value)),
            $value instanceof \stdClass => self::joined(get_object_vars($value), $param->explode ? '=' : ',', ','),
            default => self::text($value),
        };
    }

    public static function quote(string $text, string $safe): string
    {
        $encoded = rawurlencode($text);
        foreach ($safe === '' ? [] : str_split($safe) as $char) {
            $encoded = str_replace(rawurlencode($char), $char, $encoded);
        }
        return $encoded;
    }

    /**
     * @param array<array-key, mixed> $members
     */
    private static function joined(array $members, string $joint, string $glue): string
    {
        $parts = [];
        foreach (array_map(self::text(...), $members) as $key => $text) {
            $parts[] = $key . $joint . $text;
        }
        return implode($glue, $parts);
    }
}
