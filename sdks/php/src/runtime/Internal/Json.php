<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal JSON without loss: `{}` and `[]` stay apart, numbers beyond the exact range keep their text
 */
final class Json
{
    private const DEPTH = 512;
    // Strings are skipped; what is left is a fraction, an exponent, a negative zero or an integer of 19 or more digits.
    private const STRINGS = '"(?:[^"\\\\]++|\\\\.)*+"(*SKIP)(*FAIL)|';
    private const INEXACT = '-?\d++(?:\.\d++)?(?:[eE][+-]?\d++)?+(?<=[.eE+\-\d])';

    /**
     * Objects become stdClass, arrays lists, numbers int or RawNumber.
     *
     * @throws JsonError
     */
    public static function decode(string $text): mixed
    {
        $needsCare = preg_match('~' . self::STRINGS . '\d[.eE]|\d{19}|-0~s', $text);
        if ($needsCare !== 1) {
            return self::parse($text);
        }
        if (is_int(self::parse($text))) {
            return self::parse($text);
        }
        $mark = bin2hex(random_bytes(12));
        $wrap = static function (array $found) use ($mark): string {
            $number = is_string($found[0] ?? null) ? $found[0] : '';
            return self::isExact($number) ? $number : "\"{$mark}{$number}\"";
        };
        $marked = preg_replace_callback('~' . self::STRINGS . self::INEXACT . '~s', $wrap, $text);
        if ($marked === null) {
            throw new JsonError('the text is too large to be read');
        }
        return self::unmark(self::parse($marked), $mark);
    }

    /**
     * @throws JsonError for infinite numbers and text that is not UTF-8
     */
    public static function encode(mixed $value): string
    {
        if ($value instanceof RawNumber) {
            return $value->text;
        }
        if ($value instanceof \stdClass) {
            $members = (array) $value;
            $print = static fn (string|int $key, mixed $item): string
                => self::scalar((string) $key) . ':' . self::encode($item);
            return '{' . implode(',', array_map($print, array_keys($members), $members)) . '}';
        }
        if (is_array($value)) {
            if (!array_is_list($value)) {
                return self::encode((object) $value);
            }
            return '[' . implode(',', array_map(self::encode(...), $value)) . ']';
        }
        return self::scalar($value);
    }

    private static function scalar(mixed $value): string
    {
        try {
            return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        } catch (\JsonException $error) {
            throw new JsonError($error->getMessage());
        }
    }

    private static function parse(string $text): mixed
    {
        try {
            return json_decode($text, false, self::DEPTH, JSON_THROW_ON_ERROR);
        } catch (\JsonException $error) {
            throw new JsonError('the body is not JSON: ' . $error->getMessage());
        }
    }

    private static function isExact(string $number): bool
    {
        return preg_match('/\A(?:0|-?[1-9]\d*)\z/', $number) === 1 && (string) (int) $number === $number;
    }

    private static function unmark(mixed $value, string $mark): mixed
    {
        if (is_string($value)) {
            return str_starts_with($value, $mark) ? new RawNumber(substr($value, strlen($mark))) : $value;
        }
        if (is_array($value)) {
            return array_map(static fn (mixed $item): mixed => self::unmark($item, $mark), $value);
        }
        if ($value instanceof \stdClass) {
            return (object) array_map(static fn (mixed $item): mixed => self::unmark($item, $mark), (array) $value);
        }
        return $value;
    }
}
