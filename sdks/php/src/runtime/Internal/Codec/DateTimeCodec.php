<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal moments with their offset (RFC 3339 `date-time`), microseconds at most
 */
final class DateTimeCodec implements Codec
{
    private const FORM = '/\A(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}:\d{2})(?:\.(\d+))?([Zz]|[+-]\d{2}:\d{2})\z/';

    public function decode(mixed $value, string $path, bool $lenient): \DateTimeImmutable
    {
        $found = [];
        if (!is_string($value) || preg_match(self::FORM, $value, $found) !== 1) {
            throw Mismatch::expected('a date and time of RFC 3339', $value, $path);
        }
        $micros = substr(str_pad($found[3], 6, '0'), 0, 6);
        $zone = strtoupper($found[4]) === 'Z' ? '+00:00' : $found[4];
        $text = "{$found[1]}T{$found[2]}.{$micros}{$zone}";
        $moment = \DateTimeImmutable::createFromFormat('!Y-m-d\TH:i:s.uP', $text);
        $errors = \DateTimeImmutable::getLastErrors();
        // A second of 60 is a leap second (RFC 3339, section 5.6); any other day or hour that is none rolls over.
        $rolled = $errors !== false && $errors['warning_count'] > 0 && substr($found[2], -2) !== '60';
        if ($moment === false || $rolled) {
            throw Mismatch::expected('a date and time of RFC 3339', $value, $path);
        }
        return $moment;
    }

    public function encode(mixed $value, string $path): string
    {
        if ($value instanceof \DateTimeInterface) {
            return self::format($value);
        }
        $this->decode($value, $path, false);
        return is_string($value) ? $value : '';
    }

    public static function format(\DateTimeInterface $moment): string
    {
        $fraction = rtrim($moment->format('u'), '0');
        $zone = $moment->getOffset() === 0 ? 'Z' : $moment->format('P');
        return $moment->format('Y-m-d\TH:i:s') . ($fraction === '' ? '' : ".{$fraction}") . $zone;
    }
}
