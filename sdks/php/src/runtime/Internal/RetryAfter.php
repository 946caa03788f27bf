<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Headers;

/**
 * @internal how long a server asks to wait
 */
final class RetryAfter
{
    private const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
    private const TIME = '(?<time>\d{2}:\d{2}:\d{2})';
    private const MONTH = '(?<month>[a-z]{3})';
    private const IMF = '/\A[a-z]{3}, (?<day>\d{2}) ' . self::MONTH . ' (?<year>\d{4}) ' . self::TIME . ' GMT\z/i';
    private const RFC850 = '/\A[a-z]{6,9}, (?<day>\d{2})-' . self::MONTH . '-(?<year>\d{2}) ' . self::TIME . ' GMT\z/i';
    private const ASCTIME = '/\A[a-z]{3} ' . self::MONTH . ' (?<day>[ \d]\d) ' . self::TIME . ' (?<year>\d{4})\z/i';

    /**
     * Seconds by `Retry-After-Ms`, else by `Retry-After` (seconds or an HTTP-date, RFC 9110 sections 10.2.3 and 5.6.7).
     * A past date is 0; null when absent, negative or unreadable.
     */
    public static function read(Headers $headers, float $now): ?float
    {
        $millis = self::number($headers->get('retry-after-ms'));
        if ($millis !== null) {
            return $millis / 1000;
        }
        $text = trim($headers->get('retry-after') ?? '');
        return self::number($text) ?? self::until($text, $now);
    }

    private static function number(?string $text): ?float
    {
        $plain = trim($text ?? '');
        // A very long number is a very long wait, not garbage: it becomes infinite.
        return preg_match('/\A(?:\d+(?:\.\d*)?|\.\d+)\z/', $plain) === 1 ? floatval($plain) : null;
    }

    private static function until(string $text, float $now): ?float
    {
        $found = [];
        foreach ([self::IMF, self::RFC850, self::ASCTIME] as $form) {
            if (strlen($text) <= 64 && preg_match($form, $text, $found) === 1) {
                $moment = self::moment($found, $now);
                return $moment === null ? null : max(0.0, $moment - $now);
            }
        }
        return null;
    }

    /**
     * @param array<array-key, string> $found
     */
    private static function moment(array $found, float $now): ?float
    {
        $month = array_search(strtolower($found['month']), self::MONTHS, true);
        [$hour, $minute, $second] = array_map(intval(...), explode(':', $found['time']));
        $day = (int) $found['day'];
        $year = (int) $found['year'];
        if (strlen($found['year']) === 2) {
            // RFC 9110: a two-digit year more than 50 years ahead is the past one with the same last digits.
            $year += intdiv((int) gmdate('Y', (int) $now), 100) * 100;
            $year -= $year > (int) gmdate('Y', (int) $now) + 50 ? 100 : 0;
        }
        if ($month === false || !checkdate($month + 1, $day, $year) || $hour > 23 || $minute > 59 || $second > 60) {
            return null;
        }
        $moment = gmmktime($hour, $minute, $second, $month + 1, $day, $year);
        return $moment === false ? null : (float) $moment;
    }
}
