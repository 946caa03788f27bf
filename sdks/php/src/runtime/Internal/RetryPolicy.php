<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Headers;
use Njia\Outcome;

/**
 * @internal pure functions: may a request be repeated, after which wait, and what is known about its effect
 */
final class RetryPolicy
{
    private const SAFE_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'];
    private const STATUSES = [408, 429, 500, 502, 503, 504];
    private const IN_PROGRESS = 'idempotency_in_progress';

    /** Whether a second copy of the request cannot do more than the first. */
    public static function isReplaySafe(string $method, ?string $key): bool
    {
        return $key !== null || in_array($method, self::SAFE_METHODS, true);
    }

    /** Whether an answer calls for another attempt. */
    public static function repeatsAnswer(int $status, ?string $code, Headers $headers, bool $safe): bool
    {
        $told = strtolower(trim($headers->get('x-should-retry') ?? ''));
        if ($told === 'true' || $told === 'false') {
            return $told === 'true';
        }
        if ($status === 409) {
            return $safe && $code === self::IN_PROGRESS;
        }
        if (!in_array($status, self::STATUSES, true)) {
            return false;
        }
        return $safe || $status === 429 || ($status === 503 && $headers->has('retry-after'));
    }

    /** Whether a failure without an answer calls for another attempt; `$sent`: something may have left this machine. */
    public static function repeatsFailure(bool $sent, bool $safe): bool
    {
        return $safe || !$sent;
    }

    /** Seconds before retry number `$retry` (from 0): uniform in [0.5, 1.0] x min(8 s, 0.5 s x 2^retry). */
    public static function backoff(int $retry, float $random): float
    {
        return (0.5 + $random / 2) * min(8.0, 0.5 * 2 ** min($retry, 10));
    }

    /** What a failure says about the effect; `$arrived`: an earlier attempt may have reached the server. */
    public static function outcome(int $status, ?string $code, bool $arrived): Outcome
    {
        if ($arrived) {
            // A refusal of this attempt does not call back an earlier one that may still be under way.
            return Outcome::Unknown;
        }
        if ($status === 501 || $status === 505) {
            return Outcome::None;
        }
        $isOpen = $status < 400 || $status === 408 || $status >= 500 || $code === self::IN_PROGRESS;
        return $isOpen ? Outcome::Unknown : Outcome::None;
    }
}
