<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\DeprecationNotice;
use Njia\Headers;
use Njia\RateLimit;
use Njia\ResponseMeta;

/**
 * @internal metadata from the headers of an answer
 */
final class MetaReader
{
    public static function read(
        ClientInfo $info,
        int $status,
        Headers $headers,
        int $attempts,
        float $latency,
        ?string $key,
        float $now,
    ): ResponseMeta {
        $get = static fn (string $role): ?string => isset($info->metaHeaders[$role])
            ? $headers->get($info->metaHeaders[$role])
            : null;
        return new ResponseMeta(
            $status,
            $headers,
            $get('requestId'),
            self::limit($get('limit'), $get('remaining'), $get('reset'), $info->resetIsDelta ? (int) $now : 0),
            $attempts,
            $latency,
            $key,
            strtolower(trim($get('replayed') ?? '')) === 'true',
            self::notice($headers),
        );
    }

    private static function limit(?string $limit, ?string $remaining, ?string $reset, int $from): ?RateLimit
    {
        [$most, $left, $end] = array_map(self::number(...), [$limit, $remaining, $reset]);
        if ($most === null && $left === null && $end === null) {
            return null;
        }
        return new RateLimit($most, $left, $end === null ? null : $end + $from);
    }

    private static function number(?string $text): ?int
    {
        $plain = trim($text ?? '');
        return preg_match('/\A\d{1,18}\z/', $plain) === 1 ? (int) $plain : null;
    }

    private static function notice(Headers $headers): ?DeprecationNotice
    {
        $since = $headers->get('deprecation');
        $sunset = $headers->get('sunset');
        if ($since === null && $sunset === null) {
            return null;
        }
        $found = [];
        $stamp = preg_match('/\A@(-?\d{1,12})\z/', trim($since ?? ''), $found) === 1 ? (int) $found[1] : null;
        return new DeprecationNotice($stamp, $sunset, self::links($headers->get('link') ?? ''));
    }

    /**
     * Targets by relation (RFC 8288): `<target>; rel="relation"`.
     *
     * @return array<string, string>
     */
    public static function links(string $text): array
    {
        $links = $found = $relation = [];
        preg_match_all('/<([^<>]*)>((?:\s*;\s*[^,;<]+)*)/', $text, $found, PREG_SET_ORDER);
        foreach ($found as [, $target, $params]) {
            if (preg_match('/;\s*rel\s*=\s*"?([^";]+)"?/', $params, $relation) === 1) {
                foreach (preg_split('/\s+/', trim($relation[1])) ?: [] as $name) {
                    $links[$name] ??= $target;
                }
            }
        }
        return $links;
    }
}
