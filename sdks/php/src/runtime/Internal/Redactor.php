<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal secrets never reach a text that people or logs can see
 */
final class Redactor
{
    public const MASK = '***';
    private const SECRET_HEADERS = [
        'authorization' => true,
        'proxy-authorization' => true,
        'cookie' => true,
        'set-cookie' => true,
        'x-api-key' => true,
        'webhook-signature' => true,
    ];
    // Prefixed credentials, bearer and basic tokens, JSON Web Tokens.
    private const TOKENS = '~\b(?:sk|svc|svs|whsec|whpk|wst|rk|pk)_[A-Za-z0-9_+/=-]{8,}'
        . '|\b(?:[Bb]earer|[Bb]asic)\s+[A-Za-z0-9._\~+/=-]{8,}'
        . '|\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*~';
    private const CARD = '/(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/';

    /**
     * `$text` without anything shaped like a credential, and without card numbers.
     */
    public static function text(string $text): string
    {
        $plain = preg_replace(self::TOKENS, self::MASK, $text) ?? self::MASK;
        $mask = static function (array $found): string {
            $number = is_string($found[0] ?? null) ? $found[0] : '';
            return self::isCard($number) ? self::MASK : $number;
        };
        return preg_replace_callback(self::CARD, $mask, $plain) ?? self::MASK;
    }

    /**
     * @param array<string, string> $headers
     * @return array<string, string>
     */
    public static function headers(array $headers): array
    {
        $shown = [];
        foreach ($headers as $name => $value) {
            $shown[$name] = self::isSecretHeader($name) ? self::MASK : self::text($value);
        }
        return $shown;
    }

    public static function isSecretHeader(string $name): bool
    {
        return isset(self::SECRET_HEADERS[strtolower($name)]);
    }

    /**
     * The mask, and the last four characters where that gives away little.
     */
    public static function last4(string $text): string
    {
        return strlen($text) >= 8 ? self::MASK . substr($text, -4) : self::MASK;
    }

    /**
     * What may be shown of a member; `$sensitive` is no, all or last4.
     */
    public static function member(string $sensitive, mixed $value): mixed
    {
        return match (true) {
            $value === null, $sensitive === 'no' => $value,
            $sensitive === 'last4' && is_string($value) => self::last4($value),
            default => self::MASK,
        };
    }

    /**
     * JSON with the members called `$names` masked at any depth; of anything else only the size.
     *
     * @param array<string, true> $names
     */
    public static function body(string $body, array $names): string
    {
        try {
            return Json::encode(self::walk(Json::decode($body), $names));
        } catch (JsonError) {
            return '(' . strlen($body) . ' bytes that are not JSON)';
        }
    }

    /**
     * @param array<string, true> $names
     */
    private static function walk(mixed $value, array $names): mixed
    {
        if (is_array($value)) {
            return array_map(static fn (mixed $item): mixed => self::walk($item, $names), $value);
        }
        if (!$value instanceof \stdClass) {
            return $value;
        }
        $members = (array) $value;
        $show = static fn (string|int $key, mixed $item): mixed
            => isset($names[$key]) && $item !== null ? self::MASK : self::walk($item, $names);
        return (object) array_combine(array_keys($members), array_map($show, array_keys($members), $members));
    }

    /**
     * The check digit of ISO/IEC 7812-1, annex B.
     */
    private static function isCard(string $text): bool
    {
        $digits = strrev((string) preg_replace('/\D/', '', $text));
        $total = 0;
        for ($place = 0, $count = strlen($digits); $place < $count; ++$place) {
            $value = (int) $digits[$place] * ($place % 2 === 1 ? 2 : 1);
            $total += $value > 9 ? $value - 9 : $value;
        }
        return $total % 10 === 0;
    }
}
