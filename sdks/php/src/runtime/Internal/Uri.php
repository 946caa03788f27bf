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
                return array_map(static fn (string $item): array => [$name, $item], $items);
            }
            $glue = ['spaceDelimited' => ' ', 'pipeDelimited' => '|'][$param->style] ?? ',';
            return $items === [] ? [] : [[$name, implode($glue, $items)]];
        }
        if (!$value instanceof \stdClass) {
            return [[$name, self::text($value)]];
        }
        $members = get_object_vars($value);
        if ($param->style === 'deepObject') {
            $deep = [];
            foreach ($members as $key => $item) {
                $deep = [...$deep, ...self::deep("{$name}[{$key}]", $item)];
            }
            return $deep;
        }
        if ($param->explode) {
            return array_map(null, array_map(strval(...), array_keys($members)), array_map(self::text(...), $members));
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
        $pairs = [];
        foreach ((array) $value as $key => $item) {
            $pairs = [...$pairs, ...self::deep(is_array($value) ? $name : "{$name}[{$key}]", $item)];
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
        $encode = static fn (array $pair): string => self::quote($pair[0], '[]') . '='
            . self::quote($pair[1], $pair[2] ? self::RESERVED : ":@!$'()*,/");
        return implode('&', array_map($encode, $pairs));
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
            foreach (get_object_vars($value) as $name => $item) {
                $items[] = self::quote((string) $name, '') . ($param->explode ? '=' : ',') . $quote($item);
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
        foreach ($members as $key => $item) {
            $parts[] = $key . $joint . self::text($item);
        }
        return implode($glue, $parts);
    }
}
